import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn, recordOfCatalogue } from '../../test-kit/record-of-catalogue.ts'
import { transport, type Transport } from '../../shared/record/transport.ts'
import { checkKitTransport } from './kit.ts'

const components = [recordOfCatalogue(1001), recordOfCatalogue(1002)]

describe('section 14 of a kit', () => {
  const one = (hazardClass: string, packingGroup?: string) => ({ shippingName: { text: { en: 'GOODS' } }, hazardClass, packingGroup })
  const goods = (unNumber: string, ...entry: Parameters<typeof one>): Transport =>
    transport.parse({ regulated: true, unNumber, road: one(...entry), sea: one(...entry), air: one(...entry), precautions: [], bulk: [] })
  const of = (...parts: Transport[]) => parts.map((part, place) => ({ ...recordOfCatalogue(1001 + place), transport: part }))
  const kitCodes = /^transport\.(?:kit|notRegulated|unfounded|packingGroup)/
  const found = (own: Transport, beside = components) =>
    findBy(
      checkKitTransport,
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
