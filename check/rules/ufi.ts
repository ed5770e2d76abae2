import { compareFormulas, type FormulaComponent } from '../../clp/ufi/compare-formulas.ts'
import { allowedVariation } from '../../clp/ufi/submitted-components.ts'
import { categoriesThatDemandUfi, ufiDutyFrom } from '../../clp/ufi/ufi-duty.ts'
import { isValidUfi } from '../../clp/ufi/ufi.ts'
import { formulaOf } from '../../shared/record/formula-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { publicUse } from '../../shared/record/uses.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'

/** The unique formula identifier: missing, of another product, or of a recipe that is no longer this one (CLP Annex VIII). */
export const checkUfi: Rule = (subject) => [...checkMissing(subject), ...checkOthers(subject), ...checkOutdated(subject)]

function checkMissing({ record, context }: Subject): Finding[] {
  if (context.day < ufiDutyFrom(isIndustrialOnly(record))) return []
  if (record.composition.kind === 'substance' || record.ufi !== undefined || isKit(record)) return []
  const categories = categoriesThatDemandUfi(record.classification.map(({ category }) => category))
  return categories.length === 0 ? [] : [finding('ufi.missing', 'ufi', { params: { elements: categories.join(', ') } })]
}

/** Whether 1.2 names industrial use and no other. */
function isIndustrialOnly({ uses }: ProductRecord): boolean {
  return has(uses, 'use.industrial') && !has(uses, publicUse, 'use.professional', 'use.sprayRollerBrush')
}

/** Components of a kit bear their own: CLP Annex VIII, Part A, 5.1. */
function isKit({ kit, composition }: ProductRecord): boolean {
  const values = composition.description.flatMap((text) => ('values' in text ? Object.values(text.values ?? {}) : []))
  return kit !== undefined || values.some((value) => typeof value === 'string' && isValidUfi(value))
}

function checkOthers({ record, context }: Subject): Finding[] {
  if (record.ufi === undefined) return []
  return context.others.flatMap((other) => {
    if (other.record.ufi !== record.ufi || compareFormulas(formulaOf(record), formulaOf(other.record)).same) return []
    return [finding('ufi.usedTwice', 'ufi', { params: { ufi: record.ufi ?? '', other: other.name } })]
  })
}

/** Beyond what a submission allows, a recipe needs a new identifier: CLP Annex VIII, Part B, 4.1. */
function checkOutdated({ record, context: { published } }: Subject): Finding[] {
  if (published === null || record.ufi === undefined || published.record.ufi !== record.ufi) return []
  const [before, now] = [published.record, record].map((one) => new Map(formulaOf(one).components.map((part) => [part.key, part])))
  const keys = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])
  const changed = [...keys].filter((key) => isBeyond(before?.get(key), now?.get(key)))
  return changed.length === 0 ? [] : [finding('ufi.outdated', 'ufi', { params: { components: changed.join(', ') } })]
}

const tolerance = 1e-6

function isBeyond(before: FormulaComponent | undefined, now: FormulaComponent | undefined): boolean {
  // (a) components that were added, deleted or replaced
  if (!before || !now) return true
  // (c) exact contents that change by more than Table 3 allows
  if (before.content !== undefined && now.content !== undefined)
    return Math.abs(now.content - before.content) > (allowedVariation(before.content) / 100) * before.content + tolerance
  // (b) a content beyond the range that was submitted
  const [from, to] = now.content === undefined ? [now.range.from, now.range.to] : [now.content, now.content]
  return from < before.range.from - tolerance || to > before.range.to + tolerance
}
