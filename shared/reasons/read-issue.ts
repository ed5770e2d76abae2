import type { z } from 'zod'
import { findReadings } from '../read-number.ts'
import { reasonAt, readRule, type Reason } from './reason.ts'
import { isAbsent, readKind, readUnion } from './read-union.ts'
import { writePath } from './write-path.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Fields that nobody knows are named up to this number, the others counted. */
export const mostUnknownNamed = 24
const longestKey = 60

/**
 * What a schema found wrong, as reasons: the same for the API, for an import and for the editor.
 * @param issue of a schema that was asked to report its input
 * @param above where in the whole stands what the schema looked at
 */
function readIssue(issue: Issue, above: Path = []): Reason[] {
  const place = [...above, ...issue.path]
  const path = writePath(place)
  if (issue.code === 'invalid_union') return readUnion(issue, place, (inner) => readIssue(inner, place))
  const fault = readRule(issue.message)
  if (fault) return [{ ...fault, path }]
  switch (issue.code) {
    case 'invalid_type':
      return [readType(issue, path)]
    case 'unrecognized_keys':
      return nameUnknown(issue.keys, place)
    case 'invalid_value':
      return [isAbsent(issue) ? reasonAt(path, 'missing') : reasonAt(path, 'notAChoice', { choices: issue.values.map(String) })]
    case 'invalid_key':
      // The values of a sentence are its fill-ins; any other key is one that nobody knows.
      return [reasonAt(path, place.at(-2) === 'values' ? 'noFillIn' : 'unknownField')]
    case 'too_small':
      return [readTooSmall(issue, path)]
    case 'too_big':
      return [readTooBig(issue, path)]
    case 'invalid_format':
      return [readFormat(issue.format, path)]
    default:
      return [reasonAt(path, 'form')]
  }
}

/** All that a schema found, each reason once. */
export function readIssues(issues: readonly Issue[], above: Path = []): Reason[] {
  const reasons = issues.flatMap((issue) => readIssue(issue, above))
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
}

/** Names fields that are not known. @param path of the object in which they stand */
export function nameUnknown(keys: readonly string[], path: Path): Reason[] {
  const named = keys.slice(0, mostUnknownNamed).map((key) => {
    const shown = key.length > longestKey ? `${key.slice(0, longestKey)}…` : key
    return reasonAt(writePath([...path, shown]), 'unknownField')
  })
  const count = keys.length - named.length
  return count > 0 ? [...named, reasonAt(writePath(path), 'moreUnknownFields', { count })] : named
}

function readType(issue: Extract<Issue, { code: 'invalid_type' }>, path: string): Reason {
  if (isAbsent(issue)) return reasonAt(path, 'missing')
  if (issue.expected === 'int') return reasonAt(path, 'notWhole')
  // 1e999 is a number in JSON and none that the machine has.
  if (issue.expected === 'number' && (typeof issue.input === 'string' || typeof issue.input === 'number'))
    return readFigure(issue.input, path)
  return readKind([{ ...issue, path: [] }], issue.input, path)
}

/** Why what stands in place of a number is none. */
function readFigure(input: unknown, path: string): Reason {
  const isAmbiguous = typeof input === 'string' && findReadings(input, 'en') !== null
  return isAmbiguous ? reasonAt(path, 'ambiguousNumber', { figure: input.trim() }) : reasonAt(path, 'notANumber')
}

function readTooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>, path: string): Reason {
  const min = Number(minimum)
  if (origin === 'string') return min > 1 ? reasonAt(path, 'tooShort', { min }) : reasonAt(path, 'missing')
  if (origin === 'array' || origin === 'set') return reasonAt(path, 'tooFew', { min })
  return inclusive === false ? reasonAt(path, 'notAbove', { min }) : reasonAt(path, 'tooSmall', { min })
}

function readTooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>, path: string): Reason {
  const max = Number(maximum)
  if (origin === 'string') return reasonAt(path, 'tooLong', { max })
  return origin === 'array' || origin === 'set' ? reasonAt(path, 'tooMany', { max }) : reasonAt(path, 'tooLarge', { max })
}

function readFormat(format: string, path: string): Reason {
  return format === 'email' || format === 'url' || format === 'date' ? reasonAt(path, format) : reasonAt(path, 'form')
}
