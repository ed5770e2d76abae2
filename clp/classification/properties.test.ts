import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyTyped, part, type TypedComponent } from '../../tests/classify-by-request.ts'
import type { Classification } from './classify-mixture.ts'
import { recomputeStep } from './recompute-step.ts'

const categories = `Acute Tox. 1 H300; Acute Tox. 2 H310; Acute Tox. 3 H331; Acute Tox. 4 H302; Acute Tox. 4 H332; Acute Tox. 3 H301;
  Skin Corr. 1A; Skin Corr. 1B; Skin Corr. 1C; Skin Corr. 1; Skin Irrit. 2; Eye Dam. 1; Eye Irrit. 2; Resp. Sens. 1; Skin Sens. 1; Skin Sens. 1A;
  Muta. 1B; Muta. 2; Carc. 1A; Carc. 2 H351; Repr. 1B H360F; Repr. 2 H361d; Lact.; STOT SE 1; STOT SE 2; STOT SE 3 H335; STOT SE 3 H336; STOT RE 1;
  STOT RE 2; Asp. Tox. 1; Aquatic Acute 1; Aquatic Chronic 1; Aquatic Chronic 2; Aquatic Chronic 3; Aquatic Chronic 4`.split(/;\s*/)
const limited = ['Skin Corr. 1B', 'Skin Irrit. 2', 'Eye Irrit. 2', 'Skin Sens. 1', 'STOT SE 3 H336', 'Repr. 1B H360F', 'Carc. 2']

/** Contents in hundredths of a per cent, so that parts stay exact. */
const component = fc.record({
  hundredths: fc.integer({ min: 1, max: 900 }),
  classification: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 5 }),
  oral: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
  limit: fc.option(fc.record({ class: fc.constantFrom(...limited), from: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10) }), {
    nil: undefined,
  }),
})
type Drawn = typeof component extends fc.Arbitrary<infer T> ? T : never
const recipe = fc.array(component, { minLength: 1, maxLength: 8 })

function typed(drawn: Drawn, name: string, hundredths: number): TypedComponent {
  const { classification, oral, limit } = drawn
  const own = { classification, ...(oral === undefined ? {} : { ate: { oral } }), limits: limit ? [limit] : [] }
  return { name, content: hundredths / 100, own }
}

const classify = (components: TypedComponent[]): Classification =>
  classifyTyped({ physicalState: 'liquid', use: 'professional', measured: { kinematicViscosity40: 10 }, components })

const withWater = (components: TypedComponent[], hundredths: number) =>
  hundredths > 0 ? [...components, part('water', hundredths / 100)] : components
const total = (drawn: readonly Drawn[]) => drawn.reduce((sum, { hundredths }) => sum + hundredths, 0)

/** How severe a result is: more is worse. Skin corrosion 1 without subcategory leaves 1A open and is as severe. */
function severityOf({ hazards }: Classification): Map<string, number> {
  return new Map(hazards.map(({ hazardClass, differentiation, category }) => [`${hazardClass} ${differentiation}`, rank(category)]))
}
function rank(category: string | null): number {
  if (category === null) return 0
  if (/Irrit\.|Chronic 4/.test(category)) return 1
  if (category === 'Skin Corr. 1' || category.endsWith('1A')) return 9
  if (category.endsWith('1B')) return 8
  if (category.endsWith('1C')) return 7
  const digit = Number(/(\d)$/.exec(category)?.[1] ?? 1)
  return 7 - digit
}

function expectNoneLower(after: Classification, before: Classification): void {
  const held = severityOf(before)
  for (const [hazard, severity] of severityOf(after))
    expect({ hazard, isLower: severity < (held.get(hazard) ?? 0) }).toEqual({ hazard, isLower: false })
}

const answerOf = ({ classification, acuteToxicity }: Classification) => ({ classification, acuteToxicity })

describe('mixtures made at random', () => {
  test('the order of components does not matter', () => {
    fc.assert(
      fc.property(recipe, (drawn) => {
        const components = withWater(
          drawn.map((one, index) => typed(one, `c${index}`, one.hundredths)),
          10_000 - total(drawn),
        )
        expect(answerOf(classify(components.toReversed()))).toEqual(answerOf(classify(components)))
      }),
    )
  })

  test('a component split in two changes nothing', () => {
    fc.assert(
      fc.property(recipe, fc.nat(), (drawn, seed) => {
        const whole = drawn.map((one, index) => typed(one, `c${index}`, one.hundredths))
        const halves = drawn.flatMap((one, index) => {
          const first = seed % (one.hundredths + 1)
          const parts = [typed(one, `c${index}`, first), typed(one, `C${index} `, one.hundredths - first)]
          return first === 0 || first === one.hundredths ? [typed(one, `c${index}`, one.hundredths)] : parts
        })
        const rest = 10_000 - total(drawn)
        expect(answerOf(classify(withWater(halves, rest)))).toEqual(answerOf(classify(withWater(whole, rest))))
      }),
    )
  })

  test('more of a component in place of water lowers no class', () => {
    fc.assert(
      fc.property(recipe, fc.nat(), fc.integer({ min: 1, max: 2000 }), (drawn, which, more) => {
        const rest = 10_000 - total(drawn)
        const grown = Math.min(more, rest)
        const chosen = which % drawn.length
        const before = withWater(
          drawn.map((one, index) => typed(one, `c${index}`, one.hundredths)),
          rest,
        )
        const after = withWater(
          drawn.map((one, index) => typed(one, `c${index}`, one.hundredths + (index === chosen ? grown : 0))),
          rest - grown,
        )
        expectNoneLower(classify(after), classify(before))
      }),
    )
  })

  test('water added adds no class', () => {
    fc.assert(
      fc.property(recipe, fc.constantFrom(2, 4, 5), (drawn, times) => {
        // The mixture once, and water for the rest: every content divided.
        const parts = drawn.map((one, index) => typed(one, `c${index}`, one.hundredths))
        const thin = drawn.map((one, index) => ({ ...typed(one, `c${index}`, one.hundredths), content: one.hundredths / 100 / times }))
        const rest = 10_000 - total(drawn)
        const water = part('water', Number((100 - total(drawn) / 100 / times).toFixed(6)))
        expectNoneLower(classify(withWater(parts, rest)), classify([...thin, water]))
      }),
    )
  })

  test('every step recomputes, and the result is that of its steps', () => {
    fc.assert(
      fc.property(recipe, (drawn) => {
        const result = classify(
          withWater(
            drawn.map((one, index) => typed(one, `c${index}`, one.hundredths)),
            10_000 - total(drawn),
          ),
        )
        for (const { steps, category, outcome } of result.hazards) {
          for (const step of steps) {
            const again = recomputeStep(step)
            if (again) expect({ what: step.what, ...again }).toEqual({ what: step.what, total: step.total, isMet: step.isMet })
          }
          if (outcome === 'classified') expect(steps.some(({ isMet, gives }) => isMet && gives === category)).toBe(true)
          if (outcome === 'notClassified')
            expect(steps.filter(({ isMet, arithmetic }) => isMet && arithmetic !== 'value' && arithmetic !== 'sum')).toEqual([])
        }
      }),
    )
  })
})
