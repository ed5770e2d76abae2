/** What a label says of its product in each language, and what each of its options changes. */
import { describe, expect, it } from 'vitest'
import { deriveLabelElements } from '../../clp/label/label-elements.ts'
import { labelOfCatalogue, labelOfSample, substance } from '../../test-kit/label-of.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import type { LabelModel } from './label-model.ts'
import { writeParagraphs } from './label-paragraphs.ts'

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)
const recordOfId = (id: number) => readCatalogue(id).at(-1)?.record
const languagesOf = (id: number) => (id === 1012 ? '6' : '1,2,3,6')

describe('the label', () => {
  it.each(catalogueIds)('of product %i has what Article 17 demands, in each language the same', (id) => {
    const label = labelOfCatalogue(id, `xlang=${languagesOf(id)}`)
    const record = recordOfId(id)
    const elements = deriveLabelElements(record?.classification ?? [], {
      withoutMetalCorrosionPictogram: record?.labelDefaults.hideMetalCorrosionPictogram ?? false,
    })
    expect(label.name).toBe(record?.name)
    expect(codes(label.pictograms)).toEqual(elements.pictograms)
    for (const block of label.blocks) {
      expect(block.signalWord === null).toBe(elements.signalWord === null)
      expect(codes(block.hazard)).toEqual(elements.hazardStatements)
      expect(codes(block.precautionary)).toEqual(codes(record?.labelElements.precautionaryStatements ?? []))
      expect(codes(block.supplemental)).toEqual(codes(record?.labelElements.supplementalStatements ?? []))
      expect(block.contains?.substances.length ?? 0).toBe(record?.labelElements.contains.length)
    }
    expect(label.supplier).toMatchObject({ name: record?.supplier.name, address: expect.stringContaining(record?.supplier.city ?? '?') })
    expect(label.supplier.telephone.replaceAll('\u00a0', ' ')).toBe(record?.supplier.telephone)
    expect(label.missing).toEqual([])
    expect(JSON.stringify(label)).not.toMatch(/\{[a-zA-Z]+\}(?!")|‹|undefined/)
  })

  it('says in every language what the law says there, the leading one first', () => {
    const { blocks, language } = labelOfCatalogue(1003, 'xlang=1,2,3&rlang=2')
    expect(language).toBe('de')
    expect(blocks.map(({ mark, signalWord }) => `${mark} ${signalWord}`)).toEqual(['DE Gefahr', 'EN Danger', 'FR Danger'])
    expect(blocks.map(({ contains }) => contains?.text)).toEqual([
      'Enthält: Toluol; Xylol; Methanol; Ethylbenzol.',
      'Contains: toluene; xylene; methanol; ethylbenzene.',
      'Contient\u00a0: toluène\u00a0; xylène\u00a0; méthanol\u00a0; éthylbenzène.',
    ])
    expect(blocks[0]?.hazard[0]?.text).toBe('Flüssigkeit und Dampf leicht entzündbar.')
  })

  it('shows the UFI, the codes chosen and the content of the pack', () => {
    const label = labelOfCatalogue(1001, 'pCodes=70102~70100&vseb=25 l')
    expect(label.ufi).toBe('QPQV-401X-M00X-AHSD')
    expect(codes(label.productCodes)).toEqual(['PUL-4410-025', 'PUL-4410-001'])
    expect(label.quantity).toBe('25 l')
  })

  it('parts the UFI from the codes that share its line, since a fifth group of letters would be read out with it', () => {
    const { ufi } = writeParagraphs(labelOfCatalogue(1001, 'pCodes=70102~70100'), 'tight', 1)
    expect(ufi?.runs.map(({ text }) => text).join('')).toMatch(/^UFI: QPQV-401X-M00X-AHSD\u00a0· PUL-4410-025\b/)
  })

  it('takes the default codes where none is chosen, and the first code where the product has no default', () => {
    expect(codes(labelOfCatalogue(1001).productCodes)).toEqual(['PUL-4410-005'])
    expect(codes(labelOfCatalogue(1001, 'pCodes=1~2').productCodes)).toEqual(['PUL-4410-005'])
    const synonyms = [{ id: 1, name: 'A', productCodes: ['A-1', 'A-2'].map((code, index) => ({ id: index + 1, code })) }]
    expect(codes(labelOfSample({ synonyms }).productCodes)).toEqual(['A-1'])
    expect(codes(labelOfSample({ synonyms, labelDefaults: { productCodeIds: [7, 2] } }).productCodes)).toEqual(['A-2'])
  })

  it('leads its QR code where it is told to, in the language of the label', () => {
    const address = (target: number) => labelOfCatalogue(1001, `QR=${target}&xlang=2`).qr?.address
    expect([0, 1, 2, 3].map(address)).toEqual([
      undefined,
      'https://coatings.example/p/1001/de/gh/2',
      'https://coatings.example/p/1001/de/mh/2',
      'https://coatings.example/p/1001/de/pd/2',
    ])
    expect(labelOfCatalogue(1001, 'xlang=3,2').qr?.address).toBe('https://coatings.example/p/1001/fr/pd/3')
  })

  it('names its pictograms for those who do not see them', () => {
    expect(labelOfCatalogue(1003, 'xlang=1').pictograms[0]?.description).toBe('GHS02, flame: flammable')
  })

  it('has the transport labels of the classes and the mark for the environment', () => {
    const label = labelOfCatalogue(1005)
    expect(label.transport?.unNumber).toBe('UN\u00a03082')
    expect(label.transport?.diamonds.map(({ sign }) => sign)).toEqual(['9', 'marinePollutant'])
  })

  // ADR 5.2.1.8.1
  it.each([
    ['5 l', false],
    ['5000 ml', false],
    ['4 × 5 l', false],
    ['5,5 l', true],
    ['20 l', true],
    ['5 kg', true],
    ['', true],
  ])('has the mark for the environment on packs above 5 l alone, or of unknown content: %s', (content, isMarked) => {
    const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', environmentallyHazardous: true } as const
    const transport = { regulated: true, unNumber: '1263', road: paint, sea: paint, air: paint } as const
    const label = labelOfSample({ transport }, `vseb=${content}`)
    expect(label.transport?.diamonds.map(({ sign }) => sign)).toEqual(isMarked ? ['3', 'marinePollutant'] : ['3'])
  })

  it('prints a class of which there is no drawing behind the UN number', () => {
    const mode = { shippingName: { text: { en: 'X' } }, hazardClass: '6.1', subsidiaryHazards: ['2.3'] } as const
    const label = labelOfSample({
      transport: {
        regulated: true,
        unNumber: '1017',
        road: { ...mode, subsidiaryHazards: ['2.3'] },
        sea: { ...mode, subsidiaryHazards: [] },
        air: { ...mode, subsidiaryHazards: [] },
      },
    })
    expect(label.transport).toMatchObject({ unNumber: 'UN\u00a01017 (2.3)', diamonds: [{ sign: '6.1' }] })
  })

  it('has transport labels only where the rules of the road ask for them', () => {
    const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3' } as const
    const free = { regulated: false } as const
    const byAir = labelOfSample({ transport: { regulated: true, unNumber: '1263', road: free, sea: free, air: paint } })
    expect(byAir.transport).toBeNull()
    expect(kinds(byAir.notes)).not.toContain('transportMarks')
    const air = { ...paint, unNumber: '8000' }
    const byRoad = labelOfSample({ transport: { regulated: true, unNumber: '1263', road: { ...paint, unNumber: '1950' }, sea: free, air } })
    expect(byRoad.transport).toMatchObject({ unNumber: 'UN\u00a01950', diamonds: [{ sign: '3' }] })
    expect(byRoad.notes).toContainEqual(expect.objectContaining({ kind: 'transportMarks', because: ['UN 1950'] }))
  })

  it('marks what the general public must not get (REACH Annex XVII, entries 28 to 30), once', () => {
    const marking = 'Restricted to professional users.'
    const own = labelOfCatalogue(1010, 'xlang=1')
    expect(own.blocks[0]?.further.filter((text) => text === marking)).toHaveLength(1)
    const added = labelOfSample({ classification: [{ category: 'Carc. 1B', statements: ['H350'] }] })
    expect(added.blocks[0]?.further).toEqual([marking])
  })

  it('states the share of ingredients of unknown acute toxicity, in each of its languages (CLP Annex I, 3.1.3.6.2.2)', () => {
    const label = labelOfSample({ toxicology: { unknownAcuteToxicityPercent: 33.3 } }, 'xlang=1,2')
    expect(label.blocks.map(({ further }) => further[0])).toEqual([
      '33.3\u00a0% of the mixture consists of component(s) of unknown acute toxicity.',
      '33,3\u00a0% des Gemischs bestehen aus Bestandteilen mit unbekannter akuter Toxizität.',
    ])
    expect(labelOfSample({}, 'xlang=1').blocks[0]?.further).toEqual([])
  })

  it('marks characters that its typeface lacks, and writes thin spaces as spaces', () => {
    const label = labelOfSample({ name: 'A\u202fB 漢 \u2011' }, 'xlang=1')
    expect(label.name).toBe('A\u00a0B ▯ -')
    expect(label.warnings).toContainEqual({ kind: 'unknownCharacters', elements: ['漢'], source: 'CLP Annex I, 1.2.1.5' })
  })

  it('identifies a substance by its name in each language and a number (CLP Article 18(2))', () => {
    const numbers = { casNumber: '100-51-6', ecNumber: '202-859-9', indexNumber: '603-057-00-5' }
    const of = (changes: object, name = 'Solvent B') => labelOfSample(substance(name, changes), 'xlang=1,2').substance
    expect(of(numbers)).toEqual({ names: ['Benzyl alcohol', 'Benzylalkohol'], number: 'Index\u00a0603-057-00-5' })
    expect(of({ ...numbers, indexNumber: undefined })?.number).toBe('EC\u00a0202-859-9')
    expect(of({ casNumber: '100-51-6' })?.number).toBe('CAS\u00a0100-51-6')
    // The product's name is the substance's name in one of the languages.
    expect(of(numbers, 'Benzyl Alcohol')?.names).toEqual(['Benzylalkohol'])
    expect(labelOfCatalogue(1003).substance).toBeNull()
  })

  it('warns where a hazardous substance has no number, for its registration number is none of these', () => {
    const of = (changes: object) => labelOfSample(substance('Solvent B', changes), 'vseb=1 l')
    const warning = { kind: 'substanceNumberMissing', elements: ['Solvent B'], source: 'CLP Article 18(2)' }
    expect(of({ reachNumber: '01-2119492630-38' }).warnings).toContainEqual(warning)
    expect(of({ reachNumber: '01-2119492630-38' }).substance?.number).toBe('')
    expect(kinds(of({ casNumber: '100-51-6' }).warnings)).not.toContain('substanceNumberMissing')
  })

  it('shows a text that a language lacks as missing, and lists it', () => {
    const label = labelOfSample({ labelElements: { furtherTexts: [{ text: { en: 'Only in English' } }] } }, 'xlang=1,2')
    expect(label.missing).toContainEqual({ language: 'de', key: 'free text' })
    expect(label.blocks[1]?.further[0]).not.toContain('Only in English')
    expect(kinds(label.warnings)).toContain('textMissing')
  })
})

describe('components with unknown hazards to the aquatic environment', () => {
  it('are stated on the label in each of its languages, by their share, behind those of unknown toxicity: CLP Annex I, 4.1.3.6.1', () => {
    const unknown = { toxicology: { unknownAcuteToxicityPercent: 2 }, ecology: { unknownAquaticHazardPercent: 12.5 } }
    expect(labelOfSample(unknown, 'xlang=1,2').blocks.map(({ further }) => further[1])).toEqual([
      'Contains 12.5\u00a0% of components with unknown hazards to the aquatic environment.',
      'Enthält 12,5\u00a0% Bestandteile mit unbekannter Gewässergefährdung.',
    ])
    expect(labelOfSample({ ecology: { unknownAquaticHazardPercent: 0 } }, 'xlang=1').blocks[0]?.further).toEqual([])
  })
})

describe('each option', () => {
  const usual = 'xlang=1&vlusageON=0&vlstorageON=0&logoON=0'
  it.each<[string, number, (label: LabelModel) => unknown, unknown, unknown]>([
    ['logoON=1', 1001, ({ logo }) => logo !== null, false, true],
    ['sinON=1', 1001, ({ synonyms }) => synonyms, [], ['Norvik PU-Klarlack 2K', 'Norvik Vernis PU 2K']],
    ['ufiOFF=1', 1001, ({ ufi }) => ufi !== null, true, false],
    ['opisOFF=1', 1001, ({ description }) => description !== '', true, false],
    [
      'stavkiOFF=1',
      1001,
      ({ blocks }) => blocks.map((block) => block.hazard.length + block.precautionary.length + block.supplemental.length),
      [11],
      [0],
    ],
    ['adrOFF=1', 1001, ({ transport }) => transport !== null, true, false],
    ['picOFF=1', 1001, ({ pictograms }) => pictograms.length, 2, 0],
    ['picMetCorrOFF=1', 1009, ({ pictograms }) => codes(pictograms), ['GHS05', 'GHS07'], ['GHS07']],
    ['vlusageON=1', 1007, ({ blocks }) => blocks[0]?.directions.map(({ part }) => part), [], ['usage']],
    ['vlstorageON=1', 1007, ({ blocks }) => blocks[0]?.directions.map(({ part }) => part), [], ['storage']],
    ['vseb=9 l', 1001, ({ quantity }) => quantity, '5 l', '9 l'],
  ])('%s changes what its name says', (option, id, look, before, after) => {
    expect(look(labelOfCatalogue(id, usual))).toEqual(before)
    expect(look(labelOfCatalogue(id, `${usual}&${option}`))).toEqual(after)
  })

  it('vlusageON and vlstorageON repeat nothing that stands on the label without them', () => {
    const directionsOf = (query: string) => labelOfCatalogue(1007, `${usual}&vlusageON=1&vlstorageON=1${query}`).blocks[0]?.directions ?? []
    const [usage, storage] = directionsOf('')
    expect(usage?.text).toBe('Pour into the drain, leave to act and rinse with plenty of cold water.')
    expect(storage?.text).not.toContain('Store locked up.')
    // Without P405 the directions say it.
    expect(directionsOf('&stavkiOFF=1')[1]?.text).toContain('Store locked up.')
  })

  it('sinON prefers the names of the codes chosen', () => {
    expect(labelOfCatalogue(1001, 'sinON=1&pCodes=70120').synonyms).toEqual(['Norvik Vernis PU 2K'])
  })
})

it('writes the content with the decimal sign of the leading language, and leaves what may be thousands', () => {
  const quantity = (vseb: string, xlang: string) => labelOfCatalogue(1004, `vseb=${vseb}&xlang=${xlang}`).quantity
  expect(quantity('12.5 l', '2')).toBe('12,5 l')
  expect(quantity('12.5 l', '2,1')).toBe('12,5 l')
  expect(quantity('12,5 l', '1')).toBe('12.5 l')
  expect(quantity('2 x 0.75 l', '3')).toBe('2 x 0,75 l')
  expect(quantity('1.000 l', '2')).toBe('1.000 l')
})
