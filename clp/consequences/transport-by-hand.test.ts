import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import type { TransportModeName } from '../transport/transport-proposal.ts'

/** Answered from ADR before the program was asked. */
const of = (mixture: TypedMixture, name: TransportModeName = 'road') => derive(mixture).transport?.modes.find(({ mode }) => mode === name)
const tested = (...classes: string[]): TypedMixture['measured'] => ({
  tests: classes.map((name) => ({ class: name, result: 'positive' })),
})
const estimated = (name: string, content: number, ate: object, ...classification: string[]): TypedComponent => ({
  name,
  content,
  own: { classification, ate },
})

describe('the technical names behind a collective entry (ADR 3.1.2.8.1)', () => {
  const severe = (name: string, content: number, m: number): TypedComponent => ({
    name,
    content,
    own: { classification: ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], m: { acute: m, chronic: m } },
  })
  it.each<[un: string, names: string[], mixture: TypedMixture]>([
    // 0.1 % × 1000 makes the mixture Acute 1
    ['3082', ['pyrithione zinc'], liquid([severe('pyrithione zinc', 0.1, 1000)])],
    ['3082', ['a', 'b'], liquid([severe('a', 0.5, 100), part('b', 40, 'Aquatic Chronic 2 H411')])],
    ['3082', ['b'], liquid([part('a', 0.5, 'Aquatic Chronic 2 H411'), part('b', 40, 'Aquatic Chronic 2 H411')])],
    // 100 ÷ (0.5 ÷ 0.5) = 100 mg/kg
    ['2810', ['poison'], liquid([estimated('poison', 0.5, { oral: 0.5 }, 'Acute Tox. 1 H300')])],
    // an estimate alone is a category: 100 ÷ (50 ÷ 100) = 200 mg/kg
    ['2810', ['poison'], liquid([estimated('poison', 50, { oral: 100 })])],
  ])('of UN %s are %j', (un, names, mixture) => expect(of(mixture)).toMatchObject({ unNumber: un, technicalNames: names }))

  const gas = (measured: TypedMixture['measured'], ...components: TypedComponent[]): TypedMixture => ({
    ...liquid(components, measured),
    physicalState: 'gas',
  })
  const propane = named('propane', '74-98-6', 60, 'Flam. Gas 1A H220')
  it.each<[un: string, names: string[], mixture: TypedMixture]>([
    ['1956', ['nitrogen', 'argon'], gas(tested('Press. Gas (Comp.)'), part('nitrogen', 80), part('argon', 20))],
    ['1955', ['x'], gas(tested('Press. Gas (Comp.)'), estimated('x', 50, { gas: 500 }), part('nitrogen', 50))],
    [
      '3161',
      ['propane', 'dimethyl ether'],
      gas(tested('Press. Gas (Liq.)', 'Flam. Gas 1A'), propane, named('dimethyl ether', '115-10-6', 40, 'Flam. Gas 1A H220')),
    ],
    // ADR 2.2.2.3, 2 F and 1 F: mixtures of hydrocarbons
    ['1965', ['propane', 'butane'], gas(tested('Press. Gas (Liq.)'), propane, named('butane', '106-97-8', 40, 'Flam. Gas 1A H220'))],
    ['1964', ['propane', 'butane'], gas(tested('Press. Gas (Comp.)'), propane, named('butane', '106-97-8', 40, 'Flam. Gas 1A H220'))],
    // a little of one in nitrogen is no mixture of hydrocarbons
    [
      '1954',
      ['methane'],
      gas(tested('Press. Gas (Comp.)', 'Flam. Gas 1A'), named('methane', '74-82-8', 10, 'Flam. Gas 1A H220'), part('nitrogen', 90)),
    ],
    [
      '1964',
      ['methane'],
      gas(tested('Press. Gas (Comp.)', 'Flam. Gas 1A'), named('methane', '74-82-8', 60, 'Flam. Gas 1A H220'), part('nitrogen', 40)),
    ],
  ])('of gases, UN %s, are %j', (un, names, mixture) => expect(of(mixture)).toMatchObject({ unNumber: un, technicalNames: names }))
})

