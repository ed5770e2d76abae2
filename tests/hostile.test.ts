/** Hostile texts in every field of a record: no document interprets them, and each prints or marks what was written. */
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { labelDocx } from '../documents/label/write-label-docx.ts'
import { labelDownload } from '../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../documents/label/write-label-preview.ts'
import { labelXlsx } from '../documents/label/write-label-xlsx.ts'
import { includesText } from '../test-kit/check-sds-pdf.ts'
import { readPdf, withoutHyphens } from '../test-kit/read-pdf.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import { safetyFormats } from '../documents/safety/safety-model.ts'
import { writeSafetyHtml } from '../documents/safety/write-safety-html.ts'
import { safetyPdfJob } from '../documents/safety/write-safety-pdf.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import { labelQuery } from '../shared/label-query.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { labelOfRecord } from '../test-kit/label-of.ts'
import { readCatalogue } from '../test-kit/read-catalogue.ts'
import { fill, namesIn, sheets, startPool, textOf, wholeLabel, type Hostile } from './fill-documents.ts'

const pool = startPool()

const kinds: readonly { name: string; write(name: string): string; marked: string[]; isPrintable: boolean }[] = [
  {
    name: 'emoji and Chinese',
    write: (name) => `${name} 👩‍🔬🏳️‍🌈⚠️😀 漢字 e\u0301`,
    marked: ['👩‍🔬', '漢'],
    isPrintable: false,
  },
  {
    name: 'right to left, with signs that turn the direction',
    write: (name) => `${name} \u202eabc שלום\u202c \u2067مرحبا\u2069 \u200f\u061cx`,
    marked: ['ש'],
    isPrintable: false,
  },
  {
    name: 'control characters and NUL',
    write: (name) => `${name} a\0b\u0007\u001b[31mc\u0085d\r\ne\u2028f\tg\ufeff\uffffh`,
    marked: [],
    isPrintable: false,
  },
  { name: 'halves of surrogate pairs', write: (name) => `${name} \ud800a\udc00 \udfff\ud83d`, marked: ['\ufffd'], isPrintable: false },
  {
    name: 'the syntax of Typst',
    write: (name) => `${name} #panic("x") #eval("1") $x^2$ @ref <lab> *b* _i_ \\u{41} \\ // /* ] } [a|b] {x} $& $1 $\` \`raw\` = h -- ~`,
    marked: [],
    isPrintable: true,
  },
  {
    name: 'HTML',
    write: (name) => `${name} <script>alert(1)</script></style></title></p><img src=x onerror=alert(1)> &amp;&#60; "'> --> ]]>`,
    marked: [],
    isPrintable: true,
  },
  { name: 'a formula', write: (name) => `=1+1 ${name}`, marked: [], isPrintable: true },
]

/** Tags of a document with the names of their attributes, without texts, values, and what keeps a code or an address in a text whole. */
const skeletonOf = (html: string) =>
  (html.replaceAll(/<span class="(?:whole|address)">([^<]*)<\/span>/g, '$1').match(/<[^>]*>/g) ?? []).map((tag) =>
    tag.replaceAll(/="[^"]*"/g, '').replace(/^<img class .*/, '<img'),
  )
const letters = (text: string) => text.replaceAll(/\s+/g, '')
const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\uffff]|\p{Cs}/u
const benign = fill((name) => `${name} abc`)
/** What a document is made of where nobody is hostile. */
const usualOf = new Map(Object.entries(sheets).map(([name, make]) => [name, skeletonOf(make(benign).html)]))
const usualSafety = skeletonOf(writeSafetyHtml(buildSafety(benign.sds, 'en', { qrCode: true }).model))

describe('the record', () => {
  it('is filled wherever a person may write freely', () => {
    expect(benign.fields.length).toBeGreaterThan(450)
    for (const field of [
      'name',
      'supplier.city',
      'synonyms[0].productCodes[0].code',
      'emergency[0].hours.text.en',
      'labelDefaults.infoText',
    ])
      expect(benign.fields).toContain(field)
    expect(benign.fields.filter((field) => field.includes('.values.')).length).toBeGreaterThan(50)
  })
})

const xmlOf = (bytes: Uint8Array, file: string) => strFromU8(unzipSync(new Uint8Array(bytes))[file] ?? new Uint8Array())
const readSmall = (): ProductRecord => {
  const entry = readCatalogue(1011).at(-1)
  if (!entry) throw new Error('no product 1011')
  return entry.record
}
const hostileFurther = (write: (name: string) => string): ProductRecord['labelElements'] => ({
  ...readSmall().labelElements,
  furtherTexts: [{ text: { en: write('q999q') } }],
})

