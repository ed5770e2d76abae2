import { describe, expect, test } from 'vitest'
import { classifyTyped, liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'

const whole = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('acute toxicity', () => {
  test('the formula is corrected above 10 % of unknown components, not at 10 %', () => {
    const of = (unknown: number) =>
      classifyTyped({ ...liquid([part('a', 20, 'Acute Tox. 4 H302'), { name: 'b', content: unknown }]) }).acuteToxicity.oral
    expect(of(10)).toEqual({ estimate: 2500, unknown: 10 })
    expect(of(10.1)).toEqual({ estimate: 2247.5, unknown: 10.1 })
    expect(of(0.9)).toEqual({ estimate: 2500, unknown: 0 })
  })

  test('ranges of toxic and unknown components share the 100 %: no mixture is judged that there cannot be', () => {
    const unknown = (name: string, from: number, to: number) => ({ name, content: { from, to }, own: { unknown: ['oral' as const] } })
    const toxic = (name: string, from: number, to: number, oral: number) => ({ name, content: { from, to }, own: { ate: { oral } } })
    const of = (components: TypedComponent[]) =>
      classifyTyped({ physicalState: 'liquid', use: 'professional', components }).acuteToxicity.oral
    // Two that are unknown may be 60 % together beside 40 % of a third, and not 50 % each.
    expect(of([unknown('a', 10, 60), unknown('b', 10, 60), toxic('c', 40, 40, 1000)])).toEqual({ estimate: 1000, unknown: 60 })
    expect(of([toxic('a', 10, 20, 60), unknown('b', 80, 90)])).toEqual({ estimate: 60, unknown: 90 })
    // Against all whole contents that the ranges allow.
    for (const [from, to, between] of [
      [11, 70, 300],
      [20, 90, 150],
      [15, 60, 40],
      [30, 35, 900],
    ] as const) {
      const all = whole(5, 40).flatMap((one) => whole(10, 30).flatMap((two) => whole(from, to).map((three) => [one, two, three] as const)))
      const possible = all.filter((contents) => contents.reduce((sum, content) => sum + content) <= 100)
      const lowest = Math.min(...possible.map(([one, two, three]) => (100 - three) / (one / 200 + two / between)))
      const found = of([toxic('a', 5, 40, 200), toxic('b', 10, 30, between), unknown('c', from, to)])
      expect(found?.estimate).toBeCloseTo(lowest, 2)
    }
  })

  test('what is missing to 100 % is stated, and what it would be at worst stands beside', () => {
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', components: [part('a', 12, 'Acute Tox. 3 H301')] })
    expect(result.acuteToxicity.oral).toEqual({ estimate: 833.333, unknown: 88 })
    const oral = result.hazards.find(({ differentiation }) => differentiation === 'oral')
    expect(oral).toMatchObject({ category: 'Acute Tox. 4', worstCase: { category: 'Acute Tox. 3', statements: ['H301'] } })
  })
})
