import { describe, expect, it } from 'vitest'
import { locateJsonError } from './locate-json-error.ts'

describe('a mistake in a JSON text', () => {
  it.each([
    ['', 1, 1, 'a value', 'the end of the file'],
    ['{', 1, 2, 'a name in double quotes', 'the end of the file'],
    ['[1,x]', 1, 4, 'a value', '"x"'],
    ['{"a":1,}', 1, 8, 'a name in double quotes', '"}"'],
    ['{a: 1}', 1, 2, 'a name in double quotes', '"a"'],
    ['{"a":\n  x}', 2, 3, 'a value', '"x"'],
    ['[1,\n 2 3]', 2, 4, 'a comma or ]', '"3"'],
    ['{"a" 1}', 1, 6, 'a colon', '"1"'],
    ['{"a": "b\n"}', 1, 9, 'the end of the text in double quotes', '"\\n"'],
    ['{"a": "\\x"}', 1, 8, 'an escape such as \\n or \\u00e9', '"\\\\"'],
    ['[1] [2]', 1, 5, 'the end of the file', '"["'],
    ['[01]', 1, 3, 'a comma or ]', '"1"'],
  ])('%j is found at line %i, column %i', (json, line, column, expected, found) => {
    expect(() => JSON.parse(json)).toThrow(SyntaxError)
    expect(locateJsonError(json)).toStrictEqual({ line, column, expected, found })
  })

  it('is not found where there is none', () => {
    const json = ' {"a": [1, -0.5e+3, true, null, "\\u00e9 \\" \\\\ €"], "b": {}, "c": [] }\r\n'
    expect(JSON.parse(json)).toBeTypeOf('object')
    expect(locateJsonError(json)).toBeUndefined()
  })
})
