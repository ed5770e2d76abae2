import { describe, expect, it } from 'vitest'
import { joinPieces } from './join-pieces.ts'

describe('the pieces of a text', () => {
  it('are one string where they need nothing of their own', () => {
    expect(joinPieces([{ text: 'acetone' }, { text: '; ' }, { text: 'toluene' }])).toBe('acetone; toluene')
    expect(joinPieces([{ text: 'di\u200bisocyanate' }])).toBe('di\u200bisocyanate')
    expect(joinPieces([])).toEqual([])
  })

  it('stay apart where one has places to break, a mark, or stays on one line', () => {
    const parted = [{ text: 'di\u200bisocyanate' }, { text: '; ' }]
    expect(joinPieces(parted)).toEqual(parted)
    expect(joinPieces([{ text: 'a' }, { text: ' ' }, { text: '10 mg', unbroken: true }, { text: ';' }, { text: ' b' }])).toEqual([
      { text: 'a ' },
      { text: '10 mg', unbroken: true },
      { text: '; b' },
    ])
  })
})
