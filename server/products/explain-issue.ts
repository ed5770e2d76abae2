import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** What is wrong with one place of a record, for the person who wrote it. */
export interface RecordProblem {
  /** As one would write it in a program: `record.composition.ingredients[2].casNumber`. */
  path: string
  reason: string
}

const mostOptionsShown = 12
const longestValueShown = 60
/** Fields that nobody knows are named up to this number, the others counted. */
export const mostUnknownShown = 24

export function formatPath(path: Path): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${before}[${JSON.stringify(name)}]`
    return before === '' ? name : `${before}.${name}`
  }, '')
}

/** Puts an issue of zod into words. The schema must have been asked to report its input. */
export function explainIssue(issue: Issue, above: Path = []): RecordProblem[] {
  const path = [...above, ...issue.path]
  const here = (reason: string): RecordProblem[] => [{ path: formatPath(path), reason }]
  switch (issue.code) {
    case 'invalid_type':
      return here(issue.input === undefined ? 'is missing' : `must be ${withArticle(issue.expected)}, not ${describe(issue.input)}`)
    case 'unrecognized_keys':
      return nameUnknown(issue.keys, path)
    case 'invalid_value':
      return here(issue.input === undefined ? 'is missing' : `${describe(issue.input)} is not ${listOptions(issue.values)}`)
    case 'invalid_union':
      return explainUnion(issue, path)
    case 'custom':
      return here(describesItself(issue.input) ? `${issue.message}; found ${describe(issue.input)}` : issue.message)
    case 'invalid_format':
      return here(`${issue.message}; found ${describe(issue.input)}`)
    default:
      return here(issue.message)
  }
}

/** Names fields that the record does not have. @param path of the object in which they stand */
export function nameUnknown(keys: readonly string[], path: Path): RecordProblem[] {
  const shown = keys.slice(0, mostUnknownShown).map((key) => ({
    path: formatPath([...path, key.length > longestValueShown ? `${key.slice(0, longestValueShown)}…` : key]),
    reason: 'is not a field of the record',
  }))
  const more = keys.length - shown.length
  return more > 0 ? [...shown, { path: formatPath(path), reason: `has ${more} more that are not fields of the record` }] : shown
}

function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path): RecordProblem[] {
  if ('options' in issue && Array.isArray(issue.options)) {
    // A form that is meant where the field is left out has no value to name.
    const named = issue.options.filter((option) => option !== undefined)
    return [{ path: formatPath(path), reason: `must be ${listOptions(named)}` }]
  }
  // The form that was meant is the one with which the least is wrong.
  const forms = issue.errors.map((issues) => issues.flatMap((inner) => explainIssue(inner, path)))
  const fewest = Math.min(...forms.map((problems) => problems.length))
  const likely = forms.filter((problems) => problems.length === fewest)
  const [first = []] = likely
  if (likely.length === 1) return first
  const reasons = new Set(
    likely
      .flat()
      .map((problem) =>
        problem.path === formatPath(path) ? problem.reason : `${problem.path.slice(formatPath(path).length + 1)} ${problem.reason}`,
      ),
  )
  return [{ path: formatPath(path), reason: [...reasons].join(', or ') }]
}

function listOptions(values: readonly unknown[]): string {
  const shown = values.slice(0, mostOptionsShown).map((value) => String(value))
  const rest = values.length - shown.length
  return values.length === 1 ? shown.join('') : `one of ${shown.join(', ')}${rest > 0 ? ` and ${rest} others` : ''}`
}

function withArticle(type: string): string {
  if (type === 'record') return 'an object'
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`
}

const describesItself = (input: unknown): boolean => typeof input === 'string' || typeof input === 'number'

function describe(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'an object'
  const text = JSON.stringify(input)
  return text.length > longestValueShown ? `${text.slice(0, longestValueShown)}…` : text
}
