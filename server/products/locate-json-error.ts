/** Where a JSON text breaks off the grammar. Lines and columns count from 1. */
export interface JsonError {
  line: number
  column: number
  expected: string
  found: string
}

const space = /[ \t\n\r]*/y
const number = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const word = /true|false|null/y
const text = /"([^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"/y

/**
 * Finds the first mistake of a JSON text; undefined when there is none. `JSON.parse` tells the place of some mistakes only.
 */
export function locateJsonError(json: string): JsonError | undefined {
  let position = 0

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = position
    const [found] = pattern.exec(json) ?? []
    position += found?.length ?? 0
    return found !== undefined
  }
  const takeSign = (sign: string): boolean => {
    take(space)
    if (json[position] !== sign) return false
    position += 1
    return true
  }

  // Each returns what would have been right, or undefined when all is well.
  const value = (): string | undefined => {
    if (takeSign('{')) return takeSign('}') ? undefined : members()
    if (takeSign('[')) return takeSign(']') ? undefined : elements()
    if (json[position] === '"') return take(text) ? undefined : brokenText()
    return take(word) || take(number) ? undefined : 'a value'
  }
  const members = (): string | undefined => {
    do {
      take(space)
      if (json[position] !== '"') return 'a name in double quotes'
      if (!take(text)) return brokenText()
      if (!takeSign(':')) return 'a colon'
      const expected = value()
      if (expected !== undefined) return expected
    } while (takeSign(','))
    return takeSign('}') ? undefined : 'a comma or }'
  }
  const elements = (): string | undefined => {
    do {
      const expected = value()
      if (expected !== undefined) return expected
    } while (takeSign(','))
    return takeSign(']') ? undefined : 'a comma or ]'
  }
  const brokenText = (): string => {
    position += 1
    for (;;) {
      take(/[^"\\\u0000-\u001f]*/y)
      if (json[position] === '\\' && take(/\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/y)) continue
      return json[position] === '\\' ? 'an escape such as \\n or \\u00e9' : 'the end of the text in double quotes'
    }
  }

  let expected = value()
  if (expected === undefined) {
    take(space)
    if (position === json.length) return undefined
    expected = 'the end of the file'
  }
  const before = json.slice(0, position)
  const line = before.split('\n').length
  const found = position === json.length ? 'the end of the file' : JSON.stringify(String.fromCodePoint(json.codePointAt(position) ?? 0))
  return { line, column: position - before.lastIndexOf('\n'), expected, found }
}
