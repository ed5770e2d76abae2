/** Where data lack, the sheet says so, and why: REACH Annex II, 8.1.4, 9.1, 11.1, 12.1 and 12.2. */
import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Table } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'
import { textsOfBlock } from '../texts-of-block.ts'
import { buildSds } from './build-sds.ts'

const paint = sdsSourceOf(1001)
const blocksOf = (change: Partial<ProductRecord>, number: string, language: LanguageCode = 'en') =>
  buildSds({ ...paint, record: productRecord.parse({ ...paint.record, ...change }), replaces: null }, language, { qrCode: false })
    .model.sections.flatMap(({ subsections }) => subsections)
    .filter((subsection) => subsection.number === number)
    .flatMap(({ blocks }) => blocks)
const textsOf = (...requested: Parameters<typeof blocksOf>) => blocksOf(...requested).flatMap((block) => textsOfBlock(block))
const rowsOf = (change: Partial<ProductRecord>, number: string, key: string): string[] =>
  blocksOf(change, number)
    .filter((block): block is Table => block.kind === 'table' && block.key === key)
    .flatMap(({ rows }) => rows.map(({ cells }) => cells.map((lines) => lines.map(({ value }) => plainText(value)).join(' ')).join(' | ')))

/** A substance of one class, with nothing known of it. */
const testol = (classification: Ingredient['classification'], facts: Partial<Ingredient> = {}): Partial<ProductRecord> => ({
  composition: productRecord.shape.composition.parse({
    kind: 'mixture',
    ingredients: [
      { name: { text: { en: 'Testol' } }, casNumber: '80-05-7', content: 5, contentRange: { from: 2, to: 6 }, classification, ...facts },
    ],
  }),
})

describe('components with unknown hazards to the aquatic environment', () => {
  const ecology = { ...paint.record.ecology, unknownAquaticHazardPercent: 12.5 }

  it.each([
    ['en', 'Contains 12.5\u00a0% of components with unknown hazards to the aquatic environment.'],
    ['de', 'Enthält 12,5\u00a0% Bestandteile mit unbekannter Gewässergefährdung.'],
    ['fi', 'Sisältää 12,5\u00a0% aineosia, joiden vaarallisuutta vesiympäristölle ei tunneta.'],
  ] as const)('are stated in 2.2 as on the label and in 12.1, in %s: CLP Annex I, 4.1.3.6.1', (language, sentence) => {
    for (const number of ['2.2', '12.1']) expect(textsOf({ ecology }, number, language), number).toContain(sentence)
  })

  it('are not spoken of where the record states none', () => {
    expect(JSON.stringify(textsOf({}, '12.1'))).not.toContain('unknown hazards')
  })
})

describe('exposure limits that the record does not have', () => {
  const methanol = testol([{ category: 'Flam. Liq. 2', statements: ['H225'] }], { casNumber: '67-56-1' })
  const noData = 'No data are available on occupational exposure limits of the ingredients.'

  it('are not said to be set by nobody: Directive 2006/15/EC sets one for methanol', () => {
    expect(textsOf(methanol, '8.1')).toContain(noData)
    expect(textsOf(methanol, '8.1').join(' ')).not.toMatch(/are set/)
  })

  it('are said to lack beside a DNEL too', () => {
    const quantity = { value: 130, unit: 'mg/m³' } as const
    const level = { population: 'workers', route: 'inhalation', effect: 'systemic', duration: 'longTerm', quantity } as const
    const known = testol([{ category: 'Flam. Liq. 2', statements: ['H225'] }], { noEffectLevels: [level] })
    expect(rowsOf(known, '8.1', 'noEffectLevels')).toHaveLength(1)
    expect(textsOf(known, '8.1')).toContain(noData)
  })

  it('are not spoken of where there is one', () => {
    expect(textsOf({}, '8.1')).not.toContain(noData)
  })
})

