import { fillInsOf, isStatementCode } from '../../clp/statements.ts'
import { formatPath, type RecordProblem } from './explain-issue.ts'

/** The text of a phrase in English, undefined where there is none. */
export type FindPhrase = (key: string) => string | undefined

type Path = readonly PropertyKey[]
type JsonObject = Readonly<Record<string, unknown>>

/**
 * What the schema cannot know of the texts in a record: whether the phrases exist, whether phrases and statements get their
 * parameters and no others, whether the characters can be stored and printed. It looks at the JSON as it was read, so that
 * a mistake elsewhere in the record hides none of these.
 */
export function checkTexts(value: unknown, path: Path, findPhrase: FindPhrase): RecordProblem[] {
  if (typeof value === 'string') return checkCharacters(value, path)
  if (Array.isArray(value)) return value.flatMap((item, index) => checkTexts(item, [...path, index], findPhrase))
  if (!isObject(value)) return []
  return [
    ...checkPhrase(value, path, findPhrase),
    ...checkStatement(value, path),
    ...Object.entries(value).flatMap(([key, inner]) => checkTexts(inner, [...path, key], findPhrase)),
  ]
}

function checkPhrase(value: JsonObject, path: Path, findPhrase: FindPhrase): RecordProblem[] {
  const key = value['phrase']
  if (typeof key !== 'string') return []
  const text = findPhrase(key)
  if (text === undefined) return [{ path: formatPath([...path, 'phrase']), reason: `${JSON.stringify(key)} is not in the English library` }]
  const parameters = new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name))
  return compareParameters(`phrase ${key}`, value['values'], { required: parameters, known: parameters }, path)
}

// Only labelElements.precautionaryStatements and .supplementalStatements carry codes with values. What must be filled in follows from
// the alternatives that were chosen.
function checkStatement(value: JsonObject, path: Path): RecordProblem[] {
  const code = value['code']
  const list = path.at(-2)
  if (list !== 'precautionaryStatements' && list !== 'supplementalStatements') return []
  if (typeof code !== 'string' || !isStatementCode(code)) return []
  const { choices, bracketText } = value
  const chosen = {
    choices: Array.isArray(choices) ? choices.filter((number) => typeof number === 'number') : undefined,
    bracketText: bracketText === true,
  }
  return compareParameters(code, value['values'], fillInsOf(code, chosen), path)
}

function compareParameters(
  owner: string,
  values: unknown,
  parameters: { required: ReadonlySet<string>; known: ReadonlySet<string> },
  path: Path,
): RecordProblem[] {
  const given = new Set(isObject(values) ? Object.keys(values) : [])
  const missing = [...parameters.required]
    .filter((name) => !given.has(name))
    .map((name) => ({
      path: formatPath([...path, 'values', name]),
      reason: `is missing: ${owner} needs it`,
    }))
  const unknown = [...given]
    .filter((name) => !parameters.known.has(name))
    .map((name) => ({
      path: formatPath([...path, 'values', name]),
      reason: `${owner} has no such value`,
    }))
  return [...missing, ...unknown]
}

// Line feed and tab are the only control characters that a text can have a use for. PostgreSQL stores no U+0000 and no half of a pair.
const unusable = /[\u0000-\u0008\u000b-\u001f\u007f]/

function checkCharacters(text: string, path: Path): RecordProblem[] {
  const [found] = unusable.exec(text) ?? []
  if (found !== undefined) {
    const number = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return [{ path: formatPath(path), reason: `contains the control character U+${number}` }]
  }
  return text.isWellFormed() ? [] : [{ path: formatPath(path), reason: 'contains half of a surrogate pair' }]
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
