import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { emptyCandidateList } from '../annex-vi/candidate-list.ts'
import { deriveConsequences } from '../consequences/derive-consequences.ts'
import { classed, entry, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('Notes of Annex VI', () => {
  const oil = entry('649-001-00-3', '64741-41-9', {
    classification: [classed('Carc. 1B', 'H350'), classed('Asp. Tox. 1', 'H304')],
    notes: ['L', 'P'],
  })

  test('L, P and their like take carcinogenicity off where the raw material is shown to meet them', () => {
    expect(classesOf(of({ cas: '64741-41-9', content: 5 }, oil))).toEqual(['Carc. 1B H350'])
    const shown = of({ cas: '64741-41-9', content: 5, own: { notes: { L: true } } }, oil)
    expect(classesOf(shown)).toEqual([])
    const carcinogenicity = shown.hazards.find(({ hazardClass }) => hazardClass === 'carcinogenicity')
    expect(carcinogenicity?.steps.flatMap(({ leftOut }) => leftOut)).toContainEqual(expect.objectContaining({ reason: 'note', note: 'L' }))
  })

  test('what a Note took off is not on the label, in section 3 or among the restrictions either', () => {
    const derived = (notes: Record<string, boolean>) =>
      deriveConsequences(of({ cas: '64741-41-9', content: 5, own: { notes } }, { ...oil, classification: [classed('Carc. 1B', 'H350')] }), {
        table: null,
        candidates: emptyCandidateList,
        productCategories: [],
      })
    const shown = derived({ L: true })
    expect(shown.label.restrictions).toEqual([])
    expect(shown.label.supplementalStatements).toEqual([])
    expect(shown.section3).toEqual([])
    const open = derived({ L: false })
    expect(open.label.restrictions).toEqual(['restrictedToProfessionals'])
    expect(open.section3.map(({ classification }) => classification)).toEqual([[{ category: 'Carc. 1B', statement: 'H350', organs: [] }]])
  })

  test('a Note that the entry does not bear takes nothing off', () => {
    expect(classesOf(of({ cas: '64741-41-9', content: 5, own: { notes: { M: true } } }, oil))).toEqual(['Carc. 1B H350'])
  })

  test('11 adds up the boron compounds, which do not add to other toxicants', () => {
    const boron = (index: string, cas: string) => entry(index, cas, { classification: [classed('Repr. 1B', 'H360FD')], notes: ['11'] })
    const register = registerOf(
      boron('005-007-00-2', '10043-35-3'),
      boron('005-008-00-8', '1303-86-2'),
      entry('606-021-00-7', '872-50-4', { classification: [classed('Repr. 1B', 'H360D')] }),
    )
    const at = (...parts: [string, number][]) =>
      classesOf(classifyTyped(liquid(parts.map(([cas, content]) => ({ cas, content }))), register))
    expect(at(['10043-35-3', 0.2], ['1303-86-2', 0.1])).toEqual(['Repr. 1B H360FD'])
    expect(at(['10043-35-3', 0.2], ['1303-86-2', 0.099])).toEqual([])
    expect(at(['10043-35-3', 0.2], ['872-50-4', 0.2])).toEqual([])
  })
})
