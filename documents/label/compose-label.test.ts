import { describe, expect, it } from 'vitest'
import { deriveLabelElements } from '../../clp/label/label-elements.ts'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)
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
})
