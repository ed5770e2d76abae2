import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A part of a sheet as it stands on a page. */
interface Part {
  kind: 'heading' | 'caption' | 'head' | 'row' | 'text'
  /** Baselines of its lines, in mm from the top of the page. */
  lines: number[]
  text: string
}

type Page = Part[]

/**
 * What a reader finds torn off in a sheet: headings and captions at the foot of a page without two lines of what they announce, heads of
 * tables without a row, single rows on a page, remarks parted from their table, single lines of a text. Each with its page.
 */
export async function findLoneParts(bytes: Uint8Array): Promise<string[]> {
  const pages = await findParts(bytes)
  const faults: string[] = []
  for (const [index, page] of pages.entries()) {
    const next = pages[index + 1]
    if (!next) continue
    const report = (fault: string, { text }: Part) => faults.push(`page ${index + 1}: ${fault}: ${text.slice(0, 60)}`)
    const last = page.at(-1)
    const first = next[0]
    if (!last || !first) continue
    if (last.kind === 'heading' || last.kind === 'caption' || last.kind === 'head') report(`${last.kind} at the foot`, last)
    const heading = page.findLastIndex(({ kind }) => kind === 'heading')
    const announced = page.slice(heading + 1)
    const opened = page[heading]
    if (opened && announced.length > 0 && first.kind !== 'heading' && linesOf(announced) < 2) report('heading with one line', opened)
    const rest = next.slice(
      0,
      orEnd(
        next.findIndex(({ kind }) => kind === 'heading'),
        next,
      ),
    )
    if (last.kind === 'row' && first.kind === 'text') report('remark parted from its table', first)
    if (last.kind === 'row' && (first.kind === 'row' || first.kind === 'head')) {
      const rows = next
        .slice(
          0,
          orEnd(
            next.findIndex(({ kind }) => kind !== 'row' && kind !== 'head'),
            next,
          ),
        )
        .filter(({ kind }) => kind === 'row')
      if (rows.length === 1) report('single row', rows[0] ?? first)
      const begun = page.slice(page.findLastIndex(({ kind }) => kind !== 'row') + 1)
      if (begun.length === 1 && page.at(-2)?.kind === 'head') report('single row at the foot', last)
    }
    if (first.kind === 'text' && last.kind === 'text' && linesOf(rest) === 1) report('single line', first)
  }
  return faults
}

/** On which pages, counted from 1, a part stands whose text begins so. */
export async function findPages(bytes: Uint8Array, begins: string): Promise<number[]> {
  const pages = await findParts(bytes)
  return pages.flatMap((page, index) => (page.some(({ text }) => text.startsWith(begins)) ? [index + 1] : []))
}

const orEnd = (index: number, page: Page) => (index < 0 ? page.length : index)

/** Terms and values stand side by side: their lines count once. */
function linesOf(parts: readonly Part[]): number {
  const lines = parts.flatMap(({ lines }) => lines).toSorted((one, other) => one - other)
  return lines.filter((line, index) => index === 0 || line - (lines[index - 1] ?? 0) > 2).length
}

interface Node {
  role?: string
  type?: string
  id?: string
  children?: Node[]
}

/** What was read of a file, while somebody has it: a test asks several things of one. */
const known = new WeakMap<Uint8Array, Promise<Page[]>>()

function findParts(bytes: Uint8Array): Promise<Page[]> {
  const pages = known.get(bytes) ?? readParts(bytes)
  known.set(bytes, pages)
  return pages
}

async function readParts(bytes: Uint8Array): Promise<Page[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const top = page.view[3] ?? 0
    const contents = new Map<string, { text: string; lines: number[] }>()
    const open: string[] = []
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop()
        else open.push('id' in item && typeof item.id === 'string' ? item.id : '')
        continue
      }
      const id = open.findLast((it) => it !== '')
      if (id === undefined || item.str.trim() === '') continue
      const content = contents.get(id) ?? { text: '', lines: [] }
      const line = ((top - Number(item.transform[5])) / 72) * 25.4
      content.text += item.str
      content.lines.push(line)
      contents.set(id, content)
    }
    pages.push(partsOf(await page.getStructTree(), contents))
  }
  await task.destroy()
  return pages
}

function partsOf(tree: Node | null, contents: ReadonlyMap<string, { text: string; lines: number[] }>): Page {
  const parts: Part[] = []
  const gather = (node: Node): { text: string; lines: number[] } => {
    const own = node.id === undefined ? undefined : contents.get(node.id)
    const all = [...(own ? [own] : []), ...(node.children ?? []).map(gather)]
    return {
      text: all
        .map(({ text }) => text)
        .join(' ')
        .trim(),
      lines: all.flatMap(({ lines }) => lines),
    }
  }
  const add = (kind: Part['kind'], node: Node) => {
    const { text, lines } = gather(node)
    if (lines.length > 0) parts.push({ kind, text, lines })
  }
  const walk = (node: Node) => {
    const role = node.role ?? ''
    if (/^H\d$/.test(role)) return add('heading', node)
    if (role === 'Caption') return add('caption', node)
    if (role === 'TR') {
      const cells = node.children ?? []
      // Remarks stand in the last row of their table, over its whole width.
      if (cells.length === 1 && cells[0]?.role === 'TD') return cells.forEach(walk)
      return add(cells.every(({ role: cell }) => cell === 'TH') ? 'head' : 'row', node)
    }
    if (role === 'P' || node.type === 'content') return add('text', node)
    for (const child of node.children ?? []) walk(child)
  }
  if (tree) walk(tree)
  return parts
}
