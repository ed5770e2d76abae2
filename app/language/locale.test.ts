import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../tests/stub-local-storage.ts'
import { readLocale } from '../../shared/visitor-language.ts'
import { keepLocale, noteLocale } from './locale.ts'
import { forget } from '../browser/storage.ts'

describe('the interface language of a visitor', () => {
  const stored = new Map<string, string>()
  const browser = { cookie: '' }
  beforeEach(() => {
    browser.cookie = ''
    stubLocalStorage(stored)
    forget('__locale__')
    vi.stubGlobal('document', browser)
    vi.stubGlobal('location', { protocol: 'https:' })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is kept on the device and told to the server', () => {
    keepLocale('sl')
    expect(stored.get('__locale__')).toBe('sl')
    expect(browser.cookie).toBe('__locale__=sl; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it('is that of the page which a visitor reads, unless it is the one in which every printed link begins', () => {
    noteLocale('/p/1001/en/pd/1')
    noteLocale('/app/products')
    expect(stored.size).toBe(0)
    noteLocale('/p/1001/de/pd/1')
    expect(stored.get('__locale__')).toBe('de')
  })

  it('stays the one that was chosen, whatever page is read afterwards', () => {
    keepLocale('en')
    noteLocale('/p/1001/fi/gh/1')
    expect(stored.get('__locale__')).toBe('en')
  })

  it('is told to the server again where its cookie is gone', () => {
    stored.set('__locale__', 'mt')
    noteLocale('/p/1001/en/gh/1')
    expect(browser.cookie).toContain('__locale__=mt;')
  })

  it.each([
    ['token=x; __locale__=pl', 'pl'],
    ['__locale__=ga; token=x', 'ga'],
    ['__locale__=xx', null],
    ['__locale__=', null],
    ['not__locale__=de', null],
    ['', null],
    [null, null],
  ])('is read from %j as %j', (cookies, language) => {
    expect(readLocale(cookies)).toBe(language)
  })
})
