/** Labels made without the render pool: as PDF, and drawn as the server draws them. */
import sharp from 'sharp'
import { expect } from 'vitest'
import type { LabelPdf } from '../documents/label/write-label-pdf.ts'
import { createPdfCompiler } from '../documents/rendering/compile-pdf.ts'
import { drawPage } from '../documents/rendering/draw-page.ts'
import type { RenderedDocument, RenderJob } from '../documents/rendering/render-job.ts'
import type { DrawnPage } from '../test-kit/draw-pages.ts'

export const compiler = createPdfCompiler()

/** Throws where the label is refused. */
export function jobOf(pdf: LabelPdf): RenderJob {
  if (pdf.kind === 'refused') throw new Error(`refused: ${JSON.stringify(pdf.reports)}`)
  return pdf.job
}

/** The document, in which nothing is warned of and every character has its letter. */
export function compileLabel(pdf: LabelPdf): RenderedDocument {
  const document = compiler.compile(jobOf(pdf))
  expect(document.warnings).toEqual([])
  expect(document.uncovered).toEqual([])
  return document
}

/** The pixels of the first page of a PDF, from the very PNG that a reader gets. @param dpi dots per inch */
export async function drawLabel(pdf: Uint8Array, dpi: number): Promise<DrawnPage> {
  const png = await drawPage(pdf, dpi)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dpi, pixels: data }
}