describe('an aerosol', () => {
  const aerosol = (components: TypedComponent[], measured: TypedMixture['measured'] = {}): TypedMixture => ({
    ...liquid(components, measured),
    physicalState: 'aerosol',
  })
  const propellant = named('dimethyl ether', '115-10-6', 40, 'Flam. Gas 1A H220')

  it('whose flammability nobody knows is proposed as a flammable one, and said to be open', () => {
    const unknown = aerosol([{ name: 'propellant', content: { from: 0, to: 10 }, own: { classification: ['Flam. Gas 1A H220'] } }])
    expect(of(unknown)).toMatchObject({ classificationCode: '5F', labels: ['2.1'] })
    expect(of(unknown, 'air')?.shippingName?.en).toBe('AEROSOLS, FLAMMABLE')
    expect(derive(unknown).transport?.warnings.map(({ code, params }) => [code, params])).toEqual([
      ['transportOpen', { categories: 'Aerosol 1' }],
    ])
  })

  it.each([
    [50, [propellant], true],
    [51, [propellant], false],
    [50, [propellant, part('poison', 20, 'Acute Tox. 3 H301')], false],
    [50, [propellant, { name: 'unknown', content: 20 }], false],
  ])('of %d ml is told of special provision 190 where nothing in it is toxic', (value, components, isTold) => {
    const small = { ...aerosol(components, { flammableContent: 40, heatOfCombustion: 25 }), packs: [{ value, unit: 'ml' }] }
    const told = (mode: TransportModeName): boolean => of(small, mode)?.notes.some(({ code }) => code === 'smallAerosolsFree') ?? false
    expect([told('road'), told('sea'), told('air'), of(small)?.regulated]).toEqual([isTold, isTold, false, true])
  })
})

describe('a solid with flammable liquids', () => {
  const wipes = (flashPoint: number, ...more: TypedComponent[]): TypedMixture => ({
    ...liquid([named('ethanol', '64-17-5', 60, 'Flam. Liq. 2 H225'), part('cellulose', 20), ...more], { flashPoint }),
    physicalState: 'solid',
  })

  it('is UN 3175 up to a flash point of 60 °C (ADR 3.3.1, special provision 216)', () => {
    const entry = { unNumber: '3175', packingGroup: 'II', labels: ['4.1'], technicalNames: ['ethanol'] }
    expect(of(wipes(60))).toMatchObject({ ...entry, shippingName: { en: 'SOLIDS CONTAINING FLAMMABLE LIQUID, N.O.S.' } })
    expect(of(wipes(61))).toBeUndefined()
    expect(of(wipes(20, part('lye', 6, 'Skin Corr. 1B H314')))?.unNumber).not.toBe('3175')
  })
})

