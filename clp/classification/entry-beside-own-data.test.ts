import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { classed, entry, methanol, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a harmonised entry', () => {
  test('brings its limits: category 2 of STOT SE from 3 %', () => {
    expect(classesOf(of({ cas: '67-56-1', content: 2.99 }, methanol))).toEqual([])
    expect(classesOf(of({ cas: '67-56-1', content: 3 }, methanol))).toEqual(['STOT SE 2 H371'])
    expect(classesOf(of({ cas: '67-56-1', content: 10 }, methanol))).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
  })

  test('is not overruled by own data on the same endpoint; own data add another', () => {
    const own = { classification: ['STOT SE 2 H371', 'Skin Irrit. 2 H315'], limits: [{ class: 'STOT SE 1', from: 50 }] }
    const result = of({ cas: '67-56-1', content: 12, own }, methanol)
    expect(classesOf(result)).toEqual(['Acute Tox. 4 H302', 'Skin Irrit. 2 H315', 'STOT SE 1 H370'])
    expect(result.components[0]?.refusals.map(({ what, article }) => [what, article])).toEqual([
      ['STOT SE 2 H371', 'CLP Article 4(3)'],
      ['STOT SE 1 ≥ 50 %', 'CLP Article 10(4)'],
    ])
  })
})

describe('what an entry leaves open', () => {
  const propane = entry('601-003-00-5', '74-98-6', {
    classification: [classed('Flam. Gas 1', 'H220'), classed('Press. Gas', null)],
    notes: ['U'],
  })
  const refused = (classification: string[]) =>
    of({ cas: '74-98-6', content: 100, own: { classification } }, propane).warnings.map(({ message }) => message)

  test('the group of a gas under pressure and subcategory 1A are for the supplier to say (Note U)', () => {
    expect(refused(['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'])).toEqual([])
  })

  test('a milder subcategory is refused', () => {
    expect(refused(['Flam. Gas 1B H221'])).toEqual([expect.stringContaining('Flam. Gas 1B H221 is not used')])
  })
})
