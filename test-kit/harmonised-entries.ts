/** Entries of Annex VI that tests make up, and a register of them. */
import type { HarmonisedClass, HarmonisedEntry, SpecificLimit } from '../clp/annex-vi/entry.ts'
import type { FoundEntry } from '../clp/annex-vi/register.ts'
import { emptyRegister } from '../clp/classification/empty-register.ts'
import type { SubstanceRegister } from '../clp/classification/register.ts'

export const entry = (index: string, cas: string | null, more: Partial<HarmonisedEntry>): HarmonisedEntry => ({
  index,
  names: [{ text: `substance ${index}`, part: null }],
  ec: [],
  cas: cas === null ? [] : [{ text: cas, part: null }],
  classification: [],
  signalWord: null,
  pictograms: [],
  labelStatements: [],
  supplemental: [],
  limits: [],
  untranslatedLimits: null,
  estimates: [],
  factors: { acute: null, chronic: null },
  notes: [],
  act: '32008R1272',
  appliesFrom: '2009-01-20',
  appliesUntil: null,
  ...more,
})
export const classed = (
  category: HarmonisedClass['category'],
  statement: HarmonisedClass['statement'],
  minimum = false,
): HarmonisedClass => ({
  category,
  statement,
  minimum,
  routes: [],
  organs: [],
  mark: minimum ? '*' : null,
})
export const limit = (
  category: SpecificLimit['category'],
  statement: SpecificLimit['statement'],
  from: number,
  to: number | null = null,
): SpecificLimit => ({
  category,
  statement,
  from,
  to,
  fromInclusive: true,
  toInclusive: false,
  needsTestData: false,
})

export function registerOf(...entries: HarmonisedEntry[]): SubstanceRegister {
  const find = (has: (one: HarmonisedEntry) => boolean): FoundEntry[] =>
    entries.filter(has).map((one) => ({ entry: one, part: null, standing: 'applies' }))
  return {
    ...emptyRegister,
    harmonised: {
      ...emptyRegister.harmonised,
      findByCas: (cas) => find((one) => one.cas.some(({ text }) => text === cas)),
      findByEc: (ec) => find((one) => one.ec.some(({ text }) => text === ec)),
      findByIndex: (index) => find((one) => one.index === index),
    },
    findByName: (name) => find((one) => one.names.some(({ text }) => text.toLowerCase() === name.toLowerCase())),
  }
}

export const methanol = entry('603-001-00-X', '67-56-1', {
  ec: [{ text: '200-659-6', part: null }],
  names: [{ text: 'methanol', part: null }],
  classification: [classed('Acute Tox. 3', 'H301', true), classed('STOT SE 1', 'H370')],
  limits: [limit('STOT SE 1', 'H370', 10), limit('STOT SE 2', 'H371', 3, 10)],
})
