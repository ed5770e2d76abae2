import { describe, expect, it } from 'vitest'
import { linkLanguage } from './guard.ts'
import { english, german, slovene, languages, state, ask, enter } from '../test-kit/guarded-pages.ts'

describe('the query of an address', () => {
  const query = '?version=2&compare=1&qrCode=0'

  it.each([
    ['the language is not valid', ask('gh', '2', 'en', query), '/p/7/en/gh/6'],
    ['the language is none', ask('mh', '99', 'en', query), '/p/7/en/mh/6'],
    ['the interface language is none', ask('gh', '6', 'xx', query), '/p/7/en/gh/6'],
    ['both are none', ask('pi', 'de', 'xx', query), '/p/7/en/pi/6'],
    ['the technical data sheet has other languages', ask('th', '6', 'en', query), '/p/7/en/th/1'],
    ['the label is edited', ask('ed', '2', 'en', query), '/p/7/en/ed/6'],
  ])('stays with the page where %s', (_why, requested, path) => {
    expect(enter(requested)).toEqual({ kind: 'redirect', to: path + query })
  })

  it('does not go along to the detail page', () => {
    expect(enter(ask('gh', '6', 'en', query), { sdsVersions: 0 })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
    const noLabel = { flags: { ...state.flags, label: false } }
    expect(enter(ask('ee', '6', 'en', '?w=100'), noLabel)).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
  })
})

describe('languages of an address', () => {
  it('give the language of a link: the wished one where the document exists in it', () => {
    expect(linkLanguage('gh', slovene, languages)).toBe(slovene)
    expect(linkLanguage('gh', german, languages)).toBe(slovene)
    expect(linkLanguage('th', slovene, languages)).toBe(english)
    expect(linkLanguage('gh', german, [english, german])).toBe(german)
  })
})
