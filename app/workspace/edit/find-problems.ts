import type { z } from 'zod'
import { productRecord } from '../../../shared/record/product-record.ts'
import type { Translate } from '../../texts.tsx'
import { explainExpected } from './explain-expected.ts'
import { writePath, type RecordValue } from './record-values.ts'

export interface RecordProblem {
  /** Such as `composition.ingredients[2].casNumber`. */
  path: string
  reason: string
}

/** What keeps a record from being published, in words, place by place: the same schema that the server has the last word with. */
export function findProblems(record: RecordValue, t: Translate): RecordProblem[] {
  const parsed = productRecord.safeParse(record)
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) => explain(issue, t))
}

function explain(issue: z.core.$ZodIssue, t: Translate): RecordProblem[] {
  const path = writePath(issue.path.filter((key) => typeof key !== 'symbol'))
  const say = (key: string, values: Record<string, string | number> = {}) => [{ path, reason: t(`edit.problem.${key}`, values) }]
  switch (issue.code) {
    case 'invalid_type':
      return say(issue.input === undefined || issue.message.includes('undefined') ? 'missing' : 'kind')
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
