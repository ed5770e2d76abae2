import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { withoutSpaces } from './read-pdf.ts'
import type { LabelModel } from '../documents/label/label-model.ts'
import { labelDocx } from '../documents/label/write-label-docx.ts'

/** What a test wants to know of the Word file of a label. */
export async function filesOf(label: LabelModel, copies: number | null = null, single = true) {
  const made = await labelDocx(label, { single, copies })
  if (made.kind === 'refused') throw new Error(`refused: ${JSON.stringify(made.reports)}`)
  const files = unzipSync(made.bytes)
  const read = (path: string) => strFromU8(files[path] ?? expect.fail(`no ${path}`))
  return { ...made, files, read, document: read('word/document.xml') }
}

/** Text within XML. */
export const plain = (xml: string) =>
  xml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Runs of text in their order. */
export const runsOf = (xml: string) =>
  [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run = '']) => ({
    text: [...run.matchAll(/<w:t[ >][^<]*<\/w:t>|<w:noBreakHyphen\/>/g)]
      .map(([text]) => (text === '<w:noBreakHyphen/>' ? '-' : plain(text)))
      .join(''),
    language: /<w:lang w:val="([^"]*)"/.exec(run)?.[1],
    size: Number(/<w:sz w:val="(\d+)"/.exec(run)?.[1]),
    font: /w:ascii="([^"]*)"/.exec(run)?.[1],
  }))

/** All text without any space. */
export const lettersOf = (xml: string) =>
  withoutSpaces(
    runsOf(xml)
      .map(({ text }) => text)
      .join(''),
  )

export const altTextsOf = (xml: string) => [...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, text = '']) => plain(text))

/** Every tag is closed in its order, and nothing stands that XML forbids. */
export function expectWellFormed(xml: string): void {
  const open: string[] = []
  for (const [, closes, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (closes) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  expect(xml.replaceAll(/<\?xml[^>]*\?>|<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|apos;)/)
  // oxlint-disable-next-line no-control-regex
  expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/)
}
