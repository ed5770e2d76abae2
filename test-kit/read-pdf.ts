import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A node of the structure tree, with its text left out. */
export interface StructureNode {
  role: string
  alt?: string
  lang?: string
  children: StructureNode[]
}

export interface PdfPage {
  /** mm */
  width: number
  height: number
  /** What the text takes up, in mm from the left and the top of the page. */
  inked: { left: number; right: number; top: number; bottom: number }
  /** All lines, and those that are no artefacts: without running head and foot. */
  text: string
  body: string
  structure: StructureNode
}

export interface Bookmark {
  title: string
  items: Bookmark[]
}

export interface ReadPdf {
  pages: PdfPage[]
  /** Text of all pages, lines parted by line feeds. */
  text: string
  /** The text without artefacts and without any space, to look for words wherever lines and pages end. */
  letters: string
  title: string
  /** Empty where the file has none. */
  subject: string
  language: string
  isMarked: boolean
  showsTitle: boolean
  bookmarks: Bookmark[]
  /** Every node of the structure tree in reading order. */
  nodes: StructureNode[]
}

/** What a test wants to know of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const printed = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    const xs = printed.map((item) => [Number(item.transform[4]), Number(item.transform[4]) + item.width] as const)
    const ys = printed.map((item) => top - Number(item.transform[5]))
    let text = ''
    let body = ''
    const tags: string[] = []
    for (const item of items) {
      if ('str' in item) {
        const piece = item.str + (item.hasEOL ? '\n' : '')
        text += piece
        if (!tags.includes('Artifact')) body += piece
      } else if (item.type === 'endMarkedContent') tags.pop()
      else tags.push(String(fieldOf(item, 'tag')))
    }
    pages.push({
      width: inMillimetres(right - left),
      height: inMillimetres(top - bottom),
      inked: {
        left: inMillimetres(Math.min(...xs.map(([from]) => from))),
        right: inMillimetres(Math.max(...xs.map(([, to]) => to))),
        top: inMillimetres(Math.min(...ys)),
        bottom: inMillimetres(Math.max(...ys)),
      },
      text,
      body,
      structure: asNode(await page.getStructTree()),
    })
  }
  const { info } = await document.getMetadata()
  const marks: unknown = await document.getMarkInfo()
  const preferences: unknown = await document.getViewerPreferences()
  const bookmarks = asBookmarks(await document.getOutline())
  await task.destroy()
  const text = pages.map((page) => page.text).join('\n')
  const subject = fieldOf(info, 'Subject')
  return {
    pages,
    text,
    letters: withoutSpaces(pages.map(({ body }) => body).join('\n')),
    title: String(fieldOf(info, 'Title')),
    subject: typeof subject === 'string' ? subject : '',
    language: String(fieldOf(info, 'Language')),
    isMarked: fieldOf(marks, 'Marked') === true,
    showsTitle: fieldOf(preferences, 'DisplayDocTitle') === true,
    bookmarks,
    nodes: pages.flatMap(({ structure }) => flatten(structure)),
  }
}

/** A text without spaces, soft hyphens, and invisible marks that break or join. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\u00ad\u200b\u2060]/g, '')
}

/** Of a label, whose lines show a hyphen where they end in the middle of a word. */
export function withoutHyphens(text: string): string {
  return text.replaceAll('-', '')
}

function inMillimetres(points: number): number {
  return (points / 72) * 25.4
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
}

function asNode(value: unknown): StructureNode {
  const children = fieldOf(value, 'children')
  const alt = fieldOf(value, 'alt')
  const lang = fieldOf(value, 'lang')
  return {
    role: String(fieldOf(value, 'role')),
    ...(typeof alt === 'string' ? { alt } : {}),
    ...(typeof lang === 'string' ? { lang } : {}),
    children: Array.isArray(children) ? children.filter((child) => fieldOf(child, 'role') !== undefined).map(asNode) : [],
  }
}

function asBookmarks(value: unknown): Bookmark[] {
  return Array.isArray(value)
    ? value.map((item) => ({ title: String(fieldOf(item, 'title')), items: asBookmarks(fieldOf(item, 'items')) }))
    : []
}

function flatten(node: StructureNode): StructureNode[] {
  return [node, ...node.children.flatMap(flatten)]
}
