import type { z } from 'zod'
import { reasonAt, readRule, type Reason } from './reason.ts'
import { writePath } from './write-path.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>
type Path = readonly PropertyKey[]

/**
 * What is wrong where one of several forms is allowed, such as a text of the library or free text: that of the form which was meant.
 * @param read explains one issue of it
 */
export function readUnion(issue: Union, place: Path, read: (inner: Issue) => Reason[]): Reason[] {
  const path = writePath(place)
  // Where one field decides which form is meant, it has none of the values that it may have.
  if ('options' in issue && Array.isArray(issue.options)) return [readDiscriminator(issue, issue.options, path)]
  const forms = formsOf(issue)
  const ofKind = forms.filter((issues) => !issues.some(isOtherKind))
  const [nearest, second] = ofKind.toSorted((left, right) => countFaults(left) - countFaults(right))
  if (nearest && (!second || countFaults(nearest) < countFaults(second))) return nearest.flatMap(read)
  const fault = readRule(issue.message)
  if (fault) return [{ ...fault, path }]
  if (issue.input === undefined || (nearest && forms.flat().every((inner) => isAbsent(inner) || isOtherKind(inner))))
    return [reasonAt(path, 'missing')]
  if (nearest) return nearest.flatMap(read)
  const noFigure = typeof issue.input === 'number' || typeof issue.input === 'string' ? forms.flat().find(wantsNumber) : undefined
  return noFigure ? read(noFigure) : [readKind(forms.flat(), issue.input, path)]
}

/** What comes as a text or beyond what the machine has (1e999) is meant as a number. */
const wantsNumber = (issue: Issue): boolean => isOtherKind(issue) && issue.code === 'invalid_type' && issue.expected === 'number'

/** That a value is of another kind than any that is wanted. */
export function readKind(issues: readonly Issue[], input: unknown, path: string): Reason {
  const wanted = issues.flatMap((one) => (isOtherKind(one) && one.code === 'invalid_type' ? [kinds[one.expected] ?? one.expected] : []))
  return reasonAt(path, 'wrongKind', { expected: [...new Set(wanted)].join(' | '), received: kindOf(input) })
}

export const isAbsent = ({ input }: Issue): boolean => input === undefined

/** Kinds of zod that JSON knows by another name. */
const kinds: Readonly<Record<string, string>> = { record: 'object', tuple: 'array', int: 'number' }

function kindOf(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'array' : typeof input
}

const isOtherKind = ({ code, path }: Issue): boolean => path.length === 0 && code === 'invalid_type'

/** A form that is itself one of several stands for them. */
function formsOf(issue: Union): (readonly Issue[])[] {
  return issue.errors.flatMap((issues) => {
    const [only] = issues
    return issues.length === 1 && only?.code === 'invalid_union' && only.path.length === 0 ? formsOf(only) : [issues]
  })
}

/** Every field that a form does not know counts. */
const countFaults = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)

function readDiscriminator({ input, path: steps }: Union, options: readonly unknown[], path: string): Reason {
  const name = String(steps.at(-1))
  const given: unknown = typeof input === 'object' && input !== null ? Object.entries(input).find(([key]) => key === name)?.[1] : undefined
  // A form that is meant where the field is left out has no value to name.
  const choices = options.filter((option) => option !== undefined && option !== null).map(String)
  return given === undefined ? reasonAt(path, 'missing') : reasonAt(path, 'notAChoice', { choices })
}
