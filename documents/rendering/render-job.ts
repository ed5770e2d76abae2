/** Templates of the folder `documents/templates`. */
export type TemplateName = 'sds' | 'tds' | 'safety-sheet' | 'safety-poster' | 'label' | 'label-sheet' | 'label-fold' | 'receipt' | 'report'

/** What a renderer is to make. Equal jobs give equal bytes, so that a job's hash names its file. */
export type RenderJob = PdfJob | PngJob

export interface PdfJob extends JobContent {
  kind: 'pdf'
}

/** The first page as a picture, on white. */
export interface PngJob extends JobContent {
  kind: 'png'
  /** Dots per inch; the picture says so itself. */
  dpi: number
}

interface JobContent {
  template: TemplateName
  /**
   * What the template prints: plain JSON. Every string in it is text for readers, except drawings, which stand under a key
   * named `svg`.
   */
  data: unknown
  /** PDF/UA-1: ISO 14289-1. */
  standard: 'ua-1'
  /** ISO date `YYYY-MM-DD` that stamps the file. */
  stampedOn: string
}

export interface RenderedDocument {
  bytes: Buffer
  pages: number
  /** Characters that the fonts lack, each once; they are printed as `□`. */
  uncovered: string[]
  /** Drawings that could not be read and were left out: `logo`. */
  undrawable: string[]
  /** What Typst warned of. Empty unless a template has a fault. */
  warnings: string[]
}

export interface RenderResult extends RenderedDocument {
  /** Time that the renderer worked on it, in milliseconds, without waiting. */
  milliseconds: number
}

/**
 * Why there is no document:
 * `queueFull`: too many jobs wait; try again later.
 * `timeLimit`: the document took too long and its renderer was ended.
 * `memoryLimit`: the document took too much memory and its renderer was ended.
 * `rendererDied`: two renderers died over the document.
 * `notCompiled`: Typst refused it; the message says why.
 * `closed`: the pool is closed.
 */
export type RenderErrorCode = 'queueFull' | 'timeLimit' | 'memoryLimit' | 'rendererDied' | 'notCompiled' | 'closed'

export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly code: RenderErrorCode

  constructor(code: RenderErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** From the pool to a renderer. */
export interface RenderRequest {
  id: number
  job: RenderJob
}

/** From a renderer to the pool: ready once after its start, then for each request an answer, then idle. */
export type RendererMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; result: RenderResult }
  | { kind: 'failed'; id: number; message: string }
  /** Memory in bytes after the job has been cleaned up: resident now, and at most since the start. */
  | { kind: 'idle'; resident: number; peak: number }
