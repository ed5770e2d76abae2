import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { classed, entry, methanol, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a minimum classification', () => {
  test('gives way to a more severe class', () => {
    const result = of({ cas: '67-56-1', content: 1, own: { classification: ['Acute Tox. 1 H300'] } }, methanol)
    expect(result.components[0]?.classes[0]).toMatchObject({ category: 'Acute Tox. 1', source: 'own', minimum: false })
    expect(classesOf(result)).toEqual(['Acute Tox. 2 H300'])
  })

  test('gives way to an estimate of a more severe category', () => {
    const result = of({ cas: '67-56-1', content: 10, own: { ate: { oral: 5 } } }, methanol)
    expect(result.components[0]?.classes[0]).toMatchObject({ category: 'Acute Tox. 1', statement: 'H300' })
    expect(result.acuteToxicity.oral).toEqual({ estimate: 50, unknown: 0 })
  })

  test('refuses a milder class and a milder estimate, with the reason', () => {
    const result = of({ cas: '67-56-1', content: 10, own: { classification: ['Acute Tox. 4 H302'], ate: { oral: 1187 } } }, methanol)
    expect(result.acuteToxicity.oral).toEqual({ estimate: 1000, unknown: 0 })
    expect(result.warnings.map(({ code, path, article, params }) => [code, path, article, params])).toEqual([
      ['own.milder', 'mixture.components[0]', 'CLP Annex VI, 1.2.1', { what: 'Acute Tox. 4 H302', held: 'Acute Tox. 3' }],
      ['own.milder', 'mixture.components[0]', 'CLP Annex VI, 1.2.1', { what: 'ATE oral 1187', held: 'Acute Tox. 3' }],
    ])
  })

  test('is refined within its category and by the form that was tested', () => {
    const inhaled = entry('615-011-00-1', '822-06-0', { classification: [classed('Acute Tox. 3', 'H331', true)] })
    const component = { cas: '822-06-0', content: 50, own: { ate: { mist: 0.9 } } }
    const requested = (inhalation: 'mist' | 'vapour') => classifyTyped({ ...liquid([component]), inhalation }, registerOf(inhaled))
    expect(requested('mist').acuteToxicity).toEqual({ mist: { estimate: 1.8, unknown: 0 } })
    // Nobody tested it as vapour: it is unknown there, and not harmless (CLP Annex I, 3.1.3.6.2.2).
    expect(requested('vapour').acuteToxicity).toEqual({ vapour: { estimate: null, unknown: 50 } })
    expect(requested('vapour').classification.filter((one) => one.class.startsWith('Acute Tox.'))).toEqual([])
    const inhalation = requested('vapour').hazards.find(({ differentiation }) => differentiation === 'inhalation')
    expect(inhalation?.steps.flatMap(({ leftOut }) => leftOut)).toContainEqual({
      component: 'cas 822-06-0',
      content: 50,
      reason: 'otherForm',
    })
  })

  test('counts by its converted estimate where nothing else is known', () => {
    expect(of({ cas: '67-56-1', content: 20 }, methanol).acuteToxicity.oral).toEqual({ estimate: 500, unknown: 0 })
  })
})
