import { describe, expect, it } from 'vitest'
import { classOfHeading } from './heading-words.ts'

describe('the class of a heading', () => {
  it('is none where every word is short, however many there are', () => {
    expect(classOfHeading('Safety data sheet')).toBeUndefined()
    expect(classOfHeading('Identification of the mixture/of the company and of the first-aid measures')).toBeUndefined()
    expect(classOfHeading('')).toBeUndefined()
  })

  it('says how wide its longest word is, in multiples of the size', () => {
    expect(classOfHeading('Sicherheitsdatenblatt')).toBe('words-10')
    expect(classOfHeading('Veiligheidsinformatieblad')).toBe('words-12')
    expect(classOfHeading('Maatregelen: Brandbestrijdingsmaatregelen')).toBe('words-14')
    expect(classOfHeading('x'.repeat(60))).toBe('words-17')
  })
})
