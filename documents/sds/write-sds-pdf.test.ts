import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { importFile } from '../../shared/record/product-record.ts'
import type { SdsModel } from '../document-model.ts'
import { expectAccessible, expectWithinMargins, flatTitles, includesText, rolesOf, textsOf } from '../../test-kit/check-sds-pdf.ts'
import { readPdf, withoutSpaces, type ReadPdf } from '../../test-kit/read-pdf.ts'
import type { RenderResult } from '../rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../rendering/render-pool.ts'
import { sampleSheet } from '../../test-kit/sample-sheet.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { buildSds } from './build-sds.ts'
import { compareSds } from './compare-sds.ts'
import { sdsFileName, sdsPdfJob } from './write-sds-pdf.ts'

let pool: RenderPool
beforeAll(() => {
  pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} } })
})
afterAll(() => pool.close())

async function write(model: SdsModel): Promise<RenderResult & { pdf: ReadPdf }> {
  const result = await pool.render(sdsPdfJob(model))
  return { ...result, pdf: await readPdf(result.bytes) }
}

describe('a safety data sheet as PDF', () => {
  const model = sampleSheet()
  let pdf: ReadPdf
  let result: RenderResult
  beforeAll(async () => {
    ;({ pdf, ...result } = await write(model))
  })

  it('has pages of A4 with their number and the total on each', () => {
    expect(pdf.pages.length).toBeGreaterThan(7)
    for (const [index, { width, height, text }] of pdf.pages.entries()) {
      expect([width, height].map(Math.round)).toEqual([210, 297])
      expect(text).toContain(`Page ${index + 1} / ${pdf.pages.length}`)
    }
  })

  it('is tagged, titled, in its language, with headings in order, table heads and alternative texts', () => {
    expectAccessible(pdf, model)
  })

  it('tells what its drawings show', () => {
    expect(pdf.nodes.flatMap(({ alt }) => alt ?? [])).toEqual([
      'Norvik Coatings GmbH',
      'QR code that leads to go.permasheet.example/p/48213',
      'GHS02: flame',
      'GHS07: exclamation mark',
    ])
  })

  it('has a bookmark for each heading and gives each table its caption', () => {
    const titles = flatTitles(pdf.bookmarks)
    expect(titles).toHaveLength(rolesOf(pdf, /^H\d$/).length)
    expect(titles).toEqual(
      expect.arrayContaining([
        '3.2. Mixtures',
        '9.2.1. Information with regard to physical hazard classes',
        'Precautionary statements',
        'Training',
      ]),
    )
    const tables = model.sections
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table'))
    // A table on two pages is found on both.
    expect(rolesOf(pdf, /^Caption$/).length).toBeGreaterThanOrEqual(tables.length)
  })

  it('says who, what and when on the first page, and what, when and where on the others', () => {
    const [first, second] = pdf.pages
    for (const text of [
      'Safety data sheet',
      'PU Clear Lacquer 2K',
      'Component A · product code 20-4410',
      '12/10/2026',
      '3 of 21/02/2025',
      'English / DE',
    ])
      expect(first?.text).toContain(text)
    for (const text of [
      'PU Clear Lacquer 2K',
      'Safety data sheet according to Regulation (EC) No 1907/2006 (REACH), Annex II',
      'Version 4 · Revision 12/10/2026',
      'Norvik Coatings GmbH',
      'go.permasheet.example/p/48213',
      'SDS · English / DE',
    ])
      expect(second?.text).toContain(text)
  })

  it('contains every text of the model', () => {
    expect(textsOf(model).filter((text) => !includesText(pdf, text))).toEqual([])
  })

  it('writes the composition row by row', () => {
    for (const row of [
      'xyleneCAS1330-20-7',
      '2-methoxy-1-methylethylacetateCAS108-65-6EC203-603-9Index607-195-00-7REACH01-2119475791-2910–<20Flam.Liq.3,H226STOTSE3,H336',
    ])
      expect(pdf.letters.replace('xylene,mixtureofisomersCAS', 'xyleneCAS')).toContain(row)
  })

  it('repeats the head of a table on each of its pages', () => {
    const pages = pdf.pages.filter(({ text }) => text.includes('systemic, long-term'))
    expect(pages.length).toBeGreaterThan(1)
    for (const { text } of pages) expect(text).toMatch(/Substance\s+Population\s+Route\s+Effect\s+Value/)
  })

  it('marks running heads and feet as artefacts, so that they are not read out on every page', () => {
    for (const { body } of pdf.pages.slice(1)) {
      expect(body).not.toContain('/ ' + pdf.pages.length)
      expect(body).not.toContain('go.permasheet.example')
    }
  })

  it('keeps its text within the margins and lacks no character', () => {
    expectWithinMargins(pdf)
    expect(result).toMatchObject({ uncovered: [], undrawable: [], warnings: [] })
  })

  it('is set in Source Sans 3 alone', () => {
    const names = [
      ...Buffer.from(result.bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont\s*\/([^\s/>]+)/g),
    ].map((match) => match[1])
    expect(names.filter((name) => !name?.includes('SourceSans3'))).toEqual([])
  })
})

