import { describe, expect, it } from 'vitest'
import { addRecipients, findRecipientsProblem, isEmail, splitRecipients } from './read-recipients.ts'

describe('recipients', () => {
  it('are parted by commas, semicolons, spaces and lines, as a pasted list has them', () => {
    expect(splitRecipients(' a@x.eu, b@x.eu;c@x.eu\n<d@x.eu>\t')).toEqual(['a@x.eu', 'b@x.eu', 'c@x.eu', 'd@x.eu'])
  })

  it('are added once', () => {
    expect(addRecipients(['a@x.eu'], 'A@x.eu b@x.eu')).toEqual(['a@x.eu', 'b@x.eu'])
  })

  it.each([
    ['a@x.eu', true],
    ['first.last+tag@sub.x.example', true],
    ['a@x', false],
    ['a x@x.eu', false],
    ['@x.eu', false],
    ['a@@x.eu', false],
  ])('%s counts as an address: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid)
  })

  it('are at least one and at most ten, and the offending ones are named', () => {
    expect(findRecipientsProblem([])).toEqual({ kind: 'missing' })
    expect(findRecipientsProblem(['a@x.eu', 'b', 'c@'])).toEqual({ kind: 'invalid', entries: ['b', 'c@'] })
    const eleven = Array.from({ length: 11 }, (_, index) => `n${index}@x.eu`)
    expect(findRecipientsProblem(eleven)).toEqual({ kind: 'tooMany' })
    expect(findRecipientsProblem(eleven.slice(1))).toBeNull()
  })
})
