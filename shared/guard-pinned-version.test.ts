import { describe, expect, it } from 'vitest'
import { isValidFor, linkLanguage, pinLanguages, readPinnedVersion } from './guard.ts'
import { german, languages, ask, enter } from '../test-kit/guarded-pages.ts'

describe('a pinned version of the sheet', () => {
  const pinned = pinLanguages(languages, ['de'])
  const [, pinnedGerman] = pinned

  it('is shown in a language in which the newest version is not complete', () => {
    expect(enter(ask('gh', '2', 'en', '?version=1'), {}, pinned)).toEqual({ kind: 'stay', language: pinnedGerman, languageValid: true })
  })

  it('is shown even where the newest version is complete in no language', () => {
    const none = { validLanguages: 0, languageExists: false }
    expect(enter(ask('gh', '2', 'en', '?version=1'), none, pinned)).toMatchObject({ kind: 'stay' })
  })

  it('leads to its own first language, not to that of the newest version', () => {
    expect(enter(ask('gh', '6', 'en', '?version=1'), {}, pinned)).toEqual({ kind: 'redirect', to: '/p/7/en/gh/2?version=1' })
  })

  it('leads to the detail page where it is complete in no language', () => {
    expect(enter(ask('gh', '6', 'en', '?version=1'), {}, pinLanguages(languages, []))).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
  })

  it('says nothing about the languages of the other documents', () => {
    const validTabs = (['gh', 'th', 'ee', 'mh'] as const).filter((tab) => pinnedGerman && isValidFor(tab, pinnedGerman))
    expect(validTabs).toEqual(['gh'])
    expect(linkLanguage('mh', german, pinned)).toMatchObject({ code: 'sl' })
  })

  it.each([
    ['/p/7/en/gh/2?version=3', 3],
    ['/p/7/en/gh/2/?compare=1&version=3', 3],
    ['/p/7/en/gh/2', null],
    ['/p/7/en/gh/2?version=x', null],
    ['/p/7/en/gh/2?version=0', null],
    ['/p/7/en/mh/2?version=3', null],
    ['/p/7/en/gh/2/download?version=3', null],
  ])('%s pins %j', (address, version) => {
    expect(readPinnedVersion(new URL(address, 'https://coatings.example'))).toBe(version)
  })
})