describe('the sentence of 3.2 that leads to other sections', () => {
  const irritant: Ingredient['classification'] = [{ category: 'Eye Irrit. 2', statements: ['H319'] }]
  const limit: Ingredient['exposureLimits'][number] = { basis: 'TRGS 900', country: 'DE', longTerm: { mgPerM3: 10 }, remarks: [] }
  const to16 = 'Full text of the hazard statements: see Section 16.'
  const to8 = 'Occupational exposure limits: see Section 8.'

  it('leads to what they have, and nowhere else', () => {
    const texts = (...facts: Parameters<typeof testol>) =>
      textsOf(testol(...facts), '3.2')
        .map((text) => text.replaceAll('\u00a0', ' '))
        .filter((text) => text.includes('see Section'))
    expect(texts(irritant, { exposureLimits: [limit] })).toEqual([`${to16} ${to8}`])
    expect(texts(irritant)).toEqual([to16])
    expect(texts([], { exposureLimits: [limit] })).toEqual([to8])
    expect(texts([])).toEqual([])
  })
})

describe('the countries of the exposure limits', () => {
  it('begin with the Union, though a limit of a State stands first', () => {
    const limits: Ingredient['exposureLimits'] = [
      { basis: 'TRGS 900', country: 'DE', longTerm: { mgPerM3: 10 }, remarks: [] },
      { basis: '2000/39/EC', longTerm: { mgPerM3: 10 }, remarks: [] },
    ]
    const [sentence] = textsOf(testol([], { exposureLimits: limits }), '8.1').filter(
      (text) => text.includes('Germany,') || text.includes(', Germany'),
    )
    expect(sentence).toMatch(/: European Union, Germany\./)
  })
})

describe('an ingredient without data', () => {
  it('has a row in 12.1 and 12.2 where it counts for the aquatic class', () => {
    const aquatic = testol([{ category: 'Aquatic Chronic 2', statements: ['H411'] }])
    expect(rowsOf(aquatic, '12.1', 'ecotoxicityStudies')).toEqual(['Testol | No data available | – | – | –'])
    expect(rowsOf(aquatic, '12.2', 'degradability')).toEqual(['Testol | No data available'])
    expect(rowsOf(testol([{ category: 'Eye Irrit. 2', statements: ['H319'] }]), '12.1', 'ecotoxicityStudies')).toEqual([])
    const little = testol([{ category: 'Aquatic Chronic 2', statements: ['H411'] }], { content: 0.5 })
    expect(rowsOf(little, '12.1', 'ecotoxicityStudies')).toEqual([])
  })

  it('has a row in 11.1 where it counts for acute toxicity or organs: its estimates, or that there are no data', () => {
    const organs = testol([{ category: 'STOT RE 2', statements: ['H373'] }])
    expect(rowsOf(organs, '11.1', 'toxicityStudies')).toEqual(['Testol | – | – | – | No data available'])
    const estimates = [{ route: 'oral' as const, value: 500, unit: 'mg/kg' as const }]
    const harmful = testol([{ category: 'Acute Tox. 4', statements: ['H302'] }], { acuteToxicityEstimates: estimates })
    expect(rowsOf(harmful, '11.1', 'toxicityStudies')).toEqual([expect.stringMatching(/^Testol \| Oral \| ATE \| 500\smg\/kg \| –$/i)])
    expect(rowsOf(testol([{ category: 'Eye Irrit. 2', statements: ['H319'] }]), '11.1', 'toxicityStudies')).toEqual([])
    const unknown = testol([{ category: 'Acute Tox. 4', statements: ['H332'] }])
    expect(rowsOf(unknown, '11.1', 'toxicityStudies')).toEqual([
      expect.stringMatching(/^Testol \| Inhalation \| – \| – \| No data available$/i),
    ])
  })

  it('has a row in 11.1 for the route by which it harms organs, whatever was studied by another one', () => {
    const oral = { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value: 5000, unit: 'mg/kg' } } as const
    const rows = (facts: Partial<Ingredient>, ...classification: Ingredient['classification']) =>
      rowsOf(testol(classification, { toxicity: [oral], ...facts }), '11.1', 'toxicityStudies').slice(1)
    const breathed = [expect.stringMatching(/^Testol \| Inhalation \| – \| – \| No data available$/i)]
    for (const statement of ['H335', 'H336'] as const)
      expect(rows({}, { category: 'STOT SE 3', statements: [statement] })).toEqual(breathed)
    expect(rows({}, { category: 'STOT RE 2', statements: ['H373'], route: { phrase: 'route.inhalation' } })).toEqual(breathed)
    expect(rows({}, { category: 'STOT RE 2', statements: ['H373'] })).toEqual([])
    expect(rows({ content: 0.9 }, { category: 'STOT SE 3', statements: ['H336'] })).toEqual([])
    const vapour = { ...oral, endpoint: 'LC50', route: 'inhalationVapour', quantity: { value: 30, unit: 'mg/l' } } as const
    expect(rows({ toxicity: [oral, oral, vapour] }, { category: 'STOT SE 3', statements: ['H336'] })).toHaveLength(2)
  })

  it('has its estimates in 11.1 for the routes on which it has no study', () => {
    const rows = rowsOf({}, '11.1', 'toxicityStudies').filter((row) => row.startsWith('xylene'))
    expect(rows).toEqual([
      expect.stringMatching(/Oral \| LD50 \| 3.523\smg\/kg/),
      expect.stringMatching(/Dermal \| ATE \| 1.100\smg\/kg/),
      expect.stringMatching(/Inhalation, vapour \| ATE \| 11\smg\/l/),
    ])
  })

  it('has the estimate by which it counts beside studies that are all milder, and not beside others', () => {
    const estimates = [{ route: 'oral' as const, value: 100, unit: 'mg/kg' as const }]
    const rows = (value: number) => {
      const study = { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value, unit: 'mg/kg' } } as const
      const facts = { acuteToxicityEstimates: estimates, toxicity: [study] }
      return rowsOf(testol([{ category: 'Acute Tox. 3', statements: ['H301'] }], facts), '11.1', 'toxicityStudies')
    }
    expect(rows(1187)).toEqual([expect.stringMatching(/LD50 \| 1.187/), expect.stringMatching(/Oral \| ATE \| 100\smg\/kg/)])
    expect(rows(100)).toHaveLength(1)
    expect(rows(80)).toHaveLength(1)
  })

  it('is named in 8.1 where no DNEL and no PNEC is known', () => {
    const texts = textsOf(testol([]), '8.1')
    expect(texts).toContain('No DNEL is available for: Testol.')
    expect(texts).toContain('No PNEC is available for: Testol.')
    expect(textsOf({}, '8.1').join(' ')).not.toContain('No PNEC is available for: xylene')
  })
})

