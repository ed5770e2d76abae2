import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fontFiles, type Typeface } from '../../documents/rendering/load-fonts.ts'
import { projectFolder } from '../../project-folder.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { createSourceTracer, type SourceTracer } from './trace-sources.ts'

/** Kinds of documents that are made by different parts of the program. */
export type MadeKind = keyof typeof kinds

/**
 * A hash of everything that the program itself contributes to the bytes of a document of this kind in these languages. It is part of the
 * cache key, so that no cached document survives a change in how it is made, and all others survive an upgrade.
 */
export type Engine = (kind: MadeKind, languages?: readonly LanguageCode[]) => string

interface Made {
  /** Files that write it; files that they import count too. */
  roots: readonly string[]
  templates?: readonly string[]
  typefaces?: readonly Typeface[]
}

const compiler = 'documents/rendering/compile-pdf.ts'

const kinds = {
  'sds-pdf': {
    roots: ['documents/sds/build-sds.ts', 'documents/sds/write-sds-pdf.ts', compiler],
    templates: ['sds.typ'],
    typefaces: ['sheet'],
  },
  sdscom: { roots: ['documents/sdscom/write-sdscom.ts'] },
  'tds-pdf': {
    roots: ['documents/tds/build-tds.ts', 'documents/tds/write-tds-pdf.ts', compiler],
    templates: ['tds.typ'],
    typefaces: ['sheet'],
  },
  'safety-pdf': {
    roots: ['documents/safety/build-safety.ts', 'documents/safety/write-safety-pdf.ts', compiler],
    templates: ['safety-sheet.typ', 'safety-poster.typ'],
    typefaces: ['sheet'],
  },
  'label-pdf': {
    roots: ['documents/label/compose-label.ts', 'documents/label/write-label-pdf.ts', compiler],
    templates: ['label.typ', 'label-sheet.typ', 'label-fold.typ'],
    typefaces: ['label'],
  },
  'label-png': {
    roots: ['documents/label/compose-label.ts', 'documents/label/write-label-preview.ts', 'documents/rendering/draw-page.ts', compiler],
    templates: ['label.typ', 'label-fold.typ'],
    typefaces: ['label'],
  },
  'label-docx': { roots: ['documents/label/compose-label.ts', 'documents/label/write-label-docx.ts'], typefaces: ['label'] },
  'label-zpl': {
    roots: ['documents/label/compose-label.ts', 'documents/label/write-label-zpl.ts', 'documents/rendering/draw-page.ts', compiler],
    templates: ['label.typ'],
    typefaces: ['label'],
  },
  'label-xlsx': { roots: ['documents/label/compose-label.ts', 'documents/label/write-label-xlsx.ts'], typefaces: ['label'] },
  receipt: { roots: ['documents/receipt/write-receipt-pdf.ts', compiler], templates: ['receipt.typ'], typefaces: ['sheet'] },
  link: { roots: ['documents/link/write-link-file.ts'] },
} as const satisfies Record<string, Made>

/** Packages that validate requests, or that only the compiler reads, do not affect a document. */
const writesNothing = /^(?:zod|undici-types|@types\/[^@]+)@/
/** These read drawings and texts instead of importing them. */
const readsDrawings = 'documents/read-drawing.ts'
const drawingFolders = ['clp/pictograms', 'clp/transport-labels', 'documents/signs']
const readsTexts = 'wording/load-wording.ts'
const textParts = ['statements', 'headings', 'phrases', 'substances', 'terms', 'unofficial']
/** Some parts of a document show this language beside its own. */
const secondLanguage = 'en'
/** Node formats numbers, dates and the names of countries. */
const writesNumbers = 'documents/text/format-values.ts'

/** Reads everything at start: a program whose files are replaced while it runs keeps the tags of what it started with. */
export function readEngine(folder: string = projectFolder): Engine {
  const { made, texts } = hashProgram(folder)
  // Not cached by request: anyone may request labels in any languages and in any order.
  return (kind, languages = []) => {
    const own = made.get(kind)
    const ofTexts = own?.hasTexts ? [...languages, secondLanguage].map((language) => `${language} ${texts.get(language)}`) : []
    return hashOf([own?.hash, ...ofTexts])
  }
}

/** In a function of its own, so that the sources themselves can be garbage-collected. */
function hashProgram(folder: string) {
  const tracer = createSourceTracer(folder)
  return {
    texts: new Map(listFolders(path.join(folder, 'wording')).map((language) => [language, hashTexts(folder, tracer, language)])),
    made: new Map(Object.entries(kinds).map(([kind, one]) => [kind, hashKind(folder, tracer, one)])),
  }
}

function hashKind(
  folder: string,
  tracer: SourceTracer,
  { roots, templates = [], typefaces = [] }: Made,
): { hash: string; hasTexts: boolean } {
  const { files, packages } = tracer.trace([...roots, ...templates.map((name) => `documents/templates/${name}`)])
  const drawings = files.has(readsDrawings) ? drawingFolders.flatMap((name) => listFiles(folder, name)) : []
  const all = [...files, ...drawings, ...typefaces.flatMap((typeface) => fontFiles(typeface))]
  const programs = [...packages].filter((label) => !writesNothing.test(label))
  if (files.has(writesNumbers)) programs.push(`cldr@${process.versions.cldr}`, `unicode@${process.versions.unicode}`)
  return {
    hash: hashOf([...all.toSorted().map((file) => `${file} ${tracer.hashFile(file)}`), ...programs.toSorted()]),
    hasTexts: files.has(readsTexts),
  }
}

function hashTexts(folder: string, tracer: SourceTracer, language: string): string {
  const files = listFiles(folder, `wording/${language}`).filter((file) => textParts.includes(path.basename(file, '.json')))
  return hashOf(files.map((file) => `${file} ${tracer.hashFile(file)}`))
}

function hashOf(parts: readonly (string | undefined)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

function listFiles(folder: string, name: string): string[] {
  return readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
