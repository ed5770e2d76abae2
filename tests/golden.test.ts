import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { labelDownload } from '../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../documents/label/write-label-preview.ts'
import { createPdfCompiler } from '../documents/rendering/compile-pdf.ts'
import type { RenderJob } from '../documents/rendering/render-job.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import { safetyPdfJob } from '../documents/safety/write-safety-pdf.ts'
import { buildSds } from '../documents/sds/build-sds.ts'
import { compareSds } from '../documents/sds/compare-sds.ts'
import { sdsPdfJob } from '../documents/sds/write-sds-pdf.ts'
import { buildTds } from '../documents/tds/build-tds.ts'
import { tdsPdfJob } from '../documents/tds/write-tds-pdf.ts'
import { createTextWriter } from '../documents/text/write-text.ts'
import { projectFolder } from '../project-folder.ts'
import { drawPages, type DrawnPage } from '../test-kit/draw-pages.ts'
import { compareWithGolden, findDifferences } from './golden-pictures.ts'
import { labelOfCatalogue, labelOfRecord } from '../test-kit/label-of.ts'
import { readCatalogue, sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { tdsSourceOf } from '../test-kit/read-tds-source.ts'

const compiler = createPdfCompiler()
const usual = 'padT=3&padR=3&padB=3&padL=3&opisOFF=1'

interface Shown {
  name: string
  dpi: number
  page?: number
  job(): RenderJob
}

function comparison(): RenderJob {
  const [older, newer] = [sdsSourceOf(1001, 2), sdsSourceOf(1001, 3)]
  const writer = createTextWriter('en')
  const versions = { version: '3', date: writer.date(newer.revisedOn), otherVersion: '2', otherDate: writer.date(older.revisedOn) }
  const { model } = compareSds(buildSds(older, 'en', { qrCode: true }).model, buildSds(newer, 'en', { qrCode: true }).model, {
    title: writer.term('document.comparison'),
    versions: writer.term('sds.comparedVersions', versions),
    headerVersion: writer.term('sds.headerComparison', { version: '3', otherVersion: '2' }),
  })
  return sdsPdfJob(model)
}

function sheetOf(id: number, query: string): RenderJob {
  const made = labelDownload(labelOfCatalogue(id, query), { single: false, copies: null })
  if (made.kind === 'refused') throw new Error('refused')
  return made.job
}

function labelJob(id: number, query: string, fits = true): RenderJob {
  const { job, report } = labelPreviewJob(labelOfCatalogue(id, query))
  expect(report() === null).toBe(fits)
  return { ...job, kind: 'pdf' }
}

const shown: readonly Shown[] = [
  { name: 'sds', dpi: 60, job: () => sdsPdfJob(buildSds(sdsSourceOf(1001), 'en', { qrCode: true }).model) },
  { name: 'sds-comparison', dpi: 60, page: 1, job: comparison },
  { name: 'tds', dpi: 60, job: () => tdsPdfJob(buildTds(tdsSourceOf(1001), 'en').model) },
  { name: 'poster-a4', dpi: 60, job: () => safetyPdfJob(buildSafety(sdsSourceOf(1003), 'de', { qrCode: true }).model, 'A4').job },
  { name: 'poster-a2', dpi: 30, job: () => safetyPdfJob(buildSafety(sdsSourceOf(1003), 'en', { qrCode: true }).model, 'A2').job },
  { name: 'label-74x105', dpi: 60, job: () => labelJob(1007, `dim=3&emb=2&xlang=1&vlusageON=0&vlstorageON=0&${usual}`) },
  { name: 'label-105x148', dpi: 60, job: () => labelJob(1003, `dim=5&emb=3&xlang=1&${usual}`) },
  { name: 'label-210x148', dpi: 60, job: () => labelJob(1006, `dim=8&emb=3&xlang=1,2&${usual}`) },
  { name: 'label-sheet', dpi: 60, job: () => sheetOf(1011, `dim=3&emb=1&xlang=1&vlusageON=0&vlstorageON=0&${usual}`) },
  { name: 'label-overflow', dpi: 60, job: () => labelJob(1003, `dim=1&emb=2&xlang=1&${usual}`, false) },
]

async function draw({ dpi, page = 1, job }: Shown): Promise<DrawnPage> {
  const [drawn] = await drawPages(compiler.compile(job()).bytes, dpi, [page])
  if (!drawn) throw new Error(`no page ${page}`)
  return drawn
}

describe('documents look as they were approved', () => {
  it.each(shown)('$name', async (one) => {
    expect((await compareWithGolden(one.name, await draw(one))).message).toBe('')
    expect(statSync(path.join(projectFolder, 'tests', 'golden', `${one.name}.png`)).size).toBeLessThan(60_000)
  })
})

describe('the comparison of pictures', () => {
  const entry = readCatalogue(1011).at(-1)
  if (!entry) throw new Error('no product 1011')
  const query = 'dim=7&emb=1&xlang=1&QR=0&logoON=0'
  const drawLabel = (name: string, dpi = 60) =>
    draw({
      name,
      dpi,
      job: () => ({ ...labelPreviewJob(labelOfRecord({ ...entry.record, name }, query)).job, kind: 'pdf' }),
    })
  const moved = ({ pixels, width, ...page }: DrawnPage, by: number): DrawnPage => ({
    ...page,
    width,
    pixels: Buffer.concat([pixels.subarray(by * width * 4), pixels.subarray(0, by * width * 4)]),
  })

  it('does not see that a page moved by one pixel, but that it moved by three', async () => {
    const page = await drawLabel('Wood Filler')
    const share = (other: DrawnPage) => findDifferences(page, other).count / (page.width * page.height)
    expect(share(page)).toBe(0)
    expect(share(moved(page, 1))).toBe(0)
    expect(share(moved(page, 3))).toBeGreaterThan(0.0002)
  })

  it('sees another word', async () => {
    const [page, other] = [await drawLabel('Wood Filler'), await drawLabel('Wood Killer')]
    expect(findDifferences(page, other).count / (page.width * page.height)).toBeGreaterThan(0.0002)
  })
})
