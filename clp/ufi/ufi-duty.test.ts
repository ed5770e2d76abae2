import { describe, expect, it } from 'vitest'
import { categoriesThatDemandUfi, ufiDutyFrom } from './ufi-duty.ts'

describe('a UFI', () => {
  it('is demanded by physical hazards and hazards for health (Article 45(1)), each named once', () => {
    expect(categoriesThatDemandUfi(['Flam. Liq. 3', 'Skin Sens. 1', 'Skin Sens. 1', 'ED HH 1'])).toEqual([
      'Flam. Liq. 3',
      'Skin Sens. 1',
      'ED HH 1',
    ])
  })

  it('is not demanded by hazards for the environment alone', () => {
    expect(categoriesThatDemandUfi(['Aquatic Chronic 2', 'PBT', 'ED ENV 1', 'Ozone 1'])).toEqual([])
  })

  it('is not demanded by gases under pressure and explosives alone (Annex VIII, Part A, 2.3)', () => {
    expect(categoriesThatDemandUfi(['Press. Gas (Comp.)', 'Expl. 1.4', 'Unst. Expl.'])).toEqual([])
    expect(categoriesThatDemandUfi(['Press. Gas (Comp.)', 'Acute Tox. 4'])).toEqual(['Acute Tox. 4'])
  })

  it('is not demanded by what is not classified', () => {
    expect(categoriesThatDemandUfi([])).toEqual([])
  })

  it('is demanded from 2021 on of what consumers and professionals use, and from 2024 on of what industry alone uses', () => {
    expect([ufiDutyFrom(false), ufiDutyFrom(true)]).toEqual(['2021-01-01', '2024-01-01'])
  })
})
