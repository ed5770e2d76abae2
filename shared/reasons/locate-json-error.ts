import { writePath } from './write-path.ts'

/** Where a JSON text breaks off the grammar. Lines and columns count from 1. */
export interface JsonError {
  line: number
  column: number
  /** of the value in which it lies, as reasons name it: `mixture.components[0].content` */
  path: string
  expected: string
  found: string
}

/** Every blank of JSON is at most this. */
const blank = 0x20
const space = /[ \t\n\r]*/y
const number = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const word = /true|false|null/y
const plainLetters = /[^"\\\u0000-\u001f]*/y
const escape = /\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const bareWord = /-?[a-z]+/iy

/** Levels that a path names at most. */
const deepestPath = 60

/** What is open, with the place in it that is read. */
interface OpenList {
  end: ']'
  place: number
}
interface OpenObject {
  end: '}'
  place: string
}

/**
 * Finds the first mistake of a JSON text; undefined when there is none. `JSON.parse` tells the place of some mistakes only. It goes through
 * levels without calling itself, since a stranger decides how many there are.
 */
export function locateJsonError(json: string): JsonError | undefined {
  let position = 0
  const open: (OpenList | OpenObject)[] = []

  const find = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position
    return pattern.exec(json)?.[0]
  }
  const take = (pattern: RegExp): boolean => {
    const found = find(pattern)
    position += found?.length ?? 0
    return found !== undefined
  }
  const takeSign = (sign: string): boolean => {
    if (json.charCodeAt(position) <= blank) take(space)
    if (json[position] !== sign) return false
    position += 1
    return true
  }

  // Each returns what would have been right, or undefined when all is well.
  const text = (): string | undefined => {
    position += 1
    for (;;) {
      take(plainLetters)
      if (json[position] === '"') {
        position += 1
        return undefined
      }
      if (json[position] === '\\' && take(escape)) continue
      return json[position] === '\\' ? 'an escape such as \\n or \\u00e9' : 'the end of the text in double quotes'
    }
  }
  const name = (object: OpenObject): string | undefined => {
    take(space)
    if (json[position] !== '"') return 'a name in double quotes'
    const start = position
    const expected = text()
    if (expected !== undefined) return expected
    object.place = String(JSON.parse(json.slice(start, position)))
    return takeSign(':') ? undefined : 'a colon'
  }
  const scalar = (): string | undefined => {
    if (json[position] === '"') return text()
    return take(word) || take(number) ? undefined : 'a value'
  }
  /** Up to the place of the next value; null: nothing is open any more. */
  const goOn = (): string | undefined | null => {
    for (;;) {
      const inner = open.at(-1)
      if (!inner) return null
      if (takeSign(',')) {
        if (inner.end === '}') return name(inner)
        inner.place += 1
        return undefined
      }
      if (!takeSign(inner.end)) return `a comma or ${inner.end}`
      open.pop()
    }
  }
  const whole = (): string | undefined => {
    for (;;) {
      let expected: string | undefined | null
      if (takeSign('{')) {
        if (takeSign('}')) expected = goOn()
        else {
          const object: OpenObject = { end: '}', place: '' }
          open.push(object)
          expected = name(object)
        }
      } else if (takeSign('[')) {
        if (takeSign(']')) expected = goOn()
        else open.push({ end: ']', place: 0 })
      } else expected = scalar() ?? goOn()
      if (expected === null) return undefined
      if (expected !== undefined) return expected
    }
  }

  let expected = whole()
  if (expected === undefined) {
    take(space)
    if (position === json.length) return undefined
    expected = 'the end of the file'
  }
  const before = json.slice(0, position)
  const line = before.split('\n').length
  const sign = () => find(bareWord) ?? String.fromCodePoint(json.codePointAt(position) ?? 0)
  const found = position === json.length ? 'the end of the file' : JSON.stringify(sign())
  const path = writePath(open.slice(0, deepestPath).map(({ place }) => place))
  return { line, column: position - before.lastIndexOf('\n'), path, expected, found }
}
