import { describe, expect, it } from 'vitest'
import { withoutBlanks } from './without-blanks.ts'

describe('a statement beside a recipe', () => {
  it('shows no dots for what is filled in later', () => {
    expect(withoutBlanks('May cause cancer ….', 'H350', [])).toBe('May cause cancer.')
    expect(withoutBlanks('Kann die Organe schädigen (…).', 'H371', [])).toBe('Kann die Organe schädigen.')
    expect(withoutBlanks('Causes skin irritation.', 'H315', [])).toBe('Causes skin irritation.')
  })

  it('names the substances of EUH208', () => {
    expect(withoutBlanks('Contains …. May produce an allergic reaction.', 'EUH208', ['BIT', 'CIT/MIT'])).toBe(
      'Contains BIT, CIT/MIT. May produce an allergic reaction.',
    )
  })
})
