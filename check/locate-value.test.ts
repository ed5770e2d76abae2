import { describe, expect, it } from 'vitest'
import { openLocator } from './locate-value.ts'

const json = `[
  { "record": {
      "name": "a \\"b\\", {c}",
      "ingredients": [
        { "content": 3 },
        { "content": 40,
          "range": { "from": 1,
                     "to": 5 } }
      ]
    }
  }
]
`
const locate = openLocator(json)
const textAt = (path: string): string => {
  const { startLine, startColumn, endLine, endColumn } = locate(path)
  const lines = json.split('\n').slice(startLine - 1, endLine)
  const last = lines.length - 1
  return lines.map((line, index) => line.slice(index === 0 ? startColumn - 1 : 0, index === last ? endColumn - 1 : undefined)).join('\n')
}

describe('a value of a JSON text is found by its path', () => {
  it('with its name, whatever stands in the texts before it', () => {
    expect(textAt('[0].record.ingredients[1].content')).toBe('"content": 40')
    expect(textAt('[0].record.name')).toBe(String.raw`"name": "a \"b\", {c}"`)
  })

  it('over several lines', () => {
    expect(textAt('[0].record.ingredients[1].range')).toBe('"range": { "from": 1,\n                     "to": 5 }')
    expect(locate('[0].record.ingredients[1].range')).toEqual({ startLine: 7, startColumn: 11, endLine: 8, endColumn: 31 })
  })

  it('or else the nearest one around it', () => {
    expect(textAt('[0].record.ingredients[0].classification[2]')).toBe('{ "content": 3 }')
    expect(textAt('nowhere')).toBe(json.trimEnd())
  })
})
