import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { SdsModel } from '../document-model.ts'
import { countLetters, expectWithinMargins, mapTexts, textsOf } from '../../test-kit/check-sds-pdf.ts'
import { readPdf, withoutSpaces, type ReadPdf } from '../../test-kit/read-pdf.ts'
import type { RenderResult } from '../rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../rendering/render-pool.ts'
import { sampleSheet } from '../../test-kit/sample-sheet.ts'
import { buildSds } from './build-sds.ts'
import { sdsPdfJob } from './write-sds-pdf.ts'

let pool: RenderPool
beforeAll(() => {
  pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} } })
})
afterAll(() => pool.close())

async function write(model: SdsModel): Promise<RenderResult & { pdf: ReadPdf }> {
  const result = await pool.render(sdsPdfJob(model))
  return { ...result, pdf: await readPdf(result.bytes) }
}

it('the point before the number of the first page stands between two words', async () => {
  const { pdf } = await write(buildSds(sdsSourceOf(1001), 'cs', { qrCode: false }).model)
  expect(pdf.pages[0]?.text.split('\n').find((line) => line.includes('Strana'))).toMatch(/^\(EU\)\s2020\/878 · ?Strana 1 \/ \d+$/)
})

describe('texts that nobody expects', () => {
  const syntax = '#panic("x") *bold* _it_ $x$ ] [ } { \\ \\u{41} <b>html</b> & `raw` = h // c /* d */ @ref <lab> "q" -- --- ... ~'

  it.each([
    ['the signs of Typst and HTML', syntax, syntax],
    ['a word of 300 letters', 'abcdefghij'.repeat(30), 'abcdefghij'.repeat(30)],
    [
      'a long address',
      `https://www.example.com/${'path-to/'.repeat(20)}?q=${'a1b2'.repeat(20)}`,
      `https://www.example.com/${'path-to/'.repeat(20)}?q=${'a1b2'.repeat(20)}`,
    ],
    ['writing from right to left', 'שלום مرحبا', '□□□□ □□□□□'],
    ['emoji', '👩‍🔬 and 🧪⚠️', '□ and □□'],
    ['control characters', 'a\u0000b\u0007c\u001bd\u202ee\ufefff', 'abcdef'],
    ['the words of the template', 'none sheet.title sys.inputs.json', 'none sheet.title sys.inputs.json'],
  ])('come out as they are, in every place: %s', async (_, given, printed) => {
    let count = 0
    const model = mapTexts(sampleSheet(), () => `${(count += 1)}: ${given}`)
    const { pdf, warnings } = await write(model)
    expect(warnings).toEqual([])
    expectWithinMargins(pdf)
    const expected = textsOf(model).map((text) => withoutSpaces(`${Number.parseInt(text, 10)}: ${printed}`))
    expect(expected.length).toBeGreaterThan(300)
    // A long cell may be split by the end of a page, so that its parts do not follow each other: then every letter is counted.
    const counts = countLetters(pdf.letters)
    const lost = [...countLetters(expected.join(''))].filter(([letter, count]) => (counts.get(letter) ?? 0) < count)
    expect(lost).toEqual([])
    if (printed.length < 150) expect(expected.filter((text) => !pdf.letters.includes(text))).toEqual([])
  })

  it('come out whole with 10,000 characters and no space, over as many pages as they need', async () => {
    const letters = [...'ЖЩЮЯФШЭЪ']
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = letters.map((letter) => letter.repeat(10_000))
    const model = sampleSheet({ productName: a })
    model.sections = model.sections.slice(0, 1)
    const [section] = model.sections
    if (!section) throw new Error('The sample has sections')
    section.heading = b
    section.subsections = [
      {
        number: '1.1',
        heading: c,
        blocks: [
          { kind: 'paragraph', key: 'p', text: [{ text: d }] },
          { kind: 'pairs', key: 'q', rows: [{ key: 'r', term: e, lines: [[{ text: f }]] }] },
          {
            kind: 'table',
            key: 't',
            caption: 'Table',
            columns: [
              { key: 'x', head: 'x', align: 'start', width: 87 },
              { key: 'y', head: 'y', align: 'end', width: 87 },
            ],
            rows: [{ key: 'r', cells: [[{ value: [{ text: g }] }], [{ name: 'CAS', value: [{ text: h }] }]] }],
          },
        ],
      },
    ]
    const { pdf } = await write(model)
    expectWithinMargins(pdf)
    const counts = countLetters(pdf.letters)
    for (const letter of letters) expect([letter, counts.get(letter)]).toEqual([letter, 10_000])
  })

  it('show that a text is missing, and where', async () => {
    const model = sampleSheet()
    const last = model.sections[14]?.subsections[0]
    if (!last) throw new Error('The sample has a section 15')
    last.blocks = [{ kind: 'paragraph', key: 'm', text: [{ text: 'Text missing in this language (water.class)', missing: true }] }]
    expect((await write(model)).pdf.text).toContain('Text missing in this language (water.class)')
  })

  it('report the characters that were marked', async () => {
    expect((await write(sampleSheet({ productName: 'Lack 漢' }))).uncovered).toEqual(['漢'])
  })
})

describe('a row of terms', () => {
  /** Of its last row, since the job carries the sheet as plain data. */
  const isWhole = (lines: number): unknown => {
    const model = sampleSheet()
    const last = model.sections[14]?.subsections[0]
    if (!last) throw new Error('The sample has a section 15')
    const row = { key: 'road', term: 'ADR/RID', lines: Array.from({ length: lines }, (_, at) => [{ text: `Line ${at}` }]) }
    last.blocks = [{ kind: 'pairs', key: 'facts', rows: [row] }]
    return /"whole":(true|false)/.exec(JSON.stringify(sdsPdfJob(model).data).split('"Line 6"')[1] ?? '')?.[1]
  }

  it('of seven lines stays with its term, as the facts of 14.6 for the road do', () => {
    expect([isWhole(7), isWhole(8)]).toEqual(['true', 'false'])
  })
})
