import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { openEngine } from './open-engine.ts'

/** Answered by hand from CLP Annexes I, II and VI and from ADR before the engine was asked (docs/decisions/311-cases-by-hand-and-the-command.md). */
const engine = openEngine()
const register = openRegister(openTable([]))
const ask = (mixture: TypedMixture, at = '2026-11-23') => engine(classificationRequest.parse({ mixture }).mixture, register.at(at))
const classesOf = (mixture: TypedMixture, at?: string): string =>
  ask(mixture, at)
    .classification.map((one) => [one.class, one.statements.join('+')].join(' '))
    .toSorted()
    .join(', ')
const roadOf = (mixture: TypedMixture) => ask(mixture).transport?.modes.find(({ mode }) => mode === 'road')
const named = (cas: string, content: TypedComponent['content']): TypedComponent => ({ cas, content })
type Ate = NonNullable<NonNullable<TypedComponent['own']>['ate']>

/** One component of 100 % with these classes and figures. */
const pure = (classification: string[], ate: Ate = {}, more: Partial<TypedMixture> = {}): TypedMixture => ({
  physicalState: 'liquid',
  use: 'professional',
  components: [{ name: 'component', content: 100, own: { classification, ate } }],
  ...more,
})
const burning = (flashPoint: number): Partial<TypedMixture> => ({ measured: { flashPoint, initialBoilingPoint: 100 } })
const solid: Partial<TypedMixture> = { physicalState: 'solid' }

describe('the precedence of hazards in transport (ADR 2.1.3.10)', () => {
  it.each<[what: string, mixture: TypedMixture, goods: string]>([
    ['3 II, 6.1 III through the skin', pure(['Acute Tox. 3 H311'], { dermal: 900 }, burning(20)), '1992 3+6.1 II'],
    ['3 II, 6.1 II through the skin', pure(['Acute Tox. 2 H310'], { dermal: 150 }, burning(20)), '1992 3+6.1 II'],
    ['3 II, 6.1 I by mouth', pure(['Acute Tox. 1 H300'], { oral: 5 }, burning(20)), '1992 3+6.1 I'],
    ['3 III, 6.1 III by mouth', pure(['Acute Tox. 3 H301'], { oral: 60 }, burning(30)), '1992 3+6.1 III'],
    ['3 III, 6.1 II by mouth', pure(['Acute Tox. 2 H300'], { oral: 20 }, burning(30)), '2929 6.1+3 II'],
    ['3 II, 8 I', pure(['Skin Corr. 1A H314'], {}, burning(20)), '2920 8+3 I'],
    ['3 II, 8 II', pure(['Skin Corr. 1B H314'], {}, burning(20)), '2924 3+8 II'],
    ['3 II, 8 III', pure(['Skin Corr. 1C H314'], {}, burning(20)), '2924 3+8 II'],
    ['3 III, 8 II', pure(['Skin Corr. 1B H314'], {}, burning(30)), '2920 8+3 II'],
    ['3 III, 8 III', pure(['Skin Corr. 1C H314'], {}, burning(30)), '2924 3+8 III'],
    ['8 II, 6.1 III by mouth', pure(['Skin Corr. 1B H314', 'Acute Tox. 3 H301'], { oral: 100 }), '2922 8+6.1 II'],
    ['8 III, 6.1 II by mouth', pure(['Skin Corr. 1C H314', 'Acute Tox. 2 H300'], { oral: 20 }), '2927 6.1+8 II'],
    ['8 II, 6.1 II by mouth, liquid', pure(['Skin Corr. 1B H314', 'Acute Tox. 2 H300'], { oral: 20 }), '2922 8+6.1 II'],
    ['8 II, 6.1 II by mouth, solid', pure(['Skin Corr. 1B H314', 'Acute Tox. 2 H300'], { oral: 20 }, solid), '2928 6.1+8 II'],
    ['8 II, 6.1 II through the skin', pure(['Skin Corr. 1B H314', 'Acute Tox. 2 H310'], { dermal: 100 }), '2922 8+6.1 II'],
  ])('%s: UN %s', (_, mixture, goods) => {
    const road = roadOf(mixture)
    expect([road?.unNumber, [road?.transportClass, ...(road?.subsidiary ?? [])].join('+'), road?.packingGroup].join(' ')).toBe(goods)
  })

  // Table 2.2.61.1.7 has LC50 of one hour: four times the estimate of four hours of CLP.
  it.each<[route: keyof Ate, category: string, estimate: number, group: string | undefined]>([
    ['oral', 'Acute Tox. 1 H300', 5, 'I'],
    ['oral', 'Acute Tox. 2 H300', 50, 'II'],
    ['oral', 'Acute Tox. 3 H301', 300, 'III'],
    ['oral', 'Acute Tox. 4 H302', 300.1, undefined],
    ['dermal', 'Acute Tox. 1 H310', 50, 'I'],
    ['dermal', 'Acute Tox. 2 H310', 200, 'II'],
    ['dermal', 'Acute Tox. 3 H311', 1000, 'III'],
    ['dermal', 'Acute Tox. 4 H312', 1001, undefined],
    ['mist', 'Acute Tox. 1 H330', 0.05, 'I'],
    ['mist', 'Acute Tox. 2 H330', 0.5, 'II'],
    ['mist', 'Acute Tox. 3 H331', 1, 'III'],
    ['mist', 'Acute Tox. 4 H332', 1.1, undefined],
  ])('class 6.1, %s, %s of %d: group %s', (route, category, estimate, group) => {
    expect(roadOf(pure([category], { [route]: estimate }, { inhalation: 'mist' }))?.packingGroup).toBe(group)
  })
})

