/** Label elements compared with worked cases of classification. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findHazardCategory, isHazardCategoryCode } from './hazard-categories.ts'
import { combineHazardStatements, deriveLabelElements, type ClassificationEntry } from './label-elements.ts'
import { isHazardStatementCode } from './statements.ts'

/** 'Acute Tox. 4 oral', 'STOT SE 3 (narcotic)' and plain codes, as the reference cases write them. */
function readReferenceEntry(written: string, statements: readonly string[]): ClassificationEntry {
  const code = written.replace(/ (oral|dermal|inhalation|\(narcotic\)|\(respiratory\))$/, '')
  if (!isHazardCategoryCode(code)) throw new Error(`unread: ${written}`)
  const possible = findHazardCategory(code).statements
  const bySuffix = { oral: 0, dermal: 1, inhalation: 2, '(respiratory)': 0, '(narcotic)': 1 }
  const suffix = Object.entries(bySuffix).find(([ending]) => written.endsWith(` ${ending}`))
  const chosen = suffix === undefined ? undefined : possible[suffix[1]]
  if (chosen !== undefined) return { category: code, statements: [chosen] }
  return { category: code, statements: possible.length > 1 ? possible.filter((each) => statements.includes(each)) : possible }
}

interface ReferenceCases {
  cases: { id: string; expected: { classification: string[]; h: string[] } }[]
  labelCases: { id: string; classification: string[]; pictograms: string[]; signal: string; note: string }[]
}

const casesFile = new URL('../../shared/reference/classification-cases.json', import.meta.url)
const hasCases = existsSync(casesFile)
const { cases, labelCases }: ReferenceCases = hasCases ? JSON.parse(readFileSync(casesFile, 'utf8')) : { cases: [], labelCases: [] }

describe.skipIf(!hasCases)('the reference cases (skipped where ../shared is absent)', () => {
  it('are all here', () => {
    expect([labelCases.length, cases.length]).toEqual([5, 33])
  })

  it.each(labelCases)('$id: $classification has the pictograms $pictograms ($note)', ({ classification, pictograms, signal }) => {
    const derived = deriveLabelElements(classification.map((written) => readReferenceEntry(written, [])))
    expect(derived).toMatchObject({ pictograms, signalWord: signal })
  })

  it.each(cases)('$id: $expected.classification has the label statements $expected.h', ({ expected }) => {
    const derived = deriveLabelElements(expected.classification.map((written) => readReferenceEntry(written, expected.h)))
    expect(derived.hazardStatements).toEqual(combineHazardStatements(expected.h.filter(isHazardStatementCode)))
  })
})
