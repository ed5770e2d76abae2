/** Texts of 10,000 characters in every field of a record: printed whole, or refused quickly. */
import { describe, expect, it } from 'vitest'
import { labelDocx } from '../documents/label/write-label-docx.ts'
import { labelDownload } from '../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../documents/label/write-label-preview.ts'
import { labelXlsx } from '../documents/label/write-label-xlsx.ts'
import { countLetters } from '../test-kit/check-sds-pdf.ts'
import { readPdf } from '../test-kit/read-pdf.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import { safetyFormats } from '../documents/safety/safety-model.ts'
import { writeSafetyHtml } from '../documents/safety/write-safety-html.ts'
import { safetyPdfJob } from '../documents/safety/write-safety-pdf.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import { labelQuery } from '../shared/label-query.ts'
import { labelOfRecord } from '../test-kit/label-of.ts'
import { fill, namesIn, sheets, startPool, textOf, wholeLabel } from './fill-documents.ts'

const pool = startPool()
/** Milliseconds that this process has worked: a busy machine does not count. */
const processorTime = () => process.cpuUsage().user / 1000

describe('10,000 characters without a space in every field', () => {
  // Entries of a list are printed by the same code: the first of them is long. All of them would be 579 pages.
  const seen = new Set<string>()
  const isFirstOfItsKind = (field: string) => seen.size < seen.add(field.replaceAll(/\d+/g, 'n')).size
  const long = fill((name, field) => (isFirstOfItsKind(field) ? name + 'wüm0-/'.repeat(1_700).slice(0, 9_995) : name))

  it.each(Object.entries(sheets).filter(([name]) => name !== 'comparison of two sheets'))(
    'a %s comes out with all of them',
    async (_, make) => {
      const { html, job } = make(long)
      const { bytes, warnings } = await pool.render(job)
      expect(warnings).toEqual([])
      const pdf = await readPdf(bytes)
      const printed = namesIn(textOf(html))
      expect(printed.filter((name) => !pdf.letters.includes(name))).toEqual([])
      const [expected, found] = [countLetters(textOf(html)), countLetters(pdf.letters)]
      expect(found.get('w') ?? 0).toBeGreaterThanOrEqual(expected.get('w') ?? 0)
      for (const { inked } of pdf.pages) expect(inked.right).toBeLessThan(194)
    },
    180_000,
  )

  it('the safety instructions are refused with what is missing, quickly', () => {
    const { model } = buildSafety(long.sds, 'en', { qrCode: true })
    expect(writeSafetyHtml(model)).toContain('wüm0-/wüm0')
    const start = processorTime()
    for (const format of safetyFormats) expect(safetyPdfJob(model, format).overflow).toBeGreaterThan(1_000)
    expect(processorTime() - start).toBeLessThan(3_000)
  })

  it('a label is refused with its report, quickly, and its picture is made', async () => {
    const label = labelOfRecord(long.record, wholeLabel)
    const start = processorTime()
    const preview = labelPreviewJob(label)
    const report = preview.report()
    expect(report?.missingHeight).toBeGreaterThan(1_000)
    expect(report?.sizes).toEqual([])
    expect(processorTime() - start).toBeLessThan(5_000)
    expect(labelDownload(label, { single: true, copies: 1 }).kind).toBe('refused')
    expect((await labelDocx(label, { single: true, copies: 1 })).kind).toBe('refused')
    expect((await pool.render(preview.job)).bytes.length).toBeGreaterThan(10_000)
  }, 120_000)

  it('the spreadsheet is made, or refused because a cell holds no more', async () => {
    const options = readLabelOptions(labelQuery.parse({ xlang: '1' }), long.record.labelDefaults, ['en'])
    const source = { record: long.record, permalink: 'https://coatings.example/p/1', stampedOn: '2026-10-12' }
    const made = await labelXlsx(source, options, false).catch((error: unknown) => error)
    if (made instanceof Error) expect(made).toBeInstanceOf(RangeError)
    else expect(made).toMatchObject({ rows: 1 })
  })
})
