import { describe, expect, it } from 'vitest'
import { checkOn, plantIn, recordOfCatalogue } from '../../test-kit/check-catalogue-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { transport, type Transport } from '../../shared/record/transport.ts'
import { writeFindings } from '../write-finding.ts'

const components = [recordOfCatalogue(1001), recordOfCatalogue(1002)]
const weaker = (record: ProductRecord, beside = components) =>
  checkOn(record, { components: beside }).filter(({ code }) => code === 'label.kitWeaker')

const withoutInhalation = plantIn(1015, (record) => {
  record.classification = record.classification.filter(({ category }) => category !== 'Acute Tox. 4')
})

describe('the label of a kit', () => {
  it('that says all that its components say is not found fault with', () => {
    expect(weaker(recordOfCatalogue(1015))).toEqual([])
  })

  it('that lacks a statement of its gravest component is an error, which names both', () => {
    const [found, ...more] = weaker(withoutInhalation)
    expect(more).toEqual([])
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Articles 17, 33 and 35', path: 'labelElements' })
    expect(writeFindings(found ? [found] : [], 'en')[0]?.message).toBe(
      'Norvik PU Hardener HDI 75, a component of the kit, has on its label what is missing here: H332.',
    )
  })

  it('that lacks the sentence of REACH Annex XVII, entry 74, which its hardener bears, is an error too', () => {
    const silent = plantIn(1015, (record) => (record.labelElements.furtherTexts = []))
    const found = weaker(silent)
    expect(found).toEqual([expect.objectContaining({ severity: 'error', path: 'labelElements' })])
    expect(found[0]?.params.elements).toEqual([{ phrase: 'regulation.isocyanateTraining' }])
  })

  it('of which somebody has said why it is weaker is to be known, at that reason', () => {
    const said = structuredClone(withoutInhalation)
    if (said.kit) said.kit.weakerBecause = { text: { en: 'Sold in closed cartridges alone.' } }
    expect(weaker(said)).toEqual([expect.objectContaining({ severity: 'warning', path: 'kit.weakerBecause' })])
  })

  it('is compared with nothing where the components are not known, nor where there is no kit', () => {
    expect(weaker(withoutInhalation, [])).toEqual([])
    expect(weaker(recordOfCatalogue(1003))).toEqual([])
  })
})

describe('section 14 of a kit', () => {
  const one = (hazardClass: string, packingGroup?: string) => ({ shippingName: { text: { en: 'GOODS' } }, hazardClass, packingGroup })
  const goods = (unNumber: string, ...entry: Parameters<typeof one>): Transport =>
    transport.parse({ regulated: true, unNumber, road: one(...entry), sea: one(...entry), air: one(...entry), precautions: [], bulk: [] })
  const of = (...parts: Transport[]) => parts.map((part, place) => ({ ...recordOfCatalogue(1001 + place), transport: part }))
  const kitCodes = /^transport\.(?:kit|notRegulated|unfounded|packingGroup)/
  const found = (own: Transport, beside = components) =>
    checkOn(
      plantIn(1015, (record) => (record.transport = own)),
      { components: beside },
    ).flatMap(({ code, severity, params }) => (kitCodes.test(code) ? [{ code, severity, params }] : []))

  const paint = goods('1263', '3', 'III')
  const amine = goods('2735', '8', 'II')
  const peroxide = goods('3108', '5.2')
  const free: Transport = { regulated: false, precautions: [], bulk: [] }

  it('that says what its components say is not found fault with', () => {
    expect(found(recordOfCatalogue(1015).transport)).toEqual([])
  })

  it('that leaves out the entry of a component is found, and not where a sentence names it', () => {
    const differs = { code: 'transport.kitDiffers', severity: 'warning', params: { record: 'UN 2735', found: 'UN 1263, UN 2735' } }
    expect(found(amine, of(paint, amine))).toEqual([differs, differs, differs])
    const entries = 'UN 2735, 8, II – Hardener; UN 1263, 3, III – Lacquer'
    const said = { ...amine, precautions: [{ phrase: 'transportPrecaution.packedTogether', values: { entries } }] }
    expect(found(said, of(paint, amine))).toEqual([])
  })

  it('that has a number of none of its components is found', () => {
    expect(found(goods('1993', '3', 'III'))[0]).toMatchObject({
      code: 'transport.kitDiffers',
      params: { record: 'UN 1993', found: 'UN 1263' },
    })
  })

  it('that denies the dangerous goods of its components is an error, once', () => {
    expect(found(free)).toEqual([{ code: 'transport.notRegulated', severity: 'error', params: { number: 'UN 1263' } }])
  })

  it('that is a resin kit without a peroxide is an error, and none beside one', () => {
    const kit = goods('3269', '3', 'III')
    expect(found(kit)[0]).toEqual({ code: 'transport.kitUnfounded', severity: 'error', params: { what: 'UN 3269' } })
    expect(found(kit, of(paint, peroxide))).toEqual([])
    expect(found(goods('3269', '3', 'II'), of(paint, peroxide))[0]?.code).toBe('transport.packingGroupDiffers')
    expect(found(goods('3527', '4.1', 'III'), of(paint, peroxide))[0]).toMatchObject({ params: { record: 'UN 3527', found: 'UN 3269' } })
  })

  it('that a person says to be a chemical kit is none of the components’, and of those that are not known nothing is said', () => {
    expect(found(goods('3316', '9'))).toEqual([])
    expect(found(free, components.slice(0, 1))).toEqual([])
  })
})