describe('an entry of Table A', () => {
  // ADR 2.2.8.1.4.5: group I by dust or mist, oral and dermal no worse than group III, beside corrosion of group II
  it.each<[route: string, ate: object, form: 'mist' | 'vapour', un: string, main: string]>([
    ['mist alone', { mist: 0.04, oral: 400 }, 'mist', '2922', '8'],
    ['mist, and orally of group III', { mist: 0.04, oral: 200 }, 'mist', '2922', '8'],
    ['mist, and orally of group II', { mist: 0.04, oral: 40 }, 'mist', '2927', '6.1'],
    ['vapour', { vapour: 0.4 }, 'vapour', '2927', '6.1'],
  ])('of what corrodes and is toxic by %s', (_, ate, inhalation, un, main) => {
    const mixture = { ...liquid([estimated('x', 100, ate, 'Skin Corr. 1B H314')]), inhalation }
    expect(of(mixture)).toMatchObject({ unNumber: un, transportClass: main, packingGroup: 'I' })
  })

  it('stays that of ethanol beside what is hazardous to water alone, below 1 %', () => {
    const pyrithione: TypedComponent = {
      name: 'pyrithione zinc',
      content: 0.3,
      own: { classification: ['Acute Tox. 2 H330', 'Repr. 1B H360D', 'Aquatic Acute 1 H400'], m: { acute: 1000 } },
    }
    const mixture = liquid([named('ethanol', '64-17-5', 70, 'Flam. Liq. 2 H225'), pyrithione], { flashPoint: 17, initialBoilingPoint: 78 })
    expect(of(mixture)).toMatchObject({ unNumber: '1170', environmentallyHazardous: true })
  })

  it('stays that of ethanol beside less than 1 % of its denaturants', () => {
    const solvents = [
      named('ethanol', '64-17-5', 70, 'Flam. Liq. 2 H225'),
      named('propan-2-ol', '67-63-0', 0.7, 'Flam. Liq. 2 H225'),
      named('butanone', '78-93-3', 0.7, 'Flam. Liq. 2 H225'),
    ]
    expect(of(liquid(solvents, { flashPoint: 17, initialBoilingPoint: 78 }))?.unNumber).toBe('1170')
  })

  it('is that of petroleum distillates for a white spirit of which its entry gives no flammability', () => {
    const spirit = (cas: string | null): TypedMixture =>
      liquid([{ name: 'naphtha', ...(cas === null ? {} : { cas }), content: 60, own: { classification: ['Asp. Tox. 1 H304'] } }], {
        flashPoint: 40,
        kinematicViscosity40: 1.5,
      })
    expect(of(spirit('64742-48-9'))?.unNumber).toBe('1268')
    const mixture = spirit('64742-48-9')
    const beside = { ...mixture, components: [...mixture.components.slice(0, 1), { name: 'nobody knows', content: 40 }] }
    expect(of(beside)?.unNumber).toBe('1993')
  })

  it.each([
    ['Acute Tox. 1', estimated('x', 100, { oral: 4 }), true],
    ['Skin Corr. 1A', part('x', 10, 'Skin Corr. 1A H314'), true],
    ['Acute Tox. 2', estimated('x', 100, { oral: 40 }), false],
    ['Skin Corr. 1B', part('x', 10, 'Skin Corr. 1B H314'), false],
  ])('of aerosols is forbidden for contents of packing group I: %s (ADR 2.2.2.2.2)', (_, component, expected) => {
    const spray: TypedMixture = { ...liquid([component], { flammableContent: 0.5, heatOfCombustion: 1 }), physicalState: 'aerosol' }
    for (const mode of ['road', 'sea', 'air'] as const)
      expect(of(spray, mode)?.notes.some(({ code }) => code === 'prohibited')).toBe(expected)
  })

  // ADR 3.3.1, special provision 65
  it.each([
    [7.9, false],
    [8, true],
  ])('of hydrogen peroxide in water begins at 8 %%: %d %%', (content, expected) => {
    const peroxide = named('hydrogen peroxide', '7722-84-1', content, 'Ox. Liq. 1 H271', 'Skin Corr. 1A H314')
    const measured = { pH: 3, tests: [{ class: 'Skin Corr. 1', result: 'negative' as const }] }
    const transport = derive(liquid([peroxide], measured)).transport
    expect(transport?.isDangerous).toBe(expected)
    expect(transport?.warnings.filter(({ code }) => code === 'transportOpen' && !expected)).toEqual([])
  })
})

describe('what is free in packs of up to 5 l or 5 kg (ADR 3.3.1, special provision 375)', () => {
  const harmful = part('zinc salt', 30, 'Aquatic Chronic 2 H411')
  it.each<[state: 'liquid' | 'solid', density: number | undefined, packs: [number, string][], isFree: boolean]>([
    ['liquid', undefined, [[5, 'l']], true],
    ['liquid', undefined, [[5.01, 'l']], false],
    ['liquid', undefined, [[5000, 'ml']], true],
    // one of them is read by nobody
    [
      'liquid',
      undefined,
      [
        [1, 'l'],
        [1, 'drum'],
      ],
      false,
    ],
    [
      'liquid',
      undefined,
      [
        [1, 'l'],
        [1, 'm³'],
      ],
      false,
    ],
    // 5 kg ÷ 0.7 kg/l = 7.1 l; 5 ÷ 1.1 = 4.5 l; of unknown density no lighter than 0.6 kg/l: 3 ÷ 0.6 = 5 l
    ['liquid', 0.7, [[5, 'kg']], false],
    ['liquid', 1.1, [[5, 'kg']], true],
    ['liquid', undefined, [[5, 'kg']], false],
    ['liquid', undefined, [[3, 'kg']], true],
    ['solid', undefined, [[5, 'kg']], true],
    ['solid', undefined, [[5, 'l']], false],
    // 5 l × 1.6 kg/l = 8 kg
    ['solid', 1.6, [[5, 'l']], false],
    ['solid', 0.9, [[5, 'l']], true],
  ])('%s of density %s in %j: %s', (physicalState, relativeDensity, packs, isFree) => {
    const mixture: TypedMixture = {
      ...liquid([harmful], relativeDensity === undefined ? {} : { relativeDensity }),
      physicalState,
      packs: packs.map(([value, unit]) => ({ value, unit })),
    }
    expect(of(mixture)?.regulated).toBe(!isFree)
  })
})

