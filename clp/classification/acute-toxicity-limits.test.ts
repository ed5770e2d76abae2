import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

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
})
