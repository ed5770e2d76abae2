import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { openEngine } from './open-engine.ts'

/** A case for each clause of the contract, answered by hand from CLP and ADR before the engine was asked (docs/decisions/288-names-that-makers-write.md). */
const engine = openEngine()
const register = openRegister(openTable([]))
const ask = (mixture: TypedMixture, at = '2026-11-29') => engine(classificationRequest.parse({ mixture }).mixture, register.at(at))
const classesOf = (mixture: TypedMixture, at?: string): string =>
  ask(mixture, at)
    .classification.map((one) => [one.class, one.statements.join('+')].join(' '))
    .toSorted()
    .join(', ')

type Measured = TypedMixture['measured']
/** `Skin Corr. 1B H314 4.9` is a component of that class and content; several are parted by +. */
function recipe(text: string, own: Partial<NonNullable<TypedComponent['own']>> = {}): TypedComponent[] {
  return text.split(' + ').map((one, at) => {
    const [, category = '', content = ''] = /^(.*) ([\d.]+)$/.exec(one) ?? []
    return { name: `component ${at}`, content: Number(content), own: { classification: [category], ...own } }
  })
}

describe('sums of health hazards', () => {
  it.each<[components: string, classes: string]>([
    ['Acute Tox. 3 H301 10 + Acute Tox. 4 H302 20', 'Acute Tox. 4 H302'],
    ['Acute Tox. 1 H310 0.2', ''],
    ['Acute Tox. 1 H310 0.25', 'Acute Tox. 4 H312'],
    ['Acute Tox. 2 H300 0.09', ''],
    ['Skin Corr. 1A H314 1', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315'],
    ['Skin Corr. 1C H314 4.9', 'Eye Dam. 1 H318, Skin Irrit. 2 H315'],
    ['Skin Corr. 1A H314 3 + Skin Corr. 1B H314 1.9', 'Eye Dam. 1 H318, Skin Irrit. 2 H315'],
    ['Skin Corr. 1A H314 2 + Skin Corr. 1B H314 2 + Skin Corr. 1C H314 2', 'Eye Dam. 1 H318, Skin Corr. 1C H314'],
    ['Eye Dam. 1 H318 0.5 + Eye Irrit. 2 H319 5', ''],
    ['Eye Dam. 1 H318 1 + Eye Irrit. 2 H319 1', 'Eye Irrit. 2 H319'],
    ['Skin Irrit. 2 H315 9.9 + Skin Corr. 1B H314 0.9', ''],
    ['Eye Dam. 1 H318 2 + Skin Corr. 1 H314 1', 'Eye Dam. 1 H318, Skin Irrit. 2 H315'],
    ['Carc. 2 H351 0.99', ''],
    ['Muta. 1B H340 0.05 + Muta. 1B H340 0.06', ''],
    ['Repr. 1B H360F 0.3 + Repr. 2 H361d 3', 'Repr. 1B H360Fd'],
    ['STOT SE 1 H370 9.9', 'STOT SE 2 H371'],
    ['STOT RE 1 H372 5 + STOT RE 1 H372 5', 'STOT RE 2 H373'],
    ['STOT SE 3 H335 12 + STOT SE 3 H335 8', 'STOT SE 3 H335'],
    ['STOT SE 3 H335 15 + STOT SE 3 H336 15', ''],
    ['Aquatic Chronic 2 H411 0.9 + Aquatic Chronic 3 H412 24.5', ''],
    ['Aquatic Chronic 2 H411 1 + Aquatic Chronic 3 H412 24.5', 'Aquatic Chronic 3 H412'],
    ['Aquatic Chronic 3 H412 5 + Aquatic Chronic 4 H413 20', 'Aquatic Chronic 4 H413'],
    ['Ozone 1 H420 0.1', 'Ozone 1 H420'],
  ])('%s is “%s”', (components, classes) => {
    expect(classesOf(liquid(recipe(components)))).toBe(classes)
  })

  it.each<[components: string, m: { acute?: number; chronic?: number }, classes: string]>([
    ['Aquatic Acute 1 H400 2.5', { acute: 10 }, 'Aquatic Acute 1 H400'],
    ['Aquatic Chronic 1 H410 0.25', { chronic: 10 }, 'Aquatic Chronic 2 H411'],
    ['Aquatic Chronic 1 H410 0.01', { chronic: 100 }, 'Aquatic Chronic 3 H412'],
  ])('%s with its M factors is “%s”', (components, m, classes) => {
    expect(classesOf(liquid(recipe(components, { m })))).toBe(classes)
  })

  it.each<[category: string, content: number]>([
    ['PBT EUH440', 0.1],
    ['vPvB EUH441', 0.1],
    ['PMT EUH450', 0.1],
    ['vPvM EUH451', 0.1],
    ['ED HH 1 EUH380', 0.1],
    ['ED HH 2 EUH381', 1],
    ['ED ENV 1 EUH430', 0.1],
    ['ED ENV 2 EUH431', 1],
  ])('%s counts from %d %% and from 1 May 2026 on', (category, content) => {
    const of = (share: number) => liquid([part('component', share, category)])
    expect([classesOf(of(content)), classesOf(of(content * 0.99)), classesOf(of(content), '2026-04-30')]).toEqual([category, '', ''])
  })
})

describe('figures of the mixture', () => {
  const aerosol = (measured: Measured): TypedMixture => ({
    physicalState: 'aerosol',
    use: 'consumer',
    measured,
    components: [part('contents', 100)],
  })
  it.each<[measured: NonNullable<Measured>, classes: string]>([
    [{ flammableContent: 1, heatOfCombustion: 19.9 }, 'Aerosol 3 H229'],
    [{ flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 75 }, 'Aerosol 1 H222+H229'],
    [{ flammableContent: 50, heatOfCombustion: 19, ignitionDistance: 15 }, 'Aerosol 2 H223+H229'],
    [{ flammableContent: 50, heatOfCombustion: 20, ignitionDistance: 10 }, 'Aerosol 2 H223+H229'],
    [{ flammableContent: 50, heatOfCombustion: 19, foam: { flameHeight: 4, flameDuration: 7 } }, 'Aerosol 1 H222+H229'],
    [{ flammableContent: 50, heatOfCombustion: 19, foam: { flameHeight: 3, flameDuration: 9 } }, 'Aerosol 3 H229'],
  ])('of an aerosol: %o', (measured, classes) => {
    expect(classesOf(aerosol(measured))).toBe(classes)
  })

  it.each<[measured: NonNullable<Measured>, classes: string]>([
    [{ flashPoint: 22.9, initialBoilingPoint: 35 }, 'Flam. Liq. 1 H224'],
    [{ flashPoint: 22.9, initialBoilingPoint: 35.1 }, 'Flam. Liq. 2 H225'],
    [{ flashPoint: 60, initialBoilingPoint: 150 }, 'Flam. Liq. 3 H226'],
    [{ flashPoint: 36, sustainsCombustion: false }, ''],
    [{ flashPoint: 35, sustainsCombustion: false }, 'Flam. Liq. 3 H226'],
    [{ pH: 2 }, 'Eye Dam. 1 H318, Skin Corr. 1 H314'],
    [{ pH: 11.4 }, ''],
    [{ pH: 12, tests: [{ class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' }] }, 'Eye Dam. 1 H318'],
  ])('of a liquid: %o', (measured, classes) => {
    expect(classesOf(liquid([part('component', 100)], measured))).toBe(classes)
  })
})

describe('what follows for the public', () => {
  it.each<[category: string, fastening: boolean, warning: boolean]>([
    ['Acute Tox. 3 H301', true, true],
    ['Acute Tox. 4 H302', false, true],
    ['Skin Corr. 1B H314', true, true],
    ['Eye Dam. 1 H318', false, false],
    ['STOT SE 2 H371', false, true],
    ['STOT RE 1 H372', true, true],
    ['Carc. 2 H351', false, true],
    ['Resp. Sens. 1 H334', false, true],
    ['Skin Sens. 1 H317', false, false],
  ])('%s: child-resistant fastening %s, tactile warning %s', (category, fastening, warning) => {
    const label = (use: 'consumer' | 'professional') => ask({ ...liquid([part('component', 100, category)]), use }).label
    expect(label('consumer')).toMatchObject({ childResistantFastening: fastening, tactileWarning: warning })
    expect(label('professional')).toMatchObject({ childResistantFastening: false, tactileWarning: false })
  })
})

describe('a substance that is sold as it is', () => {
  it.each<[cas: string, physicalState: 'liquid' | 'solid', statements: string[]]>([
    ['7719-09-7', 'liquid', ['EUH014', 'EUH029']],
    ['60-29-7', 'liquid', ['EUH019', 'EUH066']],
    ['7775-14-6', 'solid', ['EUH031']],
    ['26628-22-8', 'solid', ['EUH032']],
  ])('%s bears the supplemental statements of its entry, which of a mixture a person decides', (cas, physicalState, statements) => {
    const of = (content: number) =>
      ask({ physicalState, use: 'professional', components: [{ cas, content }, part('rest', 100 - content)] }).label
    expect(of(98).supplementalStatements).toEqual(statements)
    expect(of(60).because.supplemental.suggested.map(({ code }) => code)).toEqual(statements.filter((code) => code !== 'EUH066'))
  })
})

describe('transport', () => {
  const roadOf = (mixture: TypedMixture) => ask(mixture).transport?.modes.find(({ mode }) => mode === 'road')
  const peroxide = (content: number): TypedMixture => ({
    physicalState: 'solid',
    use: 'professional',
    components: [{ cas: '94-36-0', content }, part('chalk', 100 - content)],
  })

  it('of a peroxide that nobody has tested has no entry: class 9 is only for what no other class has', () => {
    expect(roadOf(peroxide(40))).toMatchObject({
      regulated: true,
      unNumber: null,
      transportClass: null,
      labels: null,
      environmentallyHazardous: true,
      notes: [{ code: 'transportOpen', params: { categories: 'Unst. Expl., Org. Perox. B' } }],
    })
    expect(roadOf(peroxide(2))).toMatchObject({ unNumber: '3077', transportClass: '9' })
  })

  it('of a gas is never that of a liquid that harms water (ADR 2.2.9.1.10.1)', () => {
    const components: TypedComponent[] = [{ cas: '7782-50-5', content: 1 }, part('nitrogen', 99)]
    const open = ask({ physicalState: 'gas', use: 'industrial', components }).transport
    expect(open).toMatchObject({ isDangerous: false, warnings: [{ code: 'transportOpen', params: { categories: 'Press. Gas' } }] })
    const measured: Measured = { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' }] }
    expect(roadOf({ physicalState: 'gas', use: 'industrial', measured, components })?.unNumber).toBe('1956')
  })

  it('of a mixture with much of what Table A calls toxic, and CLP does not, is open', () => {
    const stripper = (content: number) => ask(liquid([{ cas: '75-09-2', content }], { flashPoint: 100 })).transport
    expect(stripper(100)?.modes.map(({ unNumber }) => unNumber)).toEqual(['1593', '1593', '1593'])
    expect(stripper(60)).toMatchObject({ isDangerous: false, warnings: [{ code: 'transportOpen', params: { categories: 'UN 1593' } }] })
    expect(stripper(24)?.warnings).toEqual([])
  })

  it('of a mixture of gases leaves a label of H280 its one statement, though it is optional', () => {
    const measured: Measured = { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' }] }
    const gas: TypedMixture = { physicalState: 'gas', use: 'industrial', measured, components: [part('nitrogen', 100)] }
    expect(ask(gas).label.precautionaryStatements).toEqual(['P410+P403'])
  })
})
