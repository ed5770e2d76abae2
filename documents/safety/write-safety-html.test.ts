import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { writeSafetyHtml } from './write-safety-html.ts'

const readable = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('the safety instructions as HTML', () => {
  const { model } = buildSafety(sdsSourceOf(1001), 'en', { qrCode: true })
  const html = writeSafetyHtml(model)

  it('have a section for each band, named by its heading', () => {
    const sections = [...html.matchAll(/<section [^>]*id="([^"]+)" aria-labelledby="([^"]+)"/g)]
    expect(sections.map(([, id]) => id)).toEqual([
      'safety-hazards',
      'safety-protection',
      'safety-danger',
      'safety-first-aid',
      'safety-disposal',
    ])
    for (const [, id, label] of sections) expect(label).toBe(`${id}-heading`)
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level).join('')).toBe('222233332')
  })

  it('say everything that the model says', () => {
    const text = readable(html)
    const { hazards, protection, danger, firstAid, disposal } = model
    for (const point of [hazards, protection, danger, disposal].flatMap(({ points }) => points)) expect(text).toContain(plainText(point))
    for (const route of firstAid.routes) expect(text).toContain(route.heading + plainText(route.text))
    expect(text).toContain('112')
    expect(text).toContain(model.productName)
    expect(text).toContain(plainText(model.contains))
    const irish = buildSafety(sdsSourceOf(1003), 'ga', { qrCode: false }).model
    expect(readable(writeSafetyHtml(irish))).toMatch(/neamhoifigiúil: H361d\.$/)
  })

  it('put the space of French before the colon of their basis', () => {
    const french = buildSafety(sdsSourceOf(1001), 'fr', { qrCode: false }).model
    const text = readable(writeSafetyHtml(french)).replaceAll(/[\u00a0\u202f\u2060]/g, ' ')
    expect(text).toContain('Établi d’après : FDS, version 3 du 12/10/2026, Norvik Coatings GmbH')
  })

  it('set a trade name smaller on a phone where its longest word would not fit', () => {
    const named = (productName: string) => /class="safety-name[^"]*"/.exec(writeSafetyHtml({ ...model, productName }))?.[0]
    expect(named('Thinner')).toBe('class="safety-name"')
    expect(named('Korrosionsschutzgrund 7016')).toBe('class="safety-name words-11"')
  })

  it('give every picture a text that names the hazard, the sign or where the code leads', () => {
    const texts = [...html.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)
    expect(texts).toEqual([
      'QR code that leads to coatings.example/p/1001',
      'GHS02, flame: flammable',
      'GHS07, exclamation mark: irritant or harmful',
      'Wear protective gloves',
      'Wear eye protection',
      'Wear respiratory protection',
      'Wear protective clothing',
      'No open flame; fire, open ignition source and smoking prohibited',
      'No eating or drinking',
      'Fire extinguisher',
      'First aid',
      'Eyewash station',
      'Safety shower',
    ])
  })

  it('let a chemical name break between its components alone', () => {
    const whole = (part: string) => `<span class="whole">${part}</span>`
    const parts = ['5-tert-butyl-', '4-hydroxyphenyl)', 'propionyl-', 'ω-hydroxypoly', '(oxyethylene)']
    expect(html).toContain(`${parts.map(whole).join('<wbr/>')} and α`)
  })

  it('carry no style, script or address of another host', () => {
    expect(html).not.toMatch(/ style=|<script| on[a-z]+=|(src|href)="https?:/)
  })

  it('show user text as text, whatever it looks like', () => {
    const hostile = '<script>alert(1)</script> & "quotes" <img src=x onerror=alert(1)>'
    const source = sdsSourceOf(1001)
    const record = { ...source.record, firstAid: { ...source.record.firstAid, eyes: [{ text: { en: hostile } }] } }
    const written = writeSafetyHtml(buildSafety({ ...source, record }, 'en', { qrCode: true }).model)
    expect(written).not.toContain('<script>')
    expect(written).not.toContain('<img src=x')
    expect(readable(written)).toContain(hostile)
  })
})
