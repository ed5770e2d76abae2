import { describe, expect, test } from 'vitest'
import type { Classification } from '../../clp/classification/classify-mixture.ts'
import { recomputeStep } from '../../test-kit/recompute-step.ts'
import { classifyTyped, type TypedComponent, type TypedMixture } from '../classify-by-request.ts'
import { listLower } from '../fuzz/read-answer.ts'
import { makeDice, type Dice } from './dice.ts'
import { generateMixture } from './generate-mixture.ts'

/** Many with `npm run fuzz:classification`. */
const runs = process.env['MODE'] === 'fuzz' ? 5_000 : 200
/** As in agree.test.ts: `FIRST` tries others than the last time. */
const first = Number(process.env['FIRST'] ?? 0)
const percent = 1_000_000

type Exact = TypedComponent & { content: number }
interface Drawn {
  mixture: TypedMixture
  /** all but the water, with exact contents */
  components: Exact[]
  water: number
  dice: Dice
}

/** A limit for a class that the substance does not have itself: the Annex does not know it, people write it. */
const strayLimits = ['Skin Corr. 1B', 'Skin Irrit. 2', 'Eye Irrit. 2', 'Skin Sens. 1', 'STOT SE 3 H336', 'Repr. 1B H360F', 'Carc. 2']

/** Mixtures of which only the composition is known: a pH that stays while the contents change would be no measurement. */
function draw(number: number): Drawn {
  const drawn = generateMixture(number)
  const { pH: _, ...measured } = drawn.measured ?? {}
  const dice = makeDice(-number)
  const exact = drawn.components.map((one): Exact => {
    const content = typeof one.content === 'number' ? one.content : one.content.to
    const limits = dice.chance(0.1) ? [{ class: dice.oneOf(strayLimits), from: dice.oneOf([0.2, 3, 12]) }] : []
    return { ...one, content, ...(one.own ? { own: { ...one.own, limits: [...(one.own.limits ?? []), ...limits] } } : {}) }
  })
  const isWater = ({ name }: TypedComponent) => name === 'water'
  const water = exact.find(isWater)?.content ?? 0
  return { mixture: { ...drawn, measured }, components: exact.filter((one) => !isWater(one)), water, dice }
}

function classify({ mixture }: Drawn, components: readonly Exact[], water: number): Classification {
  const rest = { name: 'water', content: water, own: { classification: [] } }
  return classifyTyped({ ...mixture, components: water > 0 ? [...components, rest] : [...components] })
}

function forEachMixture(check: (drawn: Drawn, number: number) => void): void {
  for (let number = first; number < first + runs; number += 1) {
    const drawn = draw(number)
    if (drawn.components.length > 0) check(drawn, number)
  }
}

const answerOf = ({ classification, acuteToxicity }: Classification) => ({ classification, acuteToxicity })

function expectNoneLower(after: Classification, before: Classification, number: number): void {
  expect({ number, lower: listLower(before, after) }).toEqual({ number, lower: [] })
}

/** Whole millionths of a per cent, so that two parts are the whole. */
const rounded = (content: number): number => Math.round(content * percent) / percent

/** From a class to the next worse one; limits, M factors and values of a substance belong to the class that it has, and go with it. */
const chains = [
  ['Skin Irrit. 2', 'Skin Corr. 1C', 'Skin Corr. 1B', 'Skin Corr. 1A'],
  ['Eye Irrit. 2', 'Eye Dam. 1'],
  ['Acute Tox. 4 H302', 'Acute Tox. 3 H301', 'Acute Tox. 2 H300', 'Acute Tox. 1 H300'],
  ['Acute Tox. 4 H312', 'Acute Tox. 3 H311', 'Acute Tox. 2 H310', 'Acute Tox. 1 H310'],
  ['Acute Tox. 4 H332', 'Acute Tox. 3 H331', 'Acute Tox. 2 H330', 'Acute Tox. 1 H330'],
  ['Resp. Sens. 1B', 'Resp. Sens. 1A'],
  ['Skin Sens. 1B', 'Skin Sens. 1A'],
  ['Muta. 2', 'Muta. 1B', 'Muta. 1A'],
  ['Carc. 2', 'Carc. 1B', 'Carc. 1A'],
  ['Repr. 2 H361d', 'Repr. 1B H360D', 'Repr. 1A H360D'],
  ['STOT SE 2', 'STOT SE 1'],
  ['STOT RE 2', 'STOT RE 1'],
  ['Aquatic Chronic 4', 'Aquatic Chronic 3', 'Aquatic Chronic 2', 'Aquatic Chronic 1'],
  ['ED HH 2', 'ED HH 1'],
  ['ED ENV 2', 'ED ENV 1'],
]
const worse = new Map(chains.flatMap((chain) => chain.slice(1).map((next, index) => [chain[index], next] as const)))

