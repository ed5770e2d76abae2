import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { methanol, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a harmonised entry', () => {
  test('is found by CAS, EC, index number and name, and holds by itself', () => {
    for (const named of [{ cas: '67-56-1' }, { ec: '200-659-6' }, { index: '603-001-00-X' }, { name: 'Methanol' }]) {
      const result = of({ ...named, content: 12 }, methanol)
      expect(classesOf(result)).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
      expect(result.components[0]).toMatchObject({ key: 'cas 67-56-1', cas: '67-56-1', index: '603-001-00-X' })
    }
  })

  test('does not count by its name alone for what a person classified, but is pointed out', () => {
    const result = of({ name: 'methanol', content: 12, own: { classification: ['Acute Tox. 3 H301'] } }, methanol)
    expect(classesOf(result)).toEqual(['Acute Tox. 4 H302'])
    expect(result.warnings).toMatchObject([{ code: 'substance.sameName', params: { index: '603-001-00-X' } }])
    expect(classesOf(of({ name: 'methanol', content: 12, own: { classification: [] } }, methanol))).toContain('STOT SE 1 H370')
  })

  test('is the same substance under each of its numbers', () => {
    const halves = [
      { cas: '67-56-1', content: 5 },
      { ec: '200-659-6', content: 4 },
      { index: '603-001-00-X', content: 1 },
    ]
    expect(classesOf(classifyTyped(liquid(halves), registerOf(methanol)))).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
  })

  test('is chosen by the content of all rows with its number, where its name has a limit', () => {
    const strong = { ...methanol, index: '612-122-00-7', names: [{ text: 'hydroxylamine … % [> 55 % in aqueous solution]', part: null }] }
    const weak = { ...methanol, index: '612-122-01-4', names: [{ text: 'hydroxylamine … % [≤ 55 % in aqueous solution]', part: null }] }
    const chosenFor = (...contents: number[]) =>
      classifyTyped(liquid(contents.map((content) => ({ cas: '67-56-1', content }))), registerOf(strong, weak)).components.flatMap(
        ({ cas, index }) => (cas === '67-56-1' ? [index] : []),
      )
    expect(chosenFor(30, 30)).toEqual(['612-122-00-7'])
    expect(chosenFor(60)).toEqual(['612-122-00-7'])
    expect(chosenFor(25, 30)).toEqual(['612-122-01-4'])
  })

  test('is one component in any order, where one number leads to a single entry and another to two', () => {
    const first = { ...methanol, index: '017-026-00-3', names: [{ text: 'first form', part: null }] }
    const second = { ...methanol, index: '017-026-01-0', names: [{ text: 'second form', part: null }] }
    const typed = [
      { index: '017-026-01-0', content: 1 },
      { cas: '67-56-1', content: 1 },
    ]
    const [one, other] = [typed, typed.toReversed()].map((rows) => classifyTyped(liquid(rows), registerOf(first, second)).components[0])
    expect(one).toMatchObject({ name: 'first form', index: '017-026-01-0' })
    expect({ ...other, paths: [] }).toEqual({ ...one, paths: [] })
  })
})