describe.each(kinds)('$name in every field', ({ write, marked, isPrintable }) => {
  const hostile = fill(write)

  it.each(Object.entries(sheets))('a %s comes out, and nothing is interpreted', async (name, make) => {
    const { html, job } = make(hostile)
    // What is marked as changed hangs on the words, so that of a comparison the kinds of its tags are compared.
    const [written, usual] = [skeletonOf(html), usualOf.get(name) ?? []]
    expect(html.includes('<ins>') ? [...new Set(written)].toSorted() : written).toEqual(
      html.includes('<ins>') ? [...new Set(usual)].toSorted() : usual,
    )
    expect(html).not.toMatch(unseen)
    const { bytes, uncovered, warnings } = await pool.render(job)
    expect(warnings).toEqual([])
    for (const sign of marked) expect(uncovered).toContain(sign)
    if (marked.length === 0) expect(uncovered).toEqual([])
    const pdf = await readPdf(bytes)
    expect(pdf.text).not.toMatch(unseen)
    const printed = namesIn(textOf(html))
    expect(printed.length).toBeGreaterThan(10)
    expect(printed.filter((name) => !pdf.letters.includes(name))).toEqual([])
    if (isPrintable)
      expect(
        includesText(pdf, write(hostile.nameOf('technical.storage[0].text.en') ?? '')) ||
          includesText(pdf, write(hostile.nameOf('stability.avoid[0].text.en') ?? '')),
      ).toBe(true)
  })

  it('the safety instructions come out, or are refused with what is missing', async () => {
    const { model } = buildSafety(hostile.sds, 'en', { qrCode: true })
    const html = writeSafetyHtml(model)
    expect(skeletonOf(html)).toEqual(usualSafety)
    expect(html).not.toMatch(unseen)
    for (const format of safetyFormats) {
      const { job, overflow } = safetyPdfJob(model, format)
      expect(overflow).toBeGreaterThanOrEqual(0)
      const { bytes, pages, uncovered, warnings } = await pool.render(job)
      expect({ pages, warnings }).toEqual({ pages: 1, warnings: [] })
      for (const sign of marked) expect(uncovered).toContain(sign)
      const pdf = await readPdf(bytes)
      expect(namesIn(textOf(html)).filter((name) => !pdf.letters.includes(name))).toEqual([])
    }
  })

  it('a label comes out as picture, PDF, Word file and spreadsheet, or is refused with a report', async () => {
    const label = labelOfRecord(hostile.record, wholeLabel)
    const preview = labelPreviewJob(label, 100)
    expect((await pool.render(preview.job)).bytes.subarray(1, 4).toString()).toBe('PNG')
    const warned = label.warnings.filter(({ kind }) => kind === 'unknownCharacters').flatMap(({ elements }) => elements)
    for (const sign of marked) expect(warned).toContain(sign)
    const whole = await readPdf((await pool.render({ ...preview.job, kind: 'pdf' })).bytes)
    expect(whole.text).not.toMatch(unseen)
    const further = hostile.nameOf('labelElements.furtherTexts[0].text.en') ?? ''
    const said = withoutHyphens(whole.letters)
    expect(said).toContain(withoutHyphens(isPrintable ? letters(write(further)) : further))

    const made = labelDownload(label, { single: true, copies: 1 })
    if (made.kind === 'job') expect((await pool.render(made.job)).warnings).toEqual([])
    else expect(made.reports[0]?.missingHeight).toBeGreaterThan(0)
    const word = await labelDocx(label, { single: true, copies: 1 })
    expect(word.kind === 'file').toBe(made.kind === 'job' || (word.kind === 'refused' && word.fitsAsPdf))
    if (word.kind === 'file') expect(xmlOf(word.bytes, 'word/document.xml')).toContain(further)
  })

  it('a label of a few lines is printed in every kind of file', async () => {
    const short = labelOfRecord(
      { ...readSmall(), name: write('name').slice(0, 60), labelElements: hostileFurther(write) },
      'dim=7&emb=1&xlang=1&QR=3&padT=5&padR=5&padB=5&padL=5',
    )
    const made = labelDownload(short, { single: false, copies: null })
    if (made.kind !== 'job') throw new Error('refused')
    const pdf = await readPdf((await pool.render(made.job)).bytes)
    expect(pdf.letters).toContain('q999q')
    const word = await labelDocx(short, { single: true, copies: 1 })
    if (word.kind !== 'file') throw new Error('refused')
    const xml = xmlOf(word.bytes, 'word/document.xml')
    expect(xml).toContain('q999q')
    expect(xml).not.toMatch(unseen)
    expect(xml).not.toMatch(/<(script|img|style)/)
  })

  it('the spreadsheet holds texts alone, and reckons nothing', () => expectTexts(hostile))
})

it.each(['+cmd|calc', '-2+3', '@SUM(1)'])('%s in every field of the spreadsheet is a text', (formula) =>
  expectTexts(fill((name) => `${formula} ${name}`)),
)

async function expectTexts({ record, nameOf }: Hostile): Promise<void> {
  const options = readLabelOptions(labelQuery.parse({ xlang: '1,2' }), record.labelDefaults, ['en', 'de'])
  const made = await labelXlsx({ record, permalink: 'https://coatings.example/p/1', stampedOn: '2026-10-12' }, options, false)
  expect(xmlOf(made.bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
  const strings = xmlOf(made.bytes, 'xl/sharedStrings.xml')
  expect(strings).toContain(nameOf('name'))
  expect(strings).not.toMatch(unseen)
  expect(strings).not.toMatch(/<(script|img|style)/)
}