describe('a property without a value', () => {
  const rowsOf91 = (parameters: ProductRecord['parameters']) => rowsOf({ parameters }, '9.1', 'basicProperties')
  const liquid = { category: 'SE09', property: 'physicalState', text: { phrase: 'state.liquid' } } as const
  const solid = { category: 'SE09', property: 'physicalState', text: { phrase: 'state.solid' } } as const

  it('says why, by the state of the product where that is the reason', () => {
    expect(rowsOf91([liquid])).toContain('Particle characteristics | Not applicable: the product is a liquid | – | –')
    expect(rowsOf91([solid])).toContain('Kinematic viscosity | Not applicable: the product is a solid | – | –')
    expect(rowsOf91([liquid])).toContainEqual(expect.stringMatching(/^Partition coefficient.* \| Not applicable: the product is a mixture/))
    expect(rowsOf91([])).toContainEqual(expect.stringMatching(/^Melting point.* \| Not determined \| – \| no test result is available$/))
  })

  it('says why where the record says only that it was not determined, and keeps the reason that the record gives', () => {
    const melting = { category: 'SE09a', property: 'meltingPoint', text: { phrase: 'propertyNote.notDetermined' } } as const
    expect(rowsOf91([melting])).toContainEqual(
      expect.stringMatching(/^Melting point.* \| Not determined \| – \| no test result is available$/),
    )
    const reasoned = { ...melting, remark: { phrase: 'propertyNote.notRelevant' } }
    expect(rowsOf91([reasoned])).toContainEqual(expect.stringMatching(/not relevant for the classification$/))
  })
})

describe('section 14', () => {
  it('has the proper shipping name for sea and air in English beside the reader’s language', () => {
    const names = textsOf({}, '14.2', 'de')
    expect(names).toEqual(['ADR/RID', 'FARBE', 'IMDG', 'PAINT / FARBE', 'ICAO/IATA', 'PAINT / FARBE'])
    expect(textsOf({}, '14.2')).toEqual(['ADR/RID', 'PAINT', 'IMDG', 'PAINT', 'ICAO/IATA', 'PAINT'])
  })

  it('has the transport category of ADR (1.1.3.6) with the other facts of road transport', () => {
    expect(textsOf({}, '14.6').join('\n')).toContain('Transport category: 3')
    expect(textsOf({}, '14.6', 'de').join('\n')).toContain('Beförderungskategorie: 3')
  })
})
