import { describe, expect, it } from 'vitest'
import { formatMoment } from '../language/format-moment.ts'
import { chooseLanguage, isOfflineTexts, offlinePolicy, writeOfflinePage } from './offline-page.ts'

const texts = {
  brand: { key: 'safety', name: 'Permasheet Safety', word: 'Safety' },
  languages: {
    en: { 'offline.title': 'Not kept', 'offline.nothingKept': 'Nothing yet', 'seen.asOf': 'As of {date} {time}' },
    de: { 'offline.title': 'Nicht gespeichert', 'start.emergency': 'Im Notfall 112', 'seen.asOf': 'Stand: {date} {time}' },
  },
}
const kept = (id: number, name: string, keptAt: string | null) => ({
  id,
  name,
  keptAt,
  path: `/p/${id}/en/pd/1`,
  interfaceLanguage: 'en',
})
const write = (products: ReturnType<typeof kept>[], requested: number | null = null) =>
  writeOfflinePage(
    { texts, language: 'de', products, requested, stylesheet: '/assets/o.css', mark: '/assets/m.svg', themeScript: '', nonce: 'n1' },
    '/health/live',
  )

describe('the page without a connection', () => {
  it('is in its language and of its brand, and names what is kept, the product asked for first', () => {
    const moment = formatMoment('2026-11-20T10:00:00Z')
    const page = write([kept(1, 'One', '2026-11-20T10:00:00Z'), kept(2, 'Two', '2026-11-20T10:00:00Z'), kept(3, 'Three', null)], 2)
    expect(page).toMatch(/<html lang="de" dir="ltr" data-brand="safety"/)
    expect(page).toContain('<h1>Nicht gespeichert</h1>')
    expect(page).toContain(`Stand: ${moment.date} ${moment.time}`)
    expect(page.indexOf('Two')).toBeLessThan(page.indexOf('One'))
    expect(page).not.toContain('Three')
  })

  it('says whom to call in an emergency, before what is kept', () => {
    const page = write([kept(1, 'One', '2026-11-20T10:00:00Z')])
    expect(page.indexOf('Im Notfall 112')).toBeGreaterThan(0)
    expect(page.indexOf('Im Notfall 112')).toBeLessThan(page.indexOf('One'))
  })

  it('writes names as text', () => {
    expect(write([kept(1, '<script>alert("1")</script>', '2026-11-20T10:00:00Z')])).not.toContain('<script>alert')
  })

  it('lets no script run but its own', () => {
    expect(offlinePolicy('n1')).toContain("script-src 'nonce-n1'")
    expect([...write([]).matchAll(/<script nonce="n1">/g)]).toHaveLength(2)
  })
})

it('the language is the first of the wished ones that has texts, else English', () => {
  expect(chooseLanguage(texts, ['sl', 'de'])).toBe('de')
  expect(chooseLanguage(texts, [null, undefined, 'constructor'])).toBe('en')
})

it('what is not the texts is not taken for them', () => {
  expect([null, 'x', {}, { brand: {} }].map(isOfflineTexts)).toEqual([false, false, false, false])
  expect(isOfflineTexts(texts)).toBe(true)
})

it('a moment is written with two digits each', () => {
  expect(formatMoment('2026-03-02T08:05:00')).toEqual({ date: '02/03/2026', time: '08:05' })
})
