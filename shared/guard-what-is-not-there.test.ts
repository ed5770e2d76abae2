import { describe, expect, it } from 'vitest'
import { leaveForFailure, leaveForMissingProduct } from './guard.ts'
import { languages, ask, enter } from '../test-kit/guarded-pages.ts'

describe('the guard of product pages', () => {
  it('leads to the detail page where the document is not enabled', () => {
    expect(enter(ask('gh', '6'), { sdsVersions: 0 })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/6' })
    expect(enter(ask('th', '2'), { tdsExists: false })).toEqual({ kind: 'redirect', to: '/p/7/en/pi/2' })
  })

  it('leads to the detail page where no language is valid', () => {
    const none = languages.map((language) => ({ ...language, valid: false }))
    expect(enter(ask('ee', '2'), {}, none)).toEqual({ kind: 'redirect', to: '/p/7/en/pi/2' })
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
