import { describe, expect, it } from 'vitest'
import {
  enterPage,
  isValidFor,
  linkLanguage,
  leaveForFailure,
  leaveForMissingProduct,
  pinLanguages,
  readPinnedVersion,
  type RequestedPage,
} from './guard.ts'
import { readInterfaceLanguage } from './read-language.ts'
import type { DocumentLanguage } from './product-view.ts'
import type { DocumentState, Page } from './tabs.ts'

const english: DocumentLanguage = { id: 1, code: 'en', name: 'English', valid: false, tdsValid: true, tdsCreated: true }
const german: DocumentLanguage = { id: 2, code: 'de', name: 'Deutsch', valid: false, tdsValid: false, tdsCreated: false }
const slovene: DocumentLanguage = { id: 6, code: 'sl', name: 'Slovenščina', valid: true, tdsValid: false, tdsCreated: false }
const languages = [english, german, slovene]

const state: DocumentState = {
  sdsVersions: 1,
  validLanguages: 1,
  sdsExists: true,
  languageExists: true,
  tdsExists: true,
  tdsEnabled: true,
  flags: { sds: true, tds: true, label: true, safetyInstructions: true },
}

const ask = (page: Page, language: string, interfaceLanguage = 'en', search = '', rest = ''): RequestedPage => ({
  id: '7',
  interfaceLanguage,
  page,
  language,
  rest,
  search,
})
const enter = (requested: RequestedPage, changes: Partial<DocumentState> = {}, offered = languages) =>
  enterPage(requested, 7, readInterfaceLanguage(requested.interfaceLanguage), { ...state, ...changes }, offered)

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

  it('leads to the detail page where the document is not enabled', () => {
    expect(enter(ask('gh', '6'), { sdsVersions: 0 })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
    expect(enter(ask('th', '2'), { tdsExists: false })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/2' })
  })

  it('leads to the detail page where no language is valid', () => {
    const none = languages.map((language) => ({ ...language, valid: false }))
    expect(enter(ask('ee', '2'), {}, none)).toEqual({ kind: 'redirect', to: '/p/7/en/pi/2' })
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

describe('a product that is not there', () => {
  it('leads to the page about the missing dossier from home and detail', () => {
    expect(leaveForMissingProduct(ask('pd', '1', 'de'), false)).toBe('/p/dossiererror?interfaceLang=de')
    expect(leaveForMissingProduct(ask('pi', '1', 'xx'), false)).toBe('/p/dossiererror')
  })

  it('leads to the page about the missing sheet from a document, with its ids', () => {
    expect(leaveForMissingProduct(ask('gh', '2'), false)).toBe('/p/sdserror?id=7&interfaceLang=en&lang=2')
  })

  it('leads to the page about the missing dossier from everywhere when it was withdrawn', () => {
    expect(leaveForMissingProduct(ask('gh', '2', 'de'), true)).toBe('/p/dossiererror?interfaceLang=de')
  })
})

describe('a product that cannot be shown', () => {
  it.each([
    ['pd', '/p/dossiererror?interfaceLang=de&reference=a1b'],
    ['pi', '/p/dossiererror?interfaceLang=de&reference=a1b'],
    ['gh', '/p/sdserror?id=7&interfaceLang=de&lang=2&reference=a1b'],
    ['th', '/p/sdserror?id=7&interfaceLang=de&lang=2&reference=a1b'],
    ['ee', '/p/sdserror?id=7&interfaceLang=de&lang=2&reference=a1b'],
    ['ed', '/p/sdserror?id=7&interfaceLang=de&lang=2&reference=a1b'],
    ['mh', '/p/sdserror?id=7&interfaceLang=de&lang=2&reference=a1b'],
  ] as const)('leads from %s to %s', (page, address) => {
    expect(leaveForFailure(ask(page, '2', 'de'), 'a1b')).toBe(address)
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
