import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'

const whole = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('acute toxicity', () => {
  test('components count from their cut-off: 0.1 % of categories 1 to 3, 1 % of category 4', () => {
    const of = (content: number, category: string) => classifyTyped(liquid([part('a', content, category)])).acuteToxicity.oral
    expect(of(0.1, 'Acute Tox. 3 H301')).toMatchObject({ estimate: 100_000 })
    expect(of(0.099, 'Acute Tox. 3 H301')).toBeUndefined()
    expect(of(0.1, 'Acute Tox. 2 H300')).toMatchObject({ estimate: 5000 })
    expect(of(0.099, 'Acute Tox. 2 H300')).toBeUndefined()
    expect(of(0.1, 'Acute Tox. 1 H300')).toMatchObject({ estimate: 500 })
    expect(of(0.099, 'Acute Tox. 1 H300')).toBeUndefined()
    expect(of(1, 'Acute Tox. 4 H302')).toMatchObject({ estimate: 50_000 })
    expect(of(0.999, 'Acute Tox. 4 H302')).toBeUndefined()
  })

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

  test('a converted estimate never gives a category above that of the worst component', () => {
    for (const code of ['H300', 'H310', 'H330']) {
      const result = classifyTyped({ physicalState: 'liquid', use: 'professional', components: [part('a', 100, `Acute Tox. 2 ${code}`)] })
      expect(classesOf(result)).toEqual([`Acute Tox. 2 ${code}`])
    }
  })

  test('vapour, mist, dust and gas are different estimates', () => {
    const own = { classification: [], ate: { vapour: 11, mist: 1.5 } }
    const of = (inhalation: 'vapour' | 'mist') =>
      classifyTyped({
        physicalState: 'liquid',
        use: 'professional',
        inhalation,
        components: [{ name: 'a', content: 40, own }, part('water', 60)],
      })
    expect(of('vapour').acuteToxicity).toEqual({ vapour: { estimate: 27.5, unknown: 0 } })
    expect(classesOf(of('vapour'))).toEqual([])
    expect(of('mist').acuteToxicity).toEqual({ mist: { estimate: 3.75, unknown: 0 } })
    expect(classesOf(of('mist'))).toEqual(['Acute Tox. 4 H332'])
  })

  test('what was tested as mist alone is unknown as vapour, from 1 %, and above 10 % corrects the formula', () => {
    const of = (content: number, mist: number) =>
      classifyTyped({
        ...liquid([
          { name: 'solvent', content: 50, own: { classification: [], ate: { vapour: 11 } } },
          { name: 'resin', content, own: { classification: [], ate: { mist } } },
        ]),
        inhalation: 'vapour',
      })
    const unknownOf = (content: number, mist = 1.5) => of(content, mist).acuteToxicity.vapour
    expect(unknownOf(0.99)).toEqual({ estimate: 22, unknown: 0 })
    expect(unknownOf(1)).toEqual({ estimate: 22, unknown: 1 })
    expect(unknownOf(10)).toEqual({ estimate: 22, unknown: 10 })
    expect(unknownOf(11)).toEqual({ estimate: 19.58, unknown: 11 })
    expect([10, 11].map((content) => classesOf(of(content, 1.5)))).toEqual([[], ['Acute Tox. 4 H332']])
    // What is no danger as a mist, up to 5 mg/l, is suspected of nothing as a vapour.
    expect([unknownOf(30, 5)?.unknown, unknownOf(30, 5.1)?.unknown]).toEqual([30, 0])
  })

  test('what is missing to 100 % is stated, and what it would be at worst stands beside', () => {
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', components: [part('a', 12, 'Acute Tox. 3 H301')] })
    expect(result.acuteToxicity.oral).toEqual({ estimate: 833.333, unknown: 88 })
    const oral = result.hazards.find(({ differentiation }) => differentiation === 'oral')
    expect(oral).toMatchObject({ category: 'Acute Tox. 4', worstCase: { category: 'Acute Tox. 3', statements: ['H301'] } })
  })
})
