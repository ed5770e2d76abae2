import { describe, expect, it } from 'vitest'
import { addRecipients, findRecipientsProblem } from './read-recipients.ts'

describe('recipients', () => {
  it('are added once, also from a list that was copied from a mail', () => {
    expect(addRecipients(['a@x.eu'], 'A@x.eu b@x.eu')).toEqual(['a@x.eu', 'b@x.eu'])
    expect(addRecipients([], '<d@x.eu>,\n<e@x.eu>')).toEqual(['d@x.eu', 'e@x.eu'])
  })

  it('are at least one and at most ten, and the offending ones are named', () => {
    expect(findRecipientsProblem([])).toEqual({ kind: 'missing' })
    expect(findRecipientsProblem(['a@x.eu', 'b', 'c@'])).toEqual({ kind: 'invalid', entries: ['b', 'c@'] })
    const eleven = Array.from({ length: 11 }, (_, index) => `n${index}@x.eu`)
    expect(findRecipientsProblem(eleven)).toEqual({ kind: 'tooMany' })
    expect(findRecipientsProblem(eleven.slice(1))).toBeNull()
  })
})
