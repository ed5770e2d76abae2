import { chromium } from '@playwright/test'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fitLabel } from '../documents/label/fit-label.ts'
import type { LabelModel } from '../documents/label/label-model.ts'
import { labelPdfJob, labelSheetJob, type LabelPdf } from '../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../documents/label/write-label-preview.ts'
import type { RenderJob } from '../documents/rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../documents/rendering/render-pool.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import { safetyFormats } from '../documents/safety/safety-model.ts'
import { safetyPdfJob } from '../documents/safety/write-safety-pdf.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { findBrowser } from '../test-kit/find-browser.ts'
import { labelOfCatalogue, labelOfRecord } from '../test-kit/label-of.ts'
import { readCatalogue, sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { labelAsHtml, labelFontFiles } from './label-as-html.ts'
import { milliseconds, summarise, takeTimes, type Row } from './measure.ts'

const products = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1013, 1014, 1015]
const languages: readonly LanguageCode[] = ['en', 'de', 'fr', 'sl']
/** 105 × 74 mm for a pack of up to half a litre, without directions for use and storage, for which most of these have no room. */
const landscape = 'dim=4&emb=1&opisOFF=1&vlusageON=0&vlstorageON=0'
const dpi = 300
const megabyte = 1024 * 1024
/** The renderer of these measurements is not replaced when it has grown, so that it can be seen how far it grows. */
const options = { size: 1, memoryLimit: 4096 * megabyte, hardMemoryLimit: 4096 * megabyte, log: { info: () => {}, warn: () => {} } }

/** Labels, posters and a renderer that dies: made anew each time, without the server around them. */
export async function measureDocuments(): Promise<Row[]> {
  const pool = createRenderPool(options)
  try {
    return [...(await measureLabels(pool)), ...(await measurePosters(pool)), await measureThousandLabels(), await measureKilledRenderer()]
  } finally {
    await pool.close()
  }
}

/** Different labels that fit on 105 × 74 mm. What their texts are is not measured, only how they are set and drawn. */
function labelsThatFit(): LabelModel[] {
  return products
    .flatMap((id) => languages.map((_, index) => labelOfCatalogue(id, `${landscape}&xlang=${[1, 2, 3, 6][index]}`)))
    .filter((label) => fitLabel(label).fits)
}

function jobOf(pdf: LabelPdf): RenderJob {
  if (pdf.kind === 'refused') throw new Error('The label does not fit')
  return pdf.job
}

async function measureLabels(pool: RenderPool): Promise<Row[]> {
  const labels = labelsThatFit()
  const work = async (times: number, make: (label: LabelModel) => RenderJob) => {
    const each = (turn: number) => labels[turn % labels.length] ?? labelsThatFit()[0]
    const job = (turn: number) => {
      const label = each(turn)
      if (!label) throw new Error('No label fits')
      return pool.render(make(label))
    }
    await takeTimes(5, job)
    return summarise(await takeTimes(times, job))
  }
  const picture = await work(labels.length, (label) => labelPreviewJob(label, dpi).job)
  const pdf = await work(labels.length, (label) => jobOf(labelPdfJob([{ label, copies: 1 }])))
  const painted = await measurePaintedLabels(labels)
  const ratio = painted / picture.median
  return [
    {
      what: `label preview PNG 105 × 74 mm, ${dpi} dpi, fitted text, ${labels.length} different labels`,
      figure: milliseconds(picture.median),
      target: 'under 70 ms',
      met: picture.median < 70,
    },
    { what: 'the same labels, set already, painted by a warm Chromium on a fresh page', figure: milliseconds(painted) },
    { what: 'our preview is faster by', figure: `${ratio.toFixed(1)} ×`, target: 'at least 2 ×', met: ratio >= 2 },
    { what: 'label PDF', figure: milliseconds(pdf.median), target: 'under 40 ms', met: pdf.median < 40 },
  ]
}