describe('what nobody knows', () => {
  const warnings = (...components: TypedComponent[]) =>
    derive({ ...liquid([]), components }).transport?.warnings.map(({ message }) => message)
  const secret = (content: number): TypedComponent => ({ name: 'Additive from abroad', content })

  it('is said where no class of dangerous goods was found, since that is no answer (ADR 2.1.3.5)', () => {
    expect(derive(liquid([secret(35), part('water', 65)])).transport?.isDangerous).toBe(false)
    expect(warnings(secret(35), part('water', 65))).toEqual(['The hazards of Additive from abroad are not known.'])
    expect(warnings(part('water', 65))).toEqual(['35 % of the mixture are not named.'])
  })

  it('below 1 % is not', () => {
    expect(warnings(secret(0.9), part('water', 99.1))).toEqual([])
    expect(warnings(part('water', 99.1))).toEqual([])
  })
})

describe('a substance that Table A names', () => {
  const water = (content: number) => named('water', '7732-18-5', content)
  const formic = { ...named('formic acid', '64-18-6', 6, 'Skin Corr. 1B H314'), index: '607-001-00-0' }
  const acidic = (...components: TypedComponent[]) => of(liquid(components, { pH: 0.8 }))

  // ADR 2.1.3.3: the name of one substance covers others where those are not subject to ADR. Sulphamic acid is, as UN 2967.
  it('beside another one gives no name to the mixture, though CLP finds no class of transport for that', () => {
    expect(acidic(formic, water(94))).toMatchObject({ unNumber: '3412', packingGroup: 'III' })
    const sulphamic = named('sulphamic acid', '5329-14-6', 9, 'Skin Irrit. 2 H315')
    expect(acidic(sulphamic, formic, water(85))).toMatchObject({ unNumber: '3265', packingGroup: 'III', technicalNames: ['formic acid'] })
    expect(acidic({ ...sulphamic, content: 0.9 }, formic, water(93.1))).toMatchObject({ unNumber: '3412' })
  })

  it('beside acetone is no solution of acetone, as dichloromethane is not', () => {
    const acetone = named('acetone', '67-64-1', 75, 'Flam. Liq. 2 H225')
    const measured = { flashPoint: -10, initialBoilingPoint: 45 }
    expect(of(liquid([acetone], measured))).toMatchObject({ unNumber: '1090' })
    expect(of(liquid([acetone, named('dichloromethane', '75-09-2', 25, 'Carc. 2 H351')], measured))).toMatchObject({ unNumber: '1224' })
  })

  const hypochlorite = (content: number) =>
    named('calcium hypochlorite', '7778-54-3', content, 'Ox. Sol. 2 H272', 'Skin Corr. 1B H314', 'Aquatic Acute 1 H400')
  it('as calcium hypochlorite is an oxidiser, dry or with its water, and a solution of it hypochlorite', () => {
    const solid = (...components: TypedComponent[]) => of({ ...liquid(components), physicalState: 'solid' })
    expect(solid(hypochlorite(70), part('salt', 30))).toMatchObject({
      unNumber: '3485',
      transportClass: '5.1',
      subsidiary: ['8'],
      packingGroup: 'II',
    })
    expect(solid(hypochlorite(68), part('salt', 22), water(10))).toMatchObject({
      unNumber: '3487',
      shippingName: { en: 'CALCIUM HYPOCHLORITE, HYDRATED, CORROSIVE' },
    })
    expect(solid(hypochlorite(30), part('salt', 70))).toMatchObject({ unNumber: '3486', packingGroup: 'III' })
    expect(of(liquid([hypochlorite(10), water(90)], { pH: 11 }))).toMatchObject({ unNumber: '1791', transportClass: '8' })
  })
})
