import type { z } from 'zod'
import { withStandIns } from '../../../shared/complete-ids.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { figureExpected, findDoubtfulFigure } from '../../../shared/record/texts.ts'
import type { Translate } from '../../language/texts.tsx'
import { explainExpected } from './explain-expected.ts'
import { findReadings } from '../../../shared/read-number.ts'
import { asObject, writePath, type RecordValue } from '../record/record-values.ts'

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
    case 'invalid_union': {
      const meant = findMeantForm(issue)
      return meant ? meant.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, t, language)) : say('missing')
    }
    case 'invalid_key':
      return say('noFillIn')
    case 'unrecognized_keys':
      return say('unknown', { names: nameSome(issue.keys) })
    case 'invalid_value':
      return say('value')
    default:
      if (issue.message === figureExpected) return [{ path, reason: explainNumber(findDoubtfulFigure(String(issue.input)), t, language) }]
      // Rules of the record's own say what is expected; the field's name says of what.
      return [{ path, reason: t('edit.problem.expected', { expected: explainExpected(issue.message, t) }) }]
  }
}

/**
 * What is wrong with the form that was meant, where several are allowed, such as a fill-in that may be a text or a quantity: the one that
 * has the fields that were written. Null where nothing of any form was written.
 */
function findMeantForm(issue: UnionIssue): readonly z.core.$ZodIssue[] | null {
  const [meant, ...others] = formsOf(issue).filter((issues) => !issues.some((inner) => isAbsent(inner) || isOtherKind(inner)))
  return meant && others.length === 0 ? meant : null
}

type UnionIssue = Extract<z.core.$ZodIssue, { code: 'invalid_union' }>

/** A form that is itself one of several stands for them. */
function formsOf(issue: UnionIssue): (readonly z.core.$ZodIssue[])[] {
  return issue.errors.flatMap((issues) => {
    const [only] = issues
    return issues.length === 1 && only?.code === 'invalid_union' && only.path.length === 0 ? formsOf(only) : [issues]
  })
}

/** A dozen say what is wrong. */
function nameSome(names: readonly string[]): string {
  return names.length > 12 ? `${names.slice(0, 12).join(', ')} …` : names.join(', ')
}

const isAbsent = ({ input }: z.core.$ZodIssue) => input === undefined

const isOtherKind = ({ code, path }: z.core.$ZodIssue) => path.length === 0 && (code === 'invalid_type' || code === 'unrecognized_keys')

/** Why what was typed is no number. */
function explainNumber(typed: unknown, t: Translate, language: LanguageCode): string {
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

/**
 * Adds what the server found to what was found here. Of a place of which this page has spoken, it says nothing more; nor of the place
 * around it, but for what only the server knows.
 */
export function addServerProblems(own: readonly RecordProblem[], fromServer: readonly RecordProblem[], t: Translate): RecordProblem[] {
  const added = fromServer.flatMap(({ path, reason }) => {
    const [, text] = refusals.find(([words]) => words.test(reason)) ?? []
    const isTold = own.some(
      (problem) => path === problem.path || path.startsWith(`${problem.path}.`) || (text === undefined && isBelow(problem.path, path)),
    )
    return isTold ? [] : [{ path, reason: text === undefined ? reason : t(text) }]
  })
  return [...own, ...added]
}

const isBelow = (path: string, above: string) => path.startsWith(`${above}.`) || path.startsWith(`${above}[`)
