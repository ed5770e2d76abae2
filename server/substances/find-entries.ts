import type { z } from 'zod'
import { acts } from '../../clp/annex-vi/acts.ts'
import { articleOf, candidateListState } from '../../clp/annex-vi/candidate-list.ts'
import type { EntryPart } from '../../clp/annex-vi/entry.ts'
import type { FoundEntry } from '../../clp/annex-vi/register.ts'
import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../../clp/substance-numbers.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { foundSubstances, SubstanceAnswer } from '../../shared/substances.ts'
import { withMessage } from '../errors.ts'
import type { Register } from './open-register.ts'

type Found = z.infer<typeof foundSubstances>['harmonised']
type Remark = z.infer<typeof foundSubstances>['remark']
export type SubstanceNumber = { field: 'cas' | 'ec' | 'index'; number: string; isValid: boolean }

const attribution =
  'CLP Annex VI, Table 3, and the acts named: © European Union, EUR-Lex, reuse with attribution; only the Official Journal is authentic'

/** What kind of number a text looks like; null: none. An EC number has three digits before its first hyphen, as a CAS number may. */
export function readSubstanceNumber(text: string): SubstanceNumber | null {
  const number = text.trim().toUpperCase()
  if (/^\d{3}-\d{3}-\d{2}-[\dX]$/.test(number)) return { field: 'index', number, isValid: isValidIndexNumber(number) }
  if (/^\d{3}-\d{3}-\d$/.test(number)) return { field: 'ec', number, isValid: isValidEcNumber(number) }
  if (/^\d{2,7}-\d{2}-\d$/.test(number)) return { field: 'cas', number, isValid: isValidCasNumber(number) }
  return null
}

const wrongCheckDigit = ({ field }: SubstanceNumber): Remark => withMessage({ ...faultOf(`${field}Number`), path: field })

function findByNumber(register: Register, day: string, { field, number }: SubstanceNumber): readonly FoundEntry[] {
  const harmonised = register.table.registerAt(day)
  if (field === 'cas') return harmonised.findByCas(number)
  return field === 'ec' ? harmonised.findByEc(number) : harmonised.findByIndex(number)
}

/** Entries by a number, or by a name with errors forgiven, of the state of a day. */
export function findEntries(register: Register, query: string, day: string, limit: number): { harmonised: Found; remark: Remark } {
  const number = readSubstanceNumber(query)
  if (number !== null) {
    const found = number.isValid ? findByNumber(register, day, number) : []
    const remark = number.isValid ? null : wrongCheckDigit(number)
    return { harmonised: found.map((one) => show(one, number.number, 0)), remark }
  }
  const harmonised = register.table.registerAt(day)
  const matches = register.names.search(query, limit)
  return {
    harmonised: matches
      .flatMap(({ key, name, errors }) => harmonised.findByIndex(key).map((one) => show(one, name, errors)))
      .slice(0, limit),
    remark: null,
  }
}

const show = ({ entry, standing }: FoundEntry, name: string, errors: number): Found[number] => ({
  index: entry.index,
  name,
  errors,
  names: copy(entry.names),
  ec: copy(entry.ec),
  cas: copy(entry.cas),
  standing,
  appliesFrom: entry.appliesFrom,
})
const copy = (parts: readonly EntryPart[]): EntryPart[] => parts.map(({ text, part }) => ({ text, part }))

/** What the register says under a number on a day; null: nothing. */
export function describeSubstance(register: Register, id: SubstanceNumber, day: string): SubstanceAnswer | null {
  const found = findByNumber(register, day, id)
  const numbers = new Set([
    id.number,
    ...found.flatMap(({ entry, part }) => [...entry.cas, ...entry.ec].filter((one) => one.part === part).map(({ text }) => text)),
  ])
  const candidates = new Set([...numbers].flatMap((number) => register.candidates.find(number, day)))
  if (found.length === 0 && candidates.size === 0) return null
  return {
    id: id.number,
    at: day,
    completeFrom: register.table.registerAt(day).completeFrom,
    entries: found.map(({ entry, part, standing }) => ({
      ...entry,
      names: copy(entry.names),
      ec: copy(entry.ec),
      cas: copy(entry.cas),
      classification: entry.classification.map((line) => ({ ...line, routes: [...line.routes], organs: [...line.organs] })),
      pictograms: [...entry.pictograms],
      labelStatements: [...entry.labelStatements],
      supplemental: [...entry.supplemental],
      limits: [...entry.limits],
      estimates: [...entry.estimates],
      notes: [...entry.notes],
      adaptation: acts[entry.act]?.adaptation ?? null,
      part,
      standing,
    })),
    candidateList: [...candidates].map(({ name, included, reasons }) => ({
      name,
      included,
      reasons: reasons.map((reason) => ({ reason, article: articleOf(reason) })),
    })),
    candidateListState,
    attribution,
  }
}
