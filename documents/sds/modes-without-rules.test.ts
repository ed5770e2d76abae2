import { describe, expect, it } from 'vitest'
import { transport } from '../../shared/record/transport.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { SdsSource } from './sds-source.ts'
import { linesByMode } from '../../test-kit/lines-by-mode.ts'

describe('section 14 where not every mode regulates the product', () => {
  const notRegulated = 'Not dangerous goods under the transport regulations.'
  const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', packingGroup: 'III', limitedQuantity: '10 L' }
  const viscous = (provision: string, value: number) => ({
    regulated: false,
    reason: { phrase: 'transportPrecaution.viscousExemption', values: { volume: { value, unit: 'l' }, provision } },
  })
  const viscousPaint = { road: viscous('ADR 2.2.3.1.5', 450), sea: viscous('IMDG 2.3.2.5', 30), air: paint }
  const sourceOf = (modes: object, unNumber = '1263'): SdsSource => {
    const source = sdsSourceOf(1005)
    return { ...source, record: { ...source.record, transport: transport.parse({ regulated: true, unNumber, ...modes }) } }
  }

  it('says so mode by mode, and why with the number', () => {
    const source = sourceOf(viscousPaint)
    const numbers = linesByMode(source, '14.1')
    expect(Object.keys(numbers)).toEqual(['ADR/RID', 'IMDG', 'ICAO/IATA'])
    expect(numbers['ADR/RID']).toEqual([expect.stringMatching(/^Not dangerous goods .+\. Viscous liquid: .+450.l.+ADR 2\.2\.3\.1\.5/)])
    expect(numbers['IMDG']).toEqual([expect.stringMatching(/^Not dangerous goods .+\. Viscous liquid: .+30.l.+IMDG 2\.3\.2\.5/)])
    expect(numbers['ICAO/IATA']).toEqual(['UN 1263'])
    const ofAir = { '14.2': 'PAINT', '14.3': '3', '14.4': 'III', '14.5': 'Not environmentally hazardous' }
    for (const [number, air] of Object.entries(ofAir))
      expect(linesByMode(source, number)).toEqual({ 'ADR/RID': [notRegulated], IMDG: [notRegulated], 'ICAO/IATA': [air] })
    expect(linesByMode(source, '14.6')).toEqual({ 'ICAO/IATA': ['Limited quantity: 10\u00a0L'] })
  })

  it('says it in the language of the sheet', () => {
    const french = linesByMode(sourceOf(viscousPaint), '14.1', 'fr')
    expect(french['ADR/RID']?.[0]).toMatch(/^Marchandise non dangereuse au sens des réglementations relatives au transport\. /)
    expect(linesByMode(sourceOf({ ...viscousPaint, sea: { regulated: false } }), '14.1')['IMDG']).toEqual([notRegulated])
  })

  it('gives a mode its own number, and ID 8000 by air', () => {
    const modes = { road: paint, sea: { ...paint, unNumber: '3082' }, air: { ...paint, unNumber: '8000' } }
    expect(linesByMode(sourceOf(modes, '1950'), '14.1')).toEqual({
      'ADR/RID': ['UN 1950'],
      IMDG: ['UN 3082'],
      'ICAO/IATA': ['ID 8000'],
    })
  })
})
