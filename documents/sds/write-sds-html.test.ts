import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../tests/read-catalogue.ts'
import { buildSds } from './build-sds.ts'
import { writeSdsHtml } from './write-sds-html.ts'

const options = { pictogramUrl: (code: string) => `/pictograms/${code}.svg` }
const htmlOf = (id: number, qrCode = false) => writeSdsHtml(buildSds(sdsSourceOf(id), 'en', { qrCode }).model, options)

describe('the sheet as HTML', () => {
  it('has a heading for each section and subsection, no level skipped', () => {
    const levels = [...htmlOf(1001).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 2)).toHaveLength(16)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  it('carries no style attribute, script or address of another host', () => {
    expect(htmlOf(1001, true)).not.toMatch(/ style=|<script|https?:\/\/(?!www\.norvik)[a-z.]+\/[^p]| on[a-z]+=/)
  })

  it('names every pictogram in words', () => {
    for (const [image] of htmlOf(1003).matchAll(/<img class="pic"[^>]*>/g)) expect(image).toMatch(/alt="GHS0\d, [^"]+"/)
  })

  it('shows user text as text, whatever it looks like', () => {
    const source = sdsSourceOf(1001)
    const name = `<img src=x onerror=alert(1)> & "quotes" #panic("x") \u202e`
    const html = writeSdsHtml(
      buildSds({ ...source, record: { ...source.record, name, uses: [{ text: { en: '<script>alert(1)</script>' } }] } }, 'en', {
        qrCode: false,
      }).model,
      options,
    )
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})
