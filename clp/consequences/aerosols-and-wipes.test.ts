import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import type { TransportModeName } from '../transport/transport-proposal.ts'
import { modeOf } from '../../tests/goods-by-hand.ts'

describe('an aerosol', () => {
  const aerosol = (components: TypedComponent[], measured: TypedMixture['measured'] = {}): TypedMixture => ({
    ...liquid(components, measured),
    physicalState: 'aerosol',
  })
  const propellant = named('dimethyl ether', '115-10-6', 40, 'Flam. Gas 1A H220')

  it('whose flammability nobody knows is proposed as a flammable one, and said to be open', () => {
    const unknown = aerosol([{ name: 'propellant', content: { from: 0, to: 10 }, own: { classification: ['Flam. Gas 1A H220'] } }])
    expect(modeOf(unknown)).toMatchObject({ classificationCode: '5F', labels: ['2.1'] })
    expect(modeOf(unknown, 'air')?.shippingName?.en).toBe('AEROSOLS, FLAMMABLE')
    expect(derive(unknown).transport?.warnings.map(({ code, params }) => [code, params])).toEqual([
      ['transportOpen', { categories: 'Aerosol 1' }],
    ])
  })

  it('is not labelled for the aspiration hazard of its contents, with no element (CLP Annex I, 1.3.3)', () => {
    const oil = part('petroleum oil', 20, 'Asp. Tox. 1 H304')
    const { label } = derive(aerosol([oil], { kinematicViscosity40: 1, flammableContent: 0, heatOfCombustion: 0 }))
    expect(label.because.omitted).toContainEqual({ element: 'H304', because: 'Aerosol 3', source: 'CLP Annex I, 1.3.3' })
    expect(label).toMatchObject({ pictograms: [], hazardStatements: ['H229'], named: [] })
    expect(label.precautionaryStatements).toEqual(['P210', 'P251', 'P410+P412'])
  })

  it.each([
    [50, [propellant], true],
    [51, [propellant], false],
    [50, [propellant, part('poison', 20, 'Acute Tox. 3 H301')], false],
    [50, [propellant, { name: 'unknown', content: 20 }], false],
  ])('of %d ml is told of special provision 190 where nothing in it is toxic', (value, components, isTold) => {
    const small = { ...aerosol(components, { flammableContent: 40, heatOfCombustion: 25 }), packs: [{ value, unit: 'ml' }] }
    const told = (mode: TransportModeName): boolean => modeOf(small, mode)?.notes.some(({ code }) => code === 'smallAerosolsFree') ?? false
    expect([told('road'), told('sea'), told('air'), modeOf(small)?.regulated]).toEqual([isTold, isTold, false, true])
  })
})

describe('a solid with flammable liquids', () => {
  const wipes = (flashPoint: number, ...more: TypedComponent[]): TypedMixture => ({
    ...liquid([named('ethanol', '64-17-5', 60, 'Flam. Liq. 2 H225'), part('cellulose', 20), ...more], { flashPoint }),
    physicalState: 'solid',
  })

  it('is UN 3175 up to a flash point of 60 °C (ADR 3.3.1, special provision 216)', () => {
    const entry = { unNumber: '3175', packingGroup: 'II', labels: ['4.1'], technicalNames: ['ethanol'] }
    expect(modeOf(wipes(60))).toMatchObject({ ...entry, shippingName: { en: 'SOLIDS CONTAINING FLAMMABLE LIQUID, N.O.S.' } })
    expect(modeOf(wipes(61))).toBeUndefined()
    expect(modeOf(wipes(20, part('lye', 6, 'Skin Corr. 1B H314')))?.unNumber).not.toBe('3175')
  })
})
