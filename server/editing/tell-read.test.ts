import { describe, expect, it } from 'vitest'
import { tellRead } from './tell-read.ts'

describe('what a person is told of a file that was read', () => {
  const told = (count: number, length: number) =>
    tellRead({
      name: undefined,
      otherNames: [],
      codes: [],
      record: {},
      guesses: [],
      left: Array.from({ length: count }, (_, index) => ({ path: 'Datasheet', text: `${index}${'x'.repeat(length)}` })),
    }).left

  it('is all of it, each text to its end', () => {
    const left = told(900, 1000)
    expect(left).toHaveLength(900)
    expect(left.at(-1)).toEqual({ path: 'Datasheet', text: `899${'x'.repeat(1000)}` })
  })

  it('says how much more there is, of a file that is no sheet', () => {
    expect(told(3005, 1).at(-1)).toEqual({ path: '', text: '… +5' })
    expect(told(1, 5000)[0]?.text.endsWith(' …')).toBe(true)
  })
})
