/** Label elements compared with worked cases of classification. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isLawAtHand, readLaw } from '../../tests/law-fingerprints.ts'
import { workedCases, workedLabels } from '../../tests/worked-cases.ts'
import { findHazardCategory, isHazardCategoryCode } from '../hazard-categories.ts'
import { combineHazardStatements, deriveLabelElements, type ClassificationEntry } from './label-elements.ts'
import { isHazardStatementCode } from '../statements.ts'

/** 'Acute Tox. 4 oral', 'STOT SE 3 (narcotic)' and plain codes, as the worked cases write them. */
function readEntry(written: string, statements: readonly string[]): ClassificationEntry {
  const code = written.replace(/ (oral|dermal|inhalation|\(narcotic\)|\(respiratory\))$/, '')
  if (!isHazardCategoryCode(code)) throw new Error(`unread: ${written}`)
  const possible = findHazardCategory(code).statements
  const bySuffix = { oral: 0, dermal: 1, inhalation: 2, '(respiratory)': 0, '(narcotic)': 1 }
  const suffix = Object.entries(bySuffix).find(([ending]) => written.endsWith(` ${ending}`))
  const chosen = suffix === undefined ? undefined : possible[suffix[1]]
  if (chosen !== undefined) return { category: code, statements: [chosen] }
  return { category: code, statements: possible.length > 1 ? possible.filter((each) => statements.includes(each)) : possible }
}

describe('the worked cases', () => {
  it('are all here', () => {
    expect([workedLabels.length, workedCases.length]).toEqual([5, 33])
  })

  it.each(workedLabels)('$name: $classes has the pictograms $pictograms', ({ classes, pictograms, signalWord }) => {
    const derived = deriveLabelElements(classes.map((written) => readEntry(written, [])))
    expect(derived).toMatchObject({ pictograms, signalWord })
  })

  it.each(workedCases)('$name: $classes has the label statements $label', ({ classes, label }) => {
    const derived = deriveLabelElements(classes.map((written) => readEntry(written, label)))
    expect(derived.hazardStatements).toEqual(combineHazardStatements(label.filter(isHazardStatementCode)))
  })
})

if (isLawAtHand) {
  describe('the worked labels, compared with the reference', () => {
    it('have its figures, all of them', () => {
      const { labelCases } = referenceLabels.parse(readLaw('classification-cases.json'))
      expect(workedLabels.map(({ name: _name, ...others }) => others)).toEqual(
        labelCases.map(({ classification, pictograms, signal }) => ({ classes: classification, pictograms, signalWord: signal })),
      )
    })
  })
}

const referenceLabels = z.object({
  labelCases: z.array(z.object({ classification: z.array(z.string()), pictograms: z.array(z.string()), signal: z.string() })),
})
