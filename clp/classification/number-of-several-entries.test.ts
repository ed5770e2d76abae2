import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { classed, entry, limit, registerOf } from '../../test-kit/harmonised-entries.ts'
import { acid, chloride } from '../../test-kit/hydrogen-chloride-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a number that stands in several entries', () => {
  const nitric = [
    entry('007-004-00-1', '7697-37-2', {
      names: [{ text: 'nitric acid …% [C > 70 %]', part: null }],
      classification: [classed('Skin Corr. 1A', 'H314')],
    }),
    entry('007-030-00-3', '7697-37-2', {
      names: [{ text: 'nitric acid …% [C ≤ 70 %]', part: null }],
      classification: [classed('Skin Corr. 1A', 'H314')],
      limits: [limit('Skin Corr. 1A', 'H314', 20), limit('Skin Corr. 1B', 'H314', 5, 20)],
    }),
  ]

  test('is that of the concentration', () => {
    expect(classesOf(of({ cas: '7697-37-2', content: 6 }, ...nitric))).toEqual(['Skin Corr. 1B H314', 'Eye Dam. 1 H318'])
  })

  test('is that of the solution in a liquid, and of the gas in a gas', () => {
    const component = { cas: '7647-01-0', content: 15 }
    expect(classesOf(of(component, chloride, acid))).toEqual(['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'STOT SE 3 H335'])
    const gas = classifyTyped({ ...liquid([component]), physicalState: 'gas' }, registerOf(chloride, acid))
    expect(classesOf(gas)).toContain('Skin Corr. 1A H314')
  })

  test('is none of its powders for a metal that is called massive', () => {
    const lead = (index: string, text: string, ...classification: Parameters<typeof classed>[]) =>
      entry(index, '7439-92-1', { names: [{ text, part: null }], classification: classification.map((one) => classed(...one)) })
    const powder = lead('082-013-00-1', 'lead powder; [particle diameter < 1 mm]', ['Repr. 1A', 'H360FD'], ['Aquatic Acute 1', 'H400'])
    const massive = lead('082-014-00-7', 'lead massive:; [particle diameter ≥ 1 mm]', ['Repr. 1A', 'H360FD'])
    const found = (name: string, ...entries: HarmonisedEntry[]) => classesOf(of({ cas: '7439-92-1', name, content: 50 }, ...entries))
    expect(found('lead', powder, massive)).toContain('Aquatic Acute 1 H400')
    expect(found('Blei (massiv)', powder, massive)).toEqual(['Repr. 1A H360FD'])
    // Of zinc and copper Annex VI has the powder alone.
    expect(found('zinc, massive', powder)).toEqual([])
  })

  test('is the worse one where fine particles alone decide, which nobody has denied', () => {
    const fine = entry('615-050-00-4', '3173-72-6', {
      names: [{ text: 'naphthylene diisocyanate; [containing ≥ 0,1 % (w/w) of particles …]', part: null }],
      classification: [classed('Acute Tox. 2', 'H330')],
    })
    const coarse = entry('615-049-00-9', '3173-72-6', { classification: [classed('Resp. Sens. 1', 'H334')] })
    const result = of({ cas: '3173-72-6', content: 50 }, fine, coarse)
    expect([classesOf(result), result.warnings[0]?.code]).toMatchObject([
      ['Acute Tox. 2 H330', 'Resp. Sens. 1 H334'],
      'substance.severalEntries',
    ])
  })
})
