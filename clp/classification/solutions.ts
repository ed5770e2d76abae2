/** Acids whose solutions Annex VI lists apart from the gas: hydrochloric acid beside hydrogen chloride, hydrofluoric acid beside hydrogen fluoride. */
import type { FoundEntry } from '../annex-vi/register.ts'
import { isSolution } from './choose-entries.ts'
import type { SubstanceRegister } from './register.ts'

/** By what a register has found, which is the same list each time for the same number. */
const solutionsBeside = new WeakMap<readonly FoundEntry[], readonly FoundEntry[]>()

/** What was found, and the solutions of it that have an entry of their own. */
export function withSolutions(found: readonly FoundEntry[], register: SubstanceRegister): readonly FoundEntry[] {
  const kept = found.length === 0 ? found : solutionsBeside.get(found)
  if (kept) return kept
  const solutions = findSolutions(found, register)
  const all = solutions.length === 0 ? found : [...found, ...solutions]
  solutionsBeside.set(found, all)
  return all
}

/** Solutions that Annex VI lists without any number of their own, beside the gas: hydrobromic acid and hydriodic acid. By index number of the gas. */
const solutionOf: Readonly<Record<string, string>> = { '035-002-00-0': '035-002-01-8', '053-002-00-9': '053-002-01-6' }

/**
 * Hydrochloric acid stands in Annex VI without a CAS number, beside hydrogen chloride, under the same EC number; hydrofluoric acid with that of hydrogen
 * fluoride, which the name of one of them alone does not find.
 */
function findSolutions(found: readonly FoundEntry[], register: SubstanceRegister): FoundEntry[] {
  const [only] = found
  if (!only || found.length > 1) return []
  const isSame = ({ entry }: FoundEntry): boolean => entry.cas.every(({ text }) => only.entry.cas.some((cas) => cas.text === text))
  const { findByIndex } = register.harmonised
  const unnumbered = solutionOf[only.entry.index]
  if (unnumbered !== undefined) return findByIndex(unnumbered).filter(({ standing }) => standing === 'applies')
  const numbers = only.entry.ec.filter(({ part }) => only.part === null || part === only.part)
  return numbers.flatMap(({ text }) =>
    register.harmonised
      .findByEc(text)
      .filter((one) => one.entry !== only.entry && one.standing === 'applies' && isSame(one) && isSolution(one)),
  )
}

/** The CAS number under which a solution without one of its own is known: that of its gas, of the same EC number. */
export function casOfSolution(chosen: readonly FoundEntry[], register: SubstanceRegister): string | null {
  const [only, ...others] = chosen
  if (!only || others.length > 0 || only.entry.cas.length > 0 || !isSolution(only)) return null
  const gases = Object.entries(solutionOf).flatMap(([gas, solution]) =>
    solution === only.entry.index ? register.harmonised.findByIndex(gas) : [],
  )
  const sameNumber = only.entry.ec.flatMap(({ text }) => register.harmonised.findByEc(text))
  const numbers = [...gases, ...sameNumber].flatMap(({ entry }) => entry.cas)
  const [cas, ...more] = [...new Set(numbers.map(({ text }) => text))]
  return cas !== undefined && more.length === 0 ? cas : null
}