describe('the head of the sheet', () => {
  const [first] = sampleSheet().sections
  const sections = first ? [first] : []

  it('gives the supplier as a word where there is no logo, and leaves out the code that nobody wants', async () => {
    const { pdf } = await write(sampleSheet({ logo: null, qr: null, sections }))
    expect(pdf.nodes.filter(({ role }) => role === 'Figure')).toEqual([])
    expect(pdf.pages[0]?.text.startsWith('Norvik Coatings GmbH')).toBe(true)
  })

  it.each([
    ['no drawing', 'not a drawing'],
    ['broken', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0'],
  ])('is written without a logo that is %s, and says so', async (_, svg) => {
    const { pdf, undrawable } = await write(sampleSheet({ logo: { svg, description: 'logo' }, sections }))
    expect(undrawable).toEqual(['logo'])
    expect(pdf.pages[0]?.text).toContain('PU Clear Lacquer 2K')
  })

  it('accepts a logo with text in letters that no font has', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><text y="15" font-family="Nowhere">漢字 logo</text></svg>'
    const { pdf } = await write(sampleSheet({ logo: { svg, description: 'logo' }, sections }))
    expect(pdf.pages[0]?.text).toContain('PU Clear Lacquer 2K')
  })

  it('shrinks and then wraps a long name, and lets a very long one flow', async () => {
    const long = 'Two-component polyurethane clear lacquer for interior joinery, matt, high solids'
    const veryLong = `${long}, `.repeat(8).trim()
    for (const productName of [long, veryLong]) {
      const { pdf } = await write(sampleSheet({ productName, sections }))
      expect(pdf.letters).toContain(withoutSpaces(productName))
      expect(pdf.bookmarks.map(({ title }) => title)).toEqual([productName])
      expectWithinMargins(pdf)
    }
  })
})

describe('a comparison as PDF', () => {
  it('shows what was added and removed in words, names both versions and tags the changed parts', async () => {
    const after = sampleSheet()
    const before = sampleSheet()
    const [, hazards, composition] = before.sections
    const label = hazards?.subsections[1]?.blocks[0]
    if (label?.kind !== 'label') throw new Error('The sample has a label')
    label.pictograms = [
      { code: 'GHS02', description: 'GHS02: flame' },
      { code: 'GHS08', description: 'GHS08: health hazard' },
    ]
    label.groups[0]?.statements.splice(1, 1, { code: 'H315', text: [{ text: 'Causes skin irritation.' }] })
    const table = composition?.subsections[1]?.blocks[1]
    if (table?.kind !== 'table') throw new Error('The sample has a table of ingredients')
    table.rows.pop()
    const { model } = compareSds(before, after, {
      title: 'Comparison',
      versions: 'Version 4 with version 3 of 21/02/2025',
      headerVersion: 'Version 4 compared with 3',
    })
    const { pdf, warnings } = await write(model)
    expect(warnings).toEqual([])
    expectAccessible(pdf, model)
    expectWithinMargins(pdf)
    expect(pdf.pages[0]?.text).toContain('Version 4 with version 3 of 21/02/2025')
    expect(pdf.pages[1]?.text).toContain('Version 4 compared with 3')
    for (const text of [
      'Removed:H315',
      'Removed:Causesskinirritation.',
      'Added:H317',
      'Added:Maycauseanallergicskinreaction.',
      'Added:1065336-91-5',
    ])
      expect(pdf.letters).toContain(text)
    expect(pdf.text.match(/Changed/g)?.length).toBeGreaterThanOrEqual(4)
  })
})

