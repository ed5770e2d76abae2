import type { PatchStep } from '../shared/json-patch.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import { checkCatalogue, type CheckCode } from './check-catalogue.ts'
import type { Severity } from './check-entry.ts'

/**
 * What a sentence about a finding names. A code, a number or a name is the same in every language; the others are written in that of the reader:
 * a text of the record, a term of the documents, a language, an ISO day, a place of the law.
 */
export type FindingValue =
  | string
  | number
  | Text
  | Quantity
  | readonly (string | Text | Quantity | { readonly term: string })[]
  | { readonly term: string }
  | { readonly language: LanguageCode }
  | { readonly day: string }
  | { readonly article: string }

/** What the check says against a record. */
export interface Finding {
  readonly code: CheckCode
  readonly severity: Severity
  /** where the law says so */
  readonly article: string
  /** the place in the record, written as in a program: `composition.ingredients[2].contentRange` */
  readonly path: string
  readonly params: Readonly<Record<string, FindingValue>>
  /** what mends it, where there is one answer */
  readonly fix: readonly PatchStep[] | null
  /** the day from which a rule to come holds, YYYY-MM-DD; null: what is found holds on the day of the check */
  readonly from: string | null
}

/** A finding of the catalogue, with its severity and article unless others are named. */
export function finding(code: CheckCode, path: string, more: Partial<Omit<Finding, 'code' | 'path'>> = {}): Finding {
  const { severity, article } = checkCatalogue[code]
  return {
    code,
    severity: more.severity ?? severity,
    article: more.article ?? article,
    path,
    params: more.params ?? {},
    fix: more.fix ?? null,
    from: more.from ?? null,
  }
}