describe('mixtures made at random', { timeout: 600_000 }, () => {
  test('the order of components does not matter', () => {
    forEachMixture((drawn, number) => {
      const turned = classify(drawn, drawn.components.toReversed(), drawn.water)
      expect({ number, ...answerOf(turned) }).toEqual({ number, ...answerOf(classify(drawn, drawn.components, drawn.water)) })
    })
  })

  test('a component split in two changes nothing', () => {
    forEachMixture((drawn, number) => {
      const { components, water, dice } = drawn
      const halves = components.flatMap((one): Exact[] => {
        const first = rounded(dice.upTo(Math.round(one.content * percent)) / percent)
        const second = rounded(one.content - first)
        return first > 0 && second > 0
          ? [
              { ...one, content: first },
              { ...one, content: second, name: ` ${one.name?.toUpperCase()} ` },
            ]
          : [one]
      })
      expect({ number, ...answerOf(classify(drawn, halves, water)) }).toEqual({ number, ...answerOf(classify(drawn, components, water)) })
    })
  })

  test('more of a component in place of water lowers no class', () => {
    forEachMixture((drawn, number) => {
      const { components, water, dice } = drawn
      if (water === 0) return
      const more = rounded((1 + dice.upTo(Math.round(water * percent) - 1)) / percent)
      const chosen = dice.upTo(components.length - 1)
      const grown = components.map((one, index) => (index === chosen ? { ...one, content: rounded(one.content + more) } : one))
      expectNoneLower(classify(drawn, grown, rounded(water - more)), classify(drawn, components, water), number)
    })
  })

  test('a more severe class in place of a milder one lowers no class', () => {
    let replaced = 0
    forEachMixture((drawn, number) => {
      const plain = drawn.components.map((one): Exact => (one.own ? { ...one, own: { ...one.own, limits: [], m: {}, ate: {} } } : one))
      const before = classify(drawn, plain, drawn.water)
      for (const [index, component] of plain.entries()) {
        for (const [place, from] of (component.own?.classification ?? []).entries()) {
          const to = worse.get(from)
          if (to === undefined) continue
          const classification = component.own?.classification?.with(place, to)
          const after = plain.with(index, { ...component, own: { ...component.own, classification } })
          expectNoneLower(classify(drawn, after, drawn.water), before, number)
          replaced += 1
        }
      }
    })
    expect(replaced).toBeGreaterThan(runs)
  })

  test('water added adds no class', () => {
    forEachMixture((drawn, number) => {
      const { components, water, dice } = drawn
      const times = dice.oneOf([2, 4, 5])
      const thin = components.map((one) => ({ ...one, content: one.content / times }))
      const rest = rounded(100 - thin.reduce((sum, { content }) => sum + content, 0)) - 1 / percent
      expectNoneLower(classify(drawn, components, water), classify(drawn, thin, rest), number)
    })
  })

  test('a range is no less severe than any recipe within it', () => {
    let tried = 0
    forEachMixture(({ mixture, components, dice }, number) => {
      const share = (of: number) => (of * dice.upTo(1000)) / 1000
      const ranged = components.map((one): TypedComponent => {
        if (!dice.chance(0.6)) return one
        return { ...one, content: { from: rounded(share(one.content)), to: Math.min(100, rounded(one.content + share(2 * one.content))) } }
      })
      const whole = classifyTyped({ ...mixture, components: ranged })
      for (const place of [0, 1, dice.upTo(1000) / 1000, dice.upTo(1000) / 1000]) {
        const within = ranged.map((one) =>
          typeof one.content === 'number'
            ? one
            : { ...one, content: rounded(one.content.from + (one.content.to - one.content.from) * place) },
        )
        if (within.reduce((sum, { content }) => sum + Number(content), 0) > 100) continue
        expectNoneLower(whole, classifyTyped({ ...mixture, components: within }), number)
        tried += 1
      }
    })
    expect(tried).toBeGreaterThan(runs)
  })

  test('every step recomputes from what it says, and the result is that of its steps', () => {
    forEachMixture((drawn, number) => {
      for (const { steps, category, outcome } of classify(drawn, drawn.components, drawn.water).hazards) {
        for (const step of steps) {
          const again = recomputeStep(step)
          if (again)
            expect({ number, what: step.what, ...again }).toEqual({ number, what: step.what, total: step.total, isMet: step.isMet })
        }
        if (outcome === 'classified')
          expect({ number, isMet: steps.some(({ isMet, gives }) => isMet && gives === category) }).toEqual({ number, isMet: true })
        if (outcome === 'notClassified')
          expect(steps.filter(({ isMet, arithmetic }) => isMet && arithmetic !== 'value' && arithmetic !== 'sum')).toEqual([])
      }
    })
  })
})
