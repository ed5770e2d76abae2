import { describe, expect, it } from 'vitest'
import { tdsIds, tdsSourceOf } from '../../test-kit/read-tds-source.ts'
import { buildTds } from './build-tds.ts'
import { textsOfTds } from '../../test-kit/read-tds-texts.ts'
import { writeTdsHtml } from './write-tds-html.ts'

const htmlOf = (id: number) => writeTdsHtml(buildTds(tdsSourceOf(id), 'en').model)

/** The text of a piece of HTML as a reader sees it. */
const readable = (html: string) =>
  html
    .replaceAll(/<span class="(?:whole|address)">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('the technical data sheet as HTML', () => {
  it.each(tdsIds)('of product %i has every text of the sheet', (id) => {
    const { model } = buildTds(tdsSourceOf(id), 'en')
    const lines = new Set(readable(writeTdsHtml(model)).split('\n'))
    // A line of several runs stands in several pieces.
    const whole = readable(writeTdsHtml(model)).replaceAll('\n', '')
    expect(textsOfTds(model).filter((text) => !lines.has(text) && !whole.includes(text))).toEqual([])
  })

  it.each(tdsIds)('of product %i has a heading of the second level for each part, and no empty one', (id) => {
    const html = htmlOf(id)
    const headings = [...html.matchAll(/<h(\d)[^>]*>([^<]*)<\/h\d>/g)]
    expect(new Set(headings.map(([, level]) => level))).toEqual(new Set(['2']))
    expect(headings.map(([, , text]) => text)).not.toContain('')
    expect(html).not.toMatch(/<\/h2><\/section>/)
  })

  it('gives each part an id of its own that its heading names', () => {
    const ids = [...htmlOf(1001).matchAll(/<section class="tds-part" id="([^"]+)" aria-labelledby="([^"]+)"/g)]
    expect(ids.map(([, id]) => id)).toEqual([
      'tds-description',
      'tds-recommendedUse',
      'tds-recommendedLevels',
      'tds-specialFeatures',
      'tds-application',
      'tds-drying',
      'tds-keyData',
      'tds-packs',
      'tds-storage',
      'tds-safety',
      'tds-supplier',
      'tds-disclaimer',
    ])
    for (const [, id, label] of ids) expect(label).toBe(`${id}-heading`)
  })

  it('names the heads of its tables and says where the QR code leads', () => {
    const html = htmlOf(1001)
    expect(html).toMatch(/<th scope="col"[^>]*>Stage<\/th>/)
    expect(html).toMatch(/<th scope="row"[^>]*>.*?Dust dry/)
    expect(html).toContain('alt="QR code that leads to coatings.example/p/1001"')
  })

  it('carries no style attribute, script or address of another host', () => {
    expect(htmlOf(1001)).not.toMatch(/ style=|<script| on[a-z]+=|(src|href)="https?:/)
  })

  it('shows user text as text, whatever it looks like', () => {
    const source = tdsSourceOf(1001)
    const hostile = '<script>alert(1)</script> & "quotes" <img src=x onerror=alert(1)>'
    const technical = { ...source.record.technical, recommendedUse: [{ text: { en: hostile } }] }
    const html = writeTdsHtml(buildTds({ ...source, record: { ...source.record, technical } }, 'en').model)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<img src=x')
    expect(readable(html)).toContain(hostile)
  })
})
