import { compiler } from './compile-label.ts'
import { drawPages, type DrawnPage } from '../test-kit/draw-pages.ts'
import type { RenderJob } from '../documents/rendering/render-job.ts'

/** The first page, drawn so finely that it can be measured. */
export async function draw(job: RenderJob, dpi: number): Promise<DrawnPage> {
  const [page] = await drawPages(compiler.compile(job).bytes, dpi, [1])
  if (!page) throw new Error('no page')
  return page
}
