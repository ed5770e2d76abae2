import { describe, expect, it } from 'vitest'
import { german, slovene, state, ask, enter } from '../test-kit/guarded-pages.ts'

describe('the guard of product pages', () => {
  it('lets in where the document exists in the language', () => {
    expect(enter(ask('gh', '6'))).toEqual({ kind: 'stay', language: slovene, languageValid: true })
  })

  it('leads to the first valid language where the asked one is not valid', () => {
    expect(enter(ask('gh', '2'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6' })
    expect(enter(ask('mh', '1'))).toEqual({ kind: 'redirect', to: '/p/7/en/mh/6' })
  })

  it('leads by the code of a language, as people type it from a tin, to the digital label in that language alone', () => {
    expect(enter(ask('gh', 'sl', 'de', '?x=1'))).toEqual({ kind: 'redirect', to: '/p/7/de/gh/6?x=1' })
    expect(enter(ask('gh', 'de', 'de'))).toEqual({ kind: 'redirect', to: '/p/7/de/gh/6' })
    expect(enter(ask('dl', 'SL', 'SL', '?lot=A1'))).toEqual({ kind: 'redirect', to: '/p/7/sl/dl/6?lot=A1' })
    expect(enter(ask('gh', 'de'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6' })
    expect(enter(ask('gh', 'xx'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6' })
  })

  it('keeps the rest of the path wherever the page stays', () => {
    expect(enter(ask('gh', '2', 'en', '?x=1', '/download'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6/download?x=1' })
    expect(enter(ask('gh', '6', 'xx', '', '/download'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6/download' })
    expect(enter(ask('gh', '6', 'en', '', '/download'), { sdsVersions: 0 })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
  })

  it('leads to the first language of the technical data sheet there', () => {
    expect(enter(ask('th', '6'))).toEqual({ kind: 'redirect', to: '/p/7/en/th/1' })
  })

  it('keeps the label’s editor apart from the label', () => {
    expect(enter(ask('ed', '2'))).toEqual({ kind: 'redirect', to: '/p/7/en/ed/6' })
    const noLabel = { flags: { ...state.flags, label: false } }
    expect(enter(ask('ed', '6'), noLabel)).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
  })

  it('leaves home and detail in a language that is not valid, and says so', () => {
    expect(enter(ask('pd', '2'))).toEqual({ kind: 'stay', language: german, languageValid: false })
    expect(enter(ask('pi', '2'))).toEqual({ kind: 'stay', language: german, languageValid: false })
  })

  it.each(['', '0', '99', '-1', 'de', '01', '6.0'])('leads to the first valid language where %j is none', (language) => {
    expect(enter(ask('pd', language))).toEqual({ kind: 'redirect', to: '/p/7/en/pd/6' })
  })

  it('leads to English where the interface language is none', () => {
    expect(enter(ask('gh', '6', 'xx'))).toEqual({ kind: 'redirect', to: '/p/7/en/gh/6' })
    expect(enter(ask('gh', '6', 'de'))).toMatchObject({ kind: 'stay' })
  })
})
