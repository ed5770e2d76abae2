import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { createTextCover } from './cover-text.ts'
import { readCoverage, readFonts, type Typeface } from './load-fonts.ts'
import { RenderError, type RenderedDocument, type RenderJob, type TemplateName } from './render-job.ts'

const templatesFolder: string = path.join(projectFolder, 'documents/templates')

const templateFiles: Readonly<Record<TemplateName, string>> = {
  sds: 'sds.typ',
  tds: 'tds.typ',
  'safety-sheet': 'safety-sheet.typ',
  'safety-poster': 'safety-poster.typ',
  label: 'label.typ',
  'label-sheet': 'label-sheet.typ',
  'label-fold': 'label-fold.typ',
  receipt: 'receipt.typ',
  report: 'report.typ',
}
const typefaces: Readonly<Record<TemplateName, Typeface>> = {
  sds: 'sheet',
  tds: 'sheet',
  'safety-sheet': 'sheet',
  'safety-poster': 'sheet',
  label: 'label',
  'label-sheet': 'label',
  'label-fold': 'label',
  receipt: 'sheet',
  report: 'sheet',
}

export interface PdfCompiler {
  /**
   * Compiles synchronously. The same job gives the same bytes.
   * @throws RenderError `notCompiled` where Typst refuses the document
   */
  compile(job: RenderJob): RenderedDocument
  /** Empties Typst's caches. Native memory is only freed after the event loop has turned once more. */
  cleanUp(): void
}

/** A Typst compiler with its fonts, some 60 MB; one per process. */
export function createPdfCompiler(): PdfCompiler {
  const fonts = { sheet: readFonts('sheet'), label: readFonts('label') }
  const coverage = { sheet: readCoverage(fonts.sheet), label: readCoverage(fonts.label) }
  // Typst reads nothing outside this folder, and nothing in it but the templates.
  const compiler = NodeCompiler.create({ workspace: templatesFolder, fontArgs: [{ fontBlobs: [...fonts.sheet, ...fonts.label] }] })

  function explain(error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string[] {
    return error ? compiler.fetchDiagnostics(error).map(messageOf) : []
  }

  function compileData(job: RenderJob, json: string): Pick<RenderedDocument, 'bytes' | 'pages' | 'warnings'> {
    const compiled = compiler.compile({
      mainFilePath: path.join(templatesFolder, templateFiles[job.template]),
      inputs: { json },
    })
    const document = compiled.result
    if (compiled.hasError() || document === null) throw new RenderError('notCompiled', explain(compiled.takeError()).join('; '))
    // The caches of the layout are of no use for writing the PDF, and would only take memory beside it.
    compiler.evictCache(0)
    const bytes = compiler.pdf(document, { pdfStandard: job.standard, creationTimestamp: Date.parse(`${job.stampedOn}T00:00:00Z`) / 1000 })
    return { bytes, pages: document.numOfPages, warnings: explain(compiled.takeWarnings()) }
  }

  return {
    compile(job) {
      const cover = createTextCover(coverage[typefaces[job.template]])
      const { data } = job
      try {
        return { ...compileData(job, cover.writeData(data)), uncovered: cover.uncovered, undrawable: [] }
      } catch (error) {
        // A logo is a drawing from outside. One that cannot be read must not keep a safety data sheet from being made.
        if (!hasLogo(data)) throw asRenderError(error)
        try {
          return { ...compileData(job, cover.writeData({ ...data, logo: null })), uncovered: cover.uncovered, undrawable: ['logo'] }
        } catch (second) {
          throw asRenderError(second)
        }
      }
    },
    cleanUp() {
      compiler.evictCache(0)
    },
  }
}

function hasLogo(data: unknown): data is { logo: object } {
  return typeof data === 'object' && data !== null && 'logo' in data && typeof data.logo === 'object' && data.logo !== null
}

function asRenderError(error: unknown): RenderError {
  return error instanceof RenderError ? error : new RenderError('notCompiled', error instanceof Error ? error.message : String(error))
}

function messageOf(diagnostic: unknown): string {
  return typeof diagnostic === 'object' && diagnostic !== null && 'message' in diagnostic ? String(diagnostic.message) : String(diagnostic)
}
