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
    expect(locateJsonError(json)).toMatchObject({ line, column, expected, found })
  })

  it.each([
    ['{"a": {"b": [1, {"c": NaN}]}}', 'a.b[1].c', '"NaN"'],
    ['{"a": [], "b": {"x": {}, "y": -Infinity}}', 'b.y', '"-Infinity"'],
    ['[{"a": 1}, undefined]', '[1]', '"undefined"'],
    ['{"two words": [x', '["two words"][0]', '"x"'],
  ])('%j is found in the field %s', (json, path, found) => {
    expect(locateJsonError(json)).toMatchObject({ path, found, expected: 'a value' })
  })

  it('is found below as many levels as a stranger sends', () => {
    expect(locateJsonError('['.repeat(100_000))).toMatchObject({ line: 1, column: 100_001, expected: 'a value' })
    expect(locateJsonError(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBeUndefined()
  })

  it('is not found where there is none', () => {
    const json = ' {"a": [1, -0.5e+3, true, null, "\\u00e9 \\" \\\\ €"], "b": {}, "c": [] }\r\n'
    expect(JSON.parse(json)).toBeTypeOf('object')
    expect(locateJsonError(json)).toBeUndefined()
  })
})
