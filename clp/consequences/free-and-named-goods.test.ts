import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

/** Answered from ADR before the program was asked. */
const transportOf = (mixture: TypedMixture) => derive(mixture).transport
const modesOf = (mixture: TypedMixture) =>
  Object.fromEntries((transportOf(mixture)?.modes ?? []).map((one) => [one.mode, one])) as Record<
    'road' | 'sea' | 'air',
    NonNullable<ReturnType<typeof transportOf>>['modes'][number] | undefined
  >
const ammonia = (content: number) => named('ammonia', '1336-21-6', content, 'Skin Corr. 1B H314')
const formaldehyde = (content: number) => named('formaldehyde', '50-00-0', content, 'Acute Tox. 3 H301', 'Skin Corr. 1B H314')
const aceticAcid = (content: number) => named('acetic acid', '64-19-7', content, 'Flam. Liq. 3 H226', 'Skin Corr. 1A H314')
const water = (content: number) => named('water', '7732-18-5', content)
const filled = (...components: (TypedComponent & { content: number })[]) => {
  const rest = 100 - components.reduce((sum, { content }) => sum + content, 0)
  return liquid([...components, water(rest)])
}

describe('a solution that ADR frees by its content', () => {
  it.each<[name: string, mixture: TypedMixture, provision: string]>([
    ['ammonia, 10 %', filled({ ...ammonia(10), content: 10 }), '543'],
    ['formaldehyde, 24.9 %', filled({ ...formaldehyde(24.9), content: 24.9 }), '533'],
  ])('is free on the road, and goes by the criteria at sea and in the air: %s', (_, mixture, provision) => {
    const { road, sea, air } = modesOf(mixture)
    expect(road).toMatchObject({
      regulated: false,
      notes: expect.arrayContaining([
        expect.objectContaining({ code: 'solutionFree', source: `ADR 3.3.1, special provision ${provision}` }),
      ]),
    })
    for (const mode of [sea, air]) expect(mode).toMatchObject({ regulated: true, transportClass: '8' })
  })

  it.each<[name: string, mixture: TypedMixture, un: string]>([
    ['ammonia, 10.1 %', filled({ ...ammonia(10.1), content: 10.1 }), '2672'],
    ['formaldehyde, 25 %', filled({ ...formaldehyde(25), content: 25 }), '2209'],
    [
      'ammonia beside lye',
      filled({ ...ammonia(9), content: 9 }, { ...named('lye', '1310-73-2', 6, 'Skin Corr. 1A H314'), content: 6 }),
      '3266',
    ],
    ['ammonia beside what nobody knows', filled({ ...ammonia(9), content: 9 }, { name: 'x', content: 2 }), '3266'],
    ['ammonia in a resin', liquid([ammonia(9), part('resin', 60), water(31)]), '3266'],
  ])('is regulated on the road as well above it, or with other goods: %s', (_, mixture, un) => {
    const { road } = modesOf({ ...mixture, measured: { pH: 12 } })
    expect(road).toMatchObject({ regulated: true })
    if (un !== '3266') expect(road?.unNumber).toBe(un)
  })

  it('is said to be free where no class is found, while the sea and the air wait for data', () => {
    const codes = transportOf(filled({ ...aceticAcid(4), content: 4 }))?.warnings.map(({ code, source }) => `${code} ${source}`)
    expect(codes).toEqual(['transportOpen ADR 2.1.3.5', 'solutionFree ADR 3.3.1, special provision 597'])
  })
})

describe('entries of Table A by what the product is', () => {
  it('is PERFUMERY PRODUCTS, in the group of its flash point', () => {
    const scent = { ...liquid([named('ethanol', '64-17-5', 80, 'Flam. Liq. 2 H225'), part('oil', 20)]), productKind: 'perfumery' }
    const { road, sea } = modesOf({ ...scent, measured: { flashPoint: 17, initialBoilingPoint: 78 } })
    expect(road).toMatchObject({ unNumber: '1266', packingGroup: 'II', shippingName: { en: 'PERFUMERY PRODUCTS' } })
    expect(road?.notes.map(({ code }) => code)).toContain('vapourPressureDecides')
    // Special provision 640 is one of ADR.
    expect(sea?.notes.map(({ code }) => code)).not.toContain('vapourPressureDecides')
    expect(modesOf({ ...scent, measured: { flashPoint: 30, initialBoilingPoint: 90 } }).road).toMatchObject({
      unNumber: '1266',
      packingGroup: 'III',
    })
  })

  it('is TURPENTINE SUBSTITUTE: white spirit up to 60 °C; another cut of naphtha stays a petroleum distillate', () => {
    const at = (name: string, cas: string, flashPoint: number) =>
      modesOf(liquid([named(name, cas, 100, 'Asp. Tox. 1 H304')], { flashPoint, initialBoilingPoint: 150 })).road
    expect(at('Stoddard solvent', '8052-41-3', 40)).toMatchObject({ unNumber: '1300', packingGroup: 'III' })
    expect(at('Stoddard solvent', '8052-41-3', 62)).toBeUndefined()
    expect(at('Naphtha (petroleum), hydrodesulfurized heavy', '64742-82-1', 40)).toMatchObject({ unNumber: '1268' })
  })

  const gas = (name: string, cas: string, content: number, ...more: string[]) => named(name, cas, content, 'Press. Gas (Liq.)', ...more)
  const liquefied = (...components: TypedComponent[]): TypedMixture => ({
    physicalState: 'gas',
    use: 'professional',
    measured: { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    components,
  })
  const [r125, r134a, r143a, r32] = [
    (content: number) => gas('R 125', '354-33-6', content),
    (content: number) => gas('R 134a', '811-97-2', content),
    (content: number) => gas('R 143a', '420-46-2', content, 'Flam. Gas 1B H221'),
    (content: number) => gas('R 32', '75-10-5', content, 'Flam. Gas 1B H221'),
  ]
  it.each<[un: string, what: string, mixture: TypedMixture]>([
    ['3337', 'R 404A', liquefied(r125(44), r143a(52), r134a(4))],
    ['3338', 'R 407A', liquefied(r32(20), r125(40), r134a(40))],
    ['3339', 'R 407B', liquefied(r32(10), r125(70), r134a(20))],
    ['3340', 'R 407C', liquefied(r32(23), r125(25), r134a(52))],
    ['1078', 'another mixture of refrigerants', liquefied(r125(40), r134a(60))],
    ['3159', 'one of them', liquefied(r134a(100))],
    ['3163', 'one beside nitrogen', liquefied(r134a(60), named('nitrogen', '7727-37-9', 40, 'Press. Gas (Comp.)'))],
  ])('are refrigerants under UN %s: %s', (un, _, mixture) => {
    expect(modesOf(mixture).road).toMatchObject({ unNumber: un, labels: ['2.2'] })
  })
})

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
