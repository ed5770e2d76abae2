import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
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

  it('lets a chemical name break between its components alone', () => {
    const html = writeSdsHtml(buildSds(sdsSourceOf(1001), 'sk', { qrCode: false }).model, options)
    const whole = (parts: string[]) => parts.map((part) => `<span class="whole">${part}</span>`).join('<wbr/>')
    expect(html).toContain(`${whole(['5-terc-butyl-', '4-hydroxyfenyl)', 'propionyl-', 'ω-hydroxypoly', '(oxyetylénu)'])} a\u00a0`)
    expect(html).toContain(whole(['2-metoxy-', '1-metyletyl-', 'acetát']))
    // Two long words beside a slash part behind it.
    expect(html).toContain('Žieravosť/<wbr/>dráždivosť kože')
    expect(html).not.toMatch(/ <wbr|<wbr\/> /)
  })

  it('leaves it to the style sheet whether a quantity may part within its unit', () => {
    const html = writeSdsHtml(buildSds(sdsSourceOf(1001), 'lv', { qrCode: false }).model, options)
    expect(html).toContain('>11\u00a0mg/kg ķermeņa masas dienā<')
    expect(html).toContain('>300\u00a0mg/m³<')
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
