import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawPages, pictureOf } from '../test-kit/draw-pages.ts'
import type { DocumentKind } from './read-options.ts'

export interface Picture {
  /** Beside index.html. */
  file: string
  width: number
  height: number
}

/** A document or a screen with its pictures. */
export interface Exhibit {
  kind: DocumentKind | 'screens'
  /** Product or screen. */
  group: string
  title: string
  language: string
  /** The document itself; null for screens. */
  file: string | null
  pictures: Picture[]
  /** What went wrong: texts or letters that are missing, warnings, a label that does not fit as the product has it. */
  remarks: string[]
  /** What is worth knowing beside the picture. */
  notes?: string[]
}

export interface Collection {
  readonly exhibits: Exhibit[]
  /** Writes the document, if there is one, and remembers it. */
  add(exhibit: Omit<Exhibit, 'file' | 'pictures'>, document?: { name: string; bytes: Uint8Array }, pictures?: Picture[]): Promise<void>
  /** All pages of a PDF as pictures. */
  drawPdf(pdf: Uint8Array, name: string, dpi: number): Promise<Picture[]>
  /** A picture that is there already. */
  keep(png: Uint8Array, name: string, size: { width: number; height: number }): Promise<Picture>
}

/** @param folder emptied first */
export async function openCollection(folder: string): Promise<Collection> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const exhibits: Exhibit[] = []

  async function write(name: string, bytes: Uint8Array): Promise<string> {
    const file = `files/${name}`
    await writeFile(path.join(folder, file), bytes)
    return file
  }

  return {
    exhibits,
    async add(exhibit, document, pictures = []) {
      exhibits.push({ ...exhibit, file: document ? await write(document.name, document.bytes) : null, pictures })
    },
    async drawPdf(pdf, name, dpi) {
      const pictures: Picture[] = []
      for (const [index, page] of (await drawPages(pdf, dpi)).entries()) {
        const png = await pictureOf(page).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
        pictures.push({ file: await write(`${name}-${index + 1}.png`, png), width: page.width, height: page.height })
      }
      return pictures
    },
    async keep(png, name, { width, height }) {
      return { file: await write(name, png), width, height }
    },
  }
}
