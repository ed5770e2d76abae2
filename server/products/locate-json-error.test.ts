import { describe, expect, it } from 'vitest'
import { locateJsonError } from './locate-json-error.ts'

describe('a mistake in a JSON text', () => {
  it.each([
    ['', 1, 1, 'expected a value, found the end of the file'],
    ['{', 1, 2, 'expected a name in double quotes, found the end of the file'],
    ['[1,x]', 1, 4, 'expected a value, found "x"'],
    ['{"a":1,}', 1, 8, 'expected a name in double quotes, found "}"'],
    ['{a: 1}', 1, 2, 'expected a name in double quotes, found "a"'],
    ['{"a":\n  x}', 2, 3, 'expected a value, found "x"'],
    ['[1,\n 2 3]', 2, 4, 'expected a comma or ], found "3"'],
    ['{"a" 1}', 1, 6, 'expected a colon, found "1"'],
    ['{"a": "b\n"}', 1, 9, 'expected the end of the text in double quotes, found "\\n"'],
    ['{"a": "\\x"}', 1, 8, 'expected an escape such as \\n or \\u00e9, found "\\\\"'],
    ['[1] [2]', 1, 5, 'expected the end of the file, found "["'],
    ['[01]', 1, 3, 'expected a comma or ], found "1"'],
  ])('%j is found at line %i, column %i', (json, line, column, reason) => {
    expect(() => JSON.parse(json)).toThrow(SyntaxError)
    expect(locateJsonError(json)).toStrictEqual({ line, column, reason })
  })

  it('is not found where there is none', () => {
    const json = ' {"a": [1, -0.5e+3, true, null, "\\u00e9 \\" \\\\ €"], "b": {}, "c": [] }\r\n'
    expect(JSON.parse(json)).toBeTypeOf('object')
    expect(locateJsonError(json)).toBeUndefined()
  })
})
