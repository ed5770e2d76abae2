import type { z } from 'zod'
import { withStandIns } from '../../../shared/complete-ids.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import type { Translate } from '../../texts.tsx'
import { explainExpected } from './explain-expected.ts'
import { findReadings } from './read-number.ts'
import { asObject, writePath, type RecordValue } from './record-values.ts'

export interface RecordProblem {
  /** Such as `composition.ingredients[2].casNumber`. */
  path: string
  reason: string
}

/** What keeps a record from being published, in words, place by place: the same schema that the server has the last word with. */
export function findProblems(record: RecordValue, t: Translate, language: LanguageCode): RecordProblem[] {
  const parsed = productRecord.safeParse(withStandIns({ ...asObject(record) }), { reportInput: true })
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) => explain(issue, t, language))
}

function explain(issue: z.core.$ZodIssue, t: Translate, language: LanguageCode): RecordProblem[] {
  const path = writePath(issue.path.filter((key) => typeof key !== 'symbol'))
  const say = (key: string, values: Record<string, string | number> = {}) => [{ path, reason: t(`edit.problem.${key}`, values) }]
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return say('missing')
      return issue.expected === 'number' ? [{ path, reason: explainNumber(issue.input, t, language) }] : say('kind')
    case 'too_small':
      if (issue.origin === 'string') return say('missing')
      return issue.origin === 'array'
        ? say('fewEntries', { least: Number(issue.minimum) })
        : say('tooSmall', { least: Number(issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string') return say('tooLong', { most: Number(issue.maximum) })
      return issue.origin === 'array' ? say('manyEntries', { most: Number(issue.maximum) }) : say('tooBig', { most: Number(issue.maximum) })
    case 'invalid_union':
      return say('missing')
    case 'unrecognized_keys':
      return say('unknown', { names: issue.keys.join(', ') })
    case 'invalid_value':
      return say('value')
    default:
      // Rules of the record's own say what is expected; the field's name says of what.
      return [{ path, reason: t('edit.problem.expected', { expected: explainExpected(issue.message, t) }) }]
  }
}

/** Why what was typed is no number. */
export function explainNumber(typed: unknown, t: Translate, language: LanguageCode): string {
  const readings = typeof typed === 'string' ? findReadings(typed, language) : null
  return readings ? t('edit.problem.twoReadings', { whole: readings.whole, decimal: readings.decimal }) : t('edit.problem.number')
}

/** What only the server knows, such as the library, by the words in which it says so (server/products/check-texts.ts and others). */
const refusals: readonly (readonly [words: RegExp, text: string])[] = [
  [/is not in the English library$/, 'edit.text.unknownPhrase'],
  [/^is missing/, 'edit.problem.missing'],
  [/ has no such value$/, 'edit.problem.noFillIn'],
  [/^contains (?:the control character|half of a surrogate pair)/, 'edit.problem.characters'],
  [/^"[^"]*" is not one of/, 'edit.problem.value'],
  [/ belongs to another product$/, 'edit.problem.foreignId'],
]

/** Adds what the server found to what was found here. Of a place of which this page has spoken, it says nothing more. */
export function addServerProblems(own: readonly RecordProblem[], fromServer: readonly RecordProblem[], t: Translate): RecordProblem[] {
  const isTold = (path: string) => own.some((problem) => path === problem.path || path.startsWith(`${problem.path}.`))
  const added = fromServer
    .filter(({ path }) => !isTold(path))
    .map(({ path, reason }) => {
      const [, text] = refusals.find(([words]) => words.test(reason)) ?? []
      return { path, reason: text === undefined ? reason : t(text) }
    })
  return [...own, ...added]
}
