import { describe, expect, it } from 'vitest'
import { part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { modesOf, water } from '../../tests/sample-solutions.ts'

describe('sea and air', () => {
  const spray = (...components: TypedComponent[]): TypedMixture => ({
    physicalState: 'aerosol',
    use: 'professional',
    measured: { flammableContent: 60, heatOfCombustion: 25, ignitionDistance: 80 },
    components,
  })
  const propane = named('propane', '74-98-6', 60, 'Flam. Gas 1A H220', 'Press. Gas (Liq.)')

  it('have names of their own for aerosols in the air alone, and not for those of a subsidiary hazard', () => {
    const names = (mixture: TypedMixture) => Object.values(modesOf(mixture)).map((one) => one?.shippingName?.en)
    expect(names(spray(propane, water(40)))).toEqual(['AEROSOLS', 'AEROSOLS', 'AEROSOLS, FLAMMABLE'])
    const inert = { ...spray(water(100)), measured: { flammableContent: 0, heatOfCombustion: 1 } }
    expect(names(inert)).toEqual(['AEROSOLS', 'AEROSOLS', 'AEROSOLS, NON-FLAMMABLE'])
    expect(names(spray(propane, part('lye', 40, 'Skin Corr. 1B H314')))).toEqual(['AEROSOLS', 'AEROSOLS', 'AEROSOLS'])
  })

  it('say which of their columns nobody holds here', () => {
    const { road, sea, air } = modesOf(spray(propane, water(40)))
    const last = (mode: typeof road) => mode?.notes.at(-1)
    expect(last(sea)).toMatchObject({ code: 'seaNotHeld', source: 'IMDG Code 3.2.1, columns 6, 15, 16a and 16b' })
    expect(last(air)).toMatchObject({ code: 'airNotHeld', source: 'IATA DGR 4.2, columns G to M' })
    expect(air).toMatchObject({ limitedQuantity: null })
    expect(road?.notes.map(({ code }) => code)).toEqual(['unNumber'])
  })
})