/** Median of what a browser takes for the picture of a label whose layout it is told. */
async function measurePaintedLabels(labels: readonly LabelModel[]): Promise<number> {
  const pages = labels.map((label) => labelAsHtml(label, fitLabel(label).layout))
  const fonts = labelFontFiles()
  const server = createServer((request, response) => {
    const font = fonts.get(request.url ?? '')
    response.setHeader('cache-control', 'public, max-age=3600')
    if (font) response.end(font)
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(pages[Number(request.url?.slice(1))] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const found = await findBrowser({ whole: true })
  const browser = await chromium.launch({ executablePath: found.executablePath, env: found.env, args: ['--no-sandbox'] })
  try {
    // One context, so that the typefaces stay in the browser's memory.
    const context = await browser.newContext({
      viewport: { width: 420, height: 300 },
      deviceScaleFactor: dpi / 96,
      javaScriptEnabled: false,
    })
    const paint = async (turn: number) => {
      const page = await context.newPage()
      await page.goto(`http://127.0.0.1:${port}/${turn % pages.length}`)
      await page.screenshot({ clip: { x: 0, y: 0, width: (105 / 25.4) * 96, height: (74 / 25.4) * 96 } })
      await page.close()
    }
    await takeTimes(5, paint)
    return summarise(await takeTimes(24, paint)).median
  } finally {
    await browser.close()
    server.close()
  }
}

async function measurePosters(pool: RenderPool): Promise<Row[]> {
  const rows: Row[] = []
  for (const format of safetyFormats) {
    const posters = products.flatMap((id) => languages.slice(0, 2).map((language) => ({ source: sdsSourceOf(id), language })))
    const write = (turn: number) => {
      const { source, language } = posters[turn % posters.length] ?? { source: sdsSourceOf(1001), language: 'en' }
      return pool.render(safetyPdfJob(buildSafety(source, language, { qrCode: true }).model, format).job)
    }
    await takeTimes(4, write)
    const { median } = summarise(await takeTimes(posters.length, write))
    rows.push({
      what: `poster ${format}, ${posters.length} different ones`,
      figure: milliseconds(median),
      target: 'under 150 ms',
      met: median < 150,
    })
  }
  return rows
}

/** Different labels of a size, each with a name of its own. */
function numberedLabels(count: number): LabelModel[] {
  const records = products.flatMap((id) => readCatalogue(id).at(-1)?.record ?? [])
  const label = (record: ProductRecord, number: number) =>
    labelOfRecord({ ...record, name: `${record.name} ${number}` }, `${landscape}&xlang=1`)
  const fitting = records.filter((record) => fitLabel(label(record, count)).fits)
  return Array.from({ length: count }, (_, index) => fitting[index % fitting.length]).flatMap((record, index) =>
    record ? [label(record, index + 1)] : [],
  )
}

async function measureThousandLabels(): Promise<Row> {
  const count = 1000
  const pool = createRenderPool(options)
  try {
    await pool.render(jobOf(labelPdfJob(numberedLabels(1).map((label) => ({ label, copies: 1 })))))
    const start = performance.now()
    const labels = numberedLabels(count)
    const composed = performance.now()
    const job = jobOf(labelSheetJob(labels.map((label) => ({ label, copies: 1 }))))
    const fitted = performance.now()
    const { pages } = await pool.render(job, { priority: 'bulk' })
    const end = performance.now()
    // The renderer tells its memory once it has cleaned up.
    while (pool.memory().length === 0) await sleep(20)
    const peak = Math.max(...pool.memory().map((memory) => memory.peak)) / megabyte
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    return {
      what: `${count.toLocaleString('en')} different labels on ${pages} sheets of A4 in one PDF (composed in ${seconds(start, composed)}, fitted in ${seconds(composed, fitted)}, written in ${seconds(fitted, end)}), memory of the renderer`,
      figure: `${seconds(start, end)}, ${peak.toFixed(0)} MB`,
      target: 'under 3 s, 300 MB',
      met: end - start < 3000 && peak < 300,
    }
  } finally {
    await pool.close()
  }
}

/** A renderer is killed while 50 jobs wait. Each answer is compared with that of a renderer that nobody killed. */
async function measureKilledRenderer(): Promise<Row> {
  const jobs = numberedLabels(50).map((label) => jobOf(labelPdfJob([{ label, copies: 1 }])))
  const expected = await inOnePool(jobs)
  const answers = new Map<number, string[]>()
  let killed = 0
  const ends: string[] = []
  const pool = createRenderPool({ ...options, log: { info: () => {}, warn: (_, message) => ends.push(message) } })
  try {
    await Promise.all(
      jobs.map(async (job, index) => {
        const { bytes } = await pool.render(job)
        answers.set(index, [...(answers.get(index) ?? []), bytes.toString('latin1')])
        const [renderer] = pool.memory()
        // Without a word, in the middle of the next document.
        if (index === 10 && renderer) setTimeout(() => process.kill(renderer.pid, 'SIGKILL'), 5)
        if (index === 10) killed += 1
      }),
    )
  } finally {
    await pool.close()
  }
  const right = jobs.filter((_, index) => answers.get(index)?.length === 1 && answers.get(index)?.[0] === expected[index])
  return {
    what: `a renderer killed in the middle (${killed} × SIGKILL, “${ends[0] ?? 'nothing noticed'}”), ${jobs.length} jobs waiting`,
    figure: `${right.length} answered once with the right document`,
    target: 'all 50, none twice',
    met: right.length === jobs.length && ends.length > 0,
  }
}

async function inOnePool(jobs: readonly RenderJob[]): Promise<string[]> {
  const pool = createRenderPool(options)
  try {
    return await Promise.all(jobs.map(async (job) => (await pool.render(job)).bytes.toString('latin1')))
  } finally {
    await pool.close()
  }
}
