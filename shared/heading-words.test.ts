import { describe, expect, it } from 'vitest'
import { classOfHeading } from './heading-words.ts'

describe('the class of a heading', () => {
  it('is none where every word is short, however many there are', () => {
    expect(classOfHeading('Safety data sheet')).toBeUndefined()
    expect(classOfHeading('Identifikation af stoffet/blandingen og af selskabet/virksomheden')).toBeUndefined()
    expect(classOfHeading('')).toBeUndefined()
  })

  it('says how long its longest word is', () => {
    expect(classOfHeading('Technisches Merkblatt Verarbeitungstipp')).toBe('words-20')
    expect(classOfHeading('Sicherheitsdatenblatt')).toBe('words-24')
    expect(classOfHeading('Veiligheidsinformatieblad')).toBe('words-28')
    expect(classOfHeading('Eerste hulp: Brandbestrijdingsmaatregelen')).toBe('words-34')
    expect(classOfHeading('x'.repeat(60))).toBe('words-34')
  })
})
