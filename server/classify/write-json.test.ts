import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openJsonWriter } from './write-json.ts'

const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

it('writes what JSON.stringify writes, for characters of every kind and lists of any length', () => {
  const writer = openJsonWriter(16)
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (answer) => {
      expect(read(writer.write(answer))).toBe(JSON.stringify(answer))
    }),
  )
})

it('leaves out undefined values, as JSON.stringify does', () => {
  const answer = { first: undefined, list: [undefined, 1], name: 'α ≥ 1 “%” 😀', none: {}, empty: [] }
  expect(read(openJsonWriter().write(answer))).toBe(JSON.stringify(answer))
  expect(read(openJsonWriter().write({}))).toBe('{}')
  expect(read(openJsonWriter().write({ only: undefined }))).toBe('{}')
})

it('returns separate bytes each time', () => {
  const writer = openJsonWriter()
  const first = writer.write({ a: 1 })
  writer.write({ b: 2 })
  expect(read(first)).toBe('{"a":1}')
})