describe('what a mixture without a class still owes (CLP Annex II, 2.10; REACH Annex II, 3.2.2)', () => {
  it.each<[category: string, content: number, isOwed: boolean]>([
    ['Acute Tox. 3 H301', 0.9, false],
    ['Acute Tox. 3 H301', 1, true],
    ['Carc. 2 H351', 0.1, true],
    ['Carc. 2 H351', 0.09, false],
    ['Repr. 1B H360D', 0.1, true],
    ['Repr. 1B H360D', 0.09, false],
    ['Skin Sens. 1 H317', 0.1, true],
    ['Skin Sens. 1 H317', 0.09, false],
    ['Skin Sens. 1A H317', 0.01, true],
    ['Skin Sens. 1A H317', 0.009, false],
    ['Aquatic Chronic 1 H410', 0.2, false],
  ])('%s, %d %%: a sheet on request and a line of section 3: %s', (category, content, isOwed) => {
    const { label, section3 } = ask(liquid([part('component', content, category)]))
    expect([label.supplementalStatements.includes('EUH210'), section3.length > 0]).toEqual([isOwed, isOwed])
  })
})

describe('sums by specific limits of several substances', () => {
  it.each<[what: string, components: TypedComponent[], classes: string]>([
    ['15 ÷ 20 + 5 ÷ 10', [named('143-22-6', 15), part('a', 5, 'Eye Irrit. 2 H319')], 'Eye Irrit. 2 H319'],
    ['15 ÷ 30 + 2 ÷ 3', [named('143-22-6', 15), part('a', 2, 'Eye Dam. 1 H318')], 'Eye Dam. 1 H318'],
    ['4 ÷ 5 + 3 ÷ 10', [named('7722-84-1', 4), part('a', 3, 'Eye Irrit. 2 H319')], 'Eye Irrit. 2 H319'],
    ['4 ÷ 5 + 1.9 ÷ 10', [named('7722-84-1', 4), part('a', 1.9, 'Eye Irrit. 2 H319')], ''],
    ['1.5 ÷ 2 + 0.5 ÷ 2', [named('1310-73-2', 1.5), named('1310-58-3', 0.5)], 'Eye Dam. 1 H318, Skin Corr. 1B H314'],
    ['1.5 ÷ 2 + 0.4 ÷ 2', [named('1310-73-2', 1.5), named('1310-58-3', 0.4)], 'Eye Irrit. 2 H319, Skin Irrit. 2 H315'],
    ['Note 11', [named('10043-35-3', 0.25), named('121-43-7', 0.05)], 'Repr. 1B H360FD'],
    ['Note 12', [named('149-57-5', 0.15), named('136-53-8', 0.15)], 'Repr. 1B H360D'],
    ['silver of nanometres, M 1000', [{ index: '047-006-00-X', content: 0.001 }], 'Aquatic Chronic 3 H412'],
    ['a range, its upper end possible', [part('a', { from: 5, to: 15 }, 'Skin Irrit. 2 H315')], 'Skin Irrit. 2 H315'],
    ['a range, its upper end impossible', [part('a', { from: 1, to: 30 }, 'Skin Irrit. 2 H315'), part('b', 95)], ''],
  ])('%s', (_, components, classes) => {
    expect(classesOf(liquid(components))).toBe(classes)
  })
})

describe('gases', () => {
  const gas = (...components: TypedComponent[]): TypedMixture => ({
    physicalState: 'gas',
    use: 'professional',
    measured: { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' }] },
    components,
  })
  const nitrogen = (content: number): TypedComponent => ({ cas: '7727-37-9', content, own: { classification: [] } })
  it.each<[what: string, mixture: TypedMixture, classes: string, un: string]>([
    ['4 % of hydrogen', gas(named('1333-74-0', 4), nitrogen(96)), 'Press. Gas (Comp.) H280', '1956'],
    ['6 % of hydrogen', gas(named('1333-74-0', 6), nitrogen(94)), 'Flam. Gas 1A H220, Press. Gas (Comp.) H280', '1954'],
    ['24 % of oxygen', gas(named('7782-44-7', 24), nitrogen(76)), 'Ox. Gas 1 H270, Press. Gas (Comp.) H280', '3156'],
    ['23.5 % of oxygen', gas(named('7782-44-7', 23.5), nitrogen(76.5)), 'Press. Gas (Comp.) H280', '1002'],
    ['1 % of carbon monoxide', gas(named('630-08-0', 1), nitrogen(99)), 'Press. Gas (Comp.) H280, Repr. 1A H360D, STOT RE 2 H373', '1956'],
  ])('%s in nitrogen: %s', (_, mixture, classes, un) => {
    expect([classesOf(mixture), roadOf(mixture)?.unNumber]).toEqual([classes, un])
  })
})
