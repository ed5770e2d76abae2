import { fillInsOf, isStatementCode } from '../../clp/statements.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** The text of a phrase in English, undefined where there is none. */
export type FindPhrase = (key: string) => string | undefined

type Path = readonly PropertyKey[]
type JsonObject = Readonly<Record<string, unknown>>

/**
 * What the schema cannot know of the texts in a record: whether the phrases exist, whether phrases and statements get their parameters and
 * no others, whether the characters can be stored and printed. Works on the unparsed JSON, so that a mistake elsewhere in the record hides
 * none of these.
 */
export function checkTexts(value: unknown, path: Path, findPhrase: FindPhrase): Reason[] {
  const found: Reason[] = []
  const steps = [...path]
  // One list of steps for all values: nearly none of them has a mistake whose path is written.
  const look = (inner: unknown): void => {
    if (typeof inner === 'string') found.push(...checkCharacters(inner, steps))
    else if (Array.isArray(inner)) for (const [index, item] of inner.entries()) lookInto(index, item)
    else if (isObject(inner)) {
      found.push(...checkPhrase(inner, steps, findPhrase), ...checkStatement(inner, steps))
      for (const [key, item] of Object.entries(inner)) lookInto(key, item)
    }
  }
  const lookInto = (step: PropertyKey, inner: unknown): void => {
    steps.push(step)
    look(inner)
    steps.pop()
  }
  look(value)
  return found
}

function checkPhrase(value: JsonObject, path: Path, findPhrase: FindPhrase): Reason[] {
  const key = value['phrase']
  if (typeof key !== 'string') return []
  const text = findPhrase(key)
  if (text === undefined) return [reasonAt(writePath([...path, 'phrase']), 'unknownPhrase')]
  if (value['values'] === undefined && !text.includes('{')) return []
  const parameters = new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name))
  return compareParameters(value['values'], { required: parameters, known: parameters }, path)
}

// Only labelElements.precautionaryStatements and .supplementalStatements carry codes with values. Which fill-ins are required depends on
// the chosen alternatives.
function checkStatement(value: JsonObject, path: Path): Reason[] {
  const code = value['code']
  const list = path.at(-2)
  if (list !== 'precautionaryStatements' && list !== 'supplementalStatements') return []
  if (typeof code !== 'string' || !isStatementCode(code)) return []
  const { choices, bracketText } = value
  const chosen = {
    choices: Array.isArray(choices) ? choices.filter((number) => typeof number === 'number') : undefined,
    bracketText: bracketText === true,
  }
  return compareParameters(value['values'], fillInsOf(code, chosen), path)
}

function compareParameters(
  values: unknown,
  parameters: { required: ReadonlySet<string>; known: ReadonlySet<string> },
  path: Path,
): Reason[] {
  const given = new Set(isObject(values) ? Object.keys(values) : [])
  const missing = [...parameters.required]
    .filter((name) => !given.has(name))
    .map((name) => reasonAt(writePath([...path, 'values', name]), 'missing'))
  const unknown = [...given]
    .filter((name) => !parameters.known.has(name))
    .map((name) => reasonAt(writePath([...path, 'values', name]), 'noFillIn'))
  return [...missing, ...unknown]
}

// Line feed and tab are the only control characters of use in a text. PostgreSQL stores neither U+0000 nor an unpaired surrogate.
const unusable = /[\u0000-\u0008\u000b-\u001f\u007f]/

function checkCharacters(text: string, path: Path): Reason[] {
  return unusable.test(text) || !text.isWellFormed() ? [reasonAt(writePath(path), 'characters')] : []
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