describe('a product of the catalogue', () => {
  const entries = importFile.parse(JSON.parse(readFileSync(path.join(projectFolder, 'catalogue/1001-pu-clear-lacquer-2k.json'), 'utf8')))

  it.each(['en', 'de'] as const)('makes a sheet in %s with all its substances and statements', async (language) => {
    const [entry] = entries
    if (!entry) throw new Error('The file has an entry')
    const source = {
      record: entry.record,
      number: 1,
      revisedOn: '2019-05-03',
      compiledOn: '2019-05-03',
      replaces: null,
      permalink: 'https://go.permasheet.example/p/1001',
    }
    const { model } = buildSds(source, language, { qrCode: true })
    const { pdf, uncovered, undrawable, warnings } = await write(model)
    expect({ uncovered, undrawable, warnings }).toEqual({ uncovered: [], undrawable: [], warnings: [] })
    expectAccessible(pdf, model)
    expectWithinMargins(pdf)
    expect(textsOf(model).filter((text) => !includesText(pdf, text))).toEqual([])
  })
})

describe('the rows of a table', () => {
  /** The job as it would be without a height for any row: Typst then finds out itself. */
  function withoutHeights(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutHeights)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (key === 'height' ? [] : [[key, withoutHeights(item)]])))
  }
  const countHeights = (value: unknown): number =>
    typeof value !== 'object' || value === null
      ? 0
      : Object.entries(value).reduce((sum, [key, item]) => sum + (key === 'height' ? 1 : countHeights(item)), 0)

  it.each(['en', 'de', 'fr', 'sl'] as const)('have in %s the calculated height', async (language) => {
    const { model } = buildSds(sdsSourceOf(1001), language, { qrCode: true })
    const job = sdsPdfJob(model)
    expect(countHeights(job.data)).toBeGreaterThan(150)
    const [reckoned, measured] = await Promise.all(
      [job, { ...job, data: withoutHeights(job.data) }].map(async (each) => readPdf((await pool.render(each)).bytes)),
    )
    expect(reckoned?.pages.map(({ inked, text }) => ({ inked, text }))).toEqual(
      measured?.pages.map(({ inked, text }) => ({
        inked: Object.fromEntries(Object.entries(inked).map(([side, length]) => [side, expect.closeTo(length, 2)])),
        text,
      })),
    )
  })
})

describe('the job of a sheet', () => {
  it('is the same for the same model, plain JSON, and carries only the drawings that it needs', () => {
    const job = sdsPdfJob(sampleSheet())
    expect(sdsPdfJob(sampleSheet())).toEqual(job)
    expect(JSON.parse(JSON.stringify(job))).toEqual(job)
    expect(job).toMatchObject({ kind: 'pdf', template: 'sds', standard: 'ua-1', stampedOn: '2026-10-12' })
    expect(Object.keys(Object(job.data).drawings)).toEqual(['GHS02', 'GHS07'])
  })

  it('does not change its model', () => {
    const model = sampleSheet()
    sdsPdfJob(model)
    expect(model).toEqual(sampleSheet())
  })
})

describe('the name of the file', () => {
  it.each([
    ['PU Clear Lacquer 2K', 'SDS_A4_PU Clear Lacquer 2K.pdf'],
    ['Žiga Lak – Ωμέγα Лак', 'SDS_A4_Žiga Lak Ωμέγα Лак.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j\'k`l', 'SDS_A4_a b c d e f g h i j k l.pdf'],
    ['../../etc/passwd', 'SDS_A4_etc passwd.pdf'],
    ['line\r\nSet-Cookie: x=1\u0000', 'SDS_A4_line Set-Cookie x 1.pdf'],
    ['  .hidden. ', 'SDS_A4_hidden.pdf'],
    ['', 'SDS_A4_product.pdf'],
    ['???', 'SDS_A4_product.pdf'],
  ])('is safe: %j', (name, file) => {
    expect(sdsFileName(name)).toBe(file)
  })

  it('has at most 120 characters and never half a letter', () => {
    expect(sdsFileName('x'.repeat(500))).toHaveLength(120)
    expect(sdsFileName('𝒳'.repeat(200)).isWellFormed()).toBe(true)
    expect(sdsFileName('𝒳'.repeat(200)).length).toBeLessThanOrEqual(120)
  })
})
