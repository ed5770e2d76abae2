import { describe, expect, it } from 'vitest'
import { bindNameEnd } from './bind-words.ts'

describe('the name of a product', () => {
  it.each([
    ['Norvik PU Clear Lacquer 2K', 'Norvik PU Clear Lacquer_2K'],
    ['Norvik Grunda EP 200', 'Norvik Grunda EP_200'],
    ['Norvik Brush Cleaner BC 5', 'Norvik Brush Cleaner BC_5'],
    ['Norvik PU Clear Lacquer 2K 5 + 1', 'Norvik PU Clear Lacquer 2K 5_+_1'],
    ['Norvik Wood Filler WF 20', 'Norvik Wood Filler WF_20'],
    ['Norvik Interior Matt', 'Norvik Interior Matt'],
    ['Norvik Aeroprime SC 18', 'Norvik Aeroprime SC_18'],
    ['2K', '2K'],
  ])('ends with what says something: %s', (name, bound) => {
    expect(bindNameEnd(name).replaceAll('\u00a0', '_')).toBe(bound)
  })
})
