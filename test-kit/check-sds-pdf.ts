import { expect } from 'vitest'
import type { Block, CellLine, Rich, SdsModel } from '../documents/document-model.ts'
import { withoutSpaces, type Bookmark, type ReadPdf } from './read-pdf.ts'

/** Roles of the structure tree, in reading order, that match. */
export const rolesOf = (pdf: ReadPdf, pattern: RegExp) => pdf.nodes.map(({ role }) => role).filter((role) => pattern.test(role))
/** Titles of all bookmarks, in the order of the document. */
export const flatTitles = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...flatTitles(items)])

/** Title, language, tags, headings, bookmarks, alternative texts and table heads: what a reader that cannot see goes by (PDF/UA-1). */
export function expectAccessible(pdf: ReadPdf, model: SdsModel): void {
  expect(pdf.title).toBe(model.documentTitle)
  expect(pdf.showsTitle).toBe(true)
  expect(pdf.language).toBe(model.language)
  expect(pdf.isMarked).toBe(true)
  const headings = rolesOf(pdf, /^H\d$/)
  expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
  expect(headings[0]).toBe('H1')
  expect(headings.filter((role) => role === 'H2')).toHaveLength(16)
  const levels = headings.map((role) => Number(role.slice(1)))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  const [product, ...others] = pdf.bookmarks
  expect(product?.title).toBe(model.productName)
  expect(others).toEqual([])
  expect(product?.items.map(({ title }) => title)).toEqual(model.sections.map(({ label, heading }) => `${label} ${heading}`))
  const figures = pdf.nodes.filter(({ role }) => role === 'Figure')
  expect(figures.filter(({ alt }) => !alt)).toEqual([])
  const tables = pdf.nodes.filter(({ role }) => role === 'Table')
  expect(tables.length).toBeGreaterThan(0)
  expect(pdf.nodes.filter(({ role }) => role === 'TH').length).toBeGreaterThan(tables.length)
}

/** Text stands within the margins of 18 mm, 12 mm above and 9 mm below. */
export function expectWithinMargins(pdf: ReadPdf): void {
  for (const { inked } of pdf.pages) {
    expect(inked.left).toBeGreaterThan(17.9)
    expect(inked.right).toBeLessThan(192.6)
    expect(inked.top).toBeGreaterThan(12)
    expect(inked.bottom).toBeLessThan(288)
  }
}

/** Whether the text is printed as a whole. At the end of a line a hyphen may stand that is not in the text. */
export function includesText(pdf: ReadPdf, text: string): boolean {
  const letters = withoutSpaces(text)
  return pdf.letters.includes(letters) || pdf.letters.replaceAll('-', '').includes(letters.replaceAll('-', ''))
}

/** How often each letter stands in a text. */
export function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of withoutSpaces(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** Every text that the sheet prints in full, outside its running lines. */
export function textsOf(model: SdsModel): string[] {
  const texts: string[] = []
  mapTexts(model, (text) => (texts.push(text), text))
  return texts.filter((text) => text !== '')
}

/** The model with each text that it prints replaced. */
export function mapTexts(model: SdsModel, change: (text: string) => string): SdsModel {
  const rich = (text: Rich): Rich => (text.length === 0 ? [] : [{ text: change(text.map((run) => run.text).join('')) }])
  const cellLine = (line: CellLine): CellLine =>
    line.name === undefined ? { value: rich(line.value) } : { name: change(line.name), value: rich(line.value) }
  const block = (it: Block): Block => {
    switch (it.kind) {
      case 'paragraph':
        return { ...it, text: rich(it.text) }
      case 'heading':
        return { ...it, text: change(it.text) }
      case 'pairs':
        return { ...it, rows: it.rows.map((row) => ({ ...row, term: change(row.term), lines: row.lines.map(rich) })) }
      case 'table':
        return {
          ...it,
          caption: change(it.caption),
          columns: it.columns.map((column) => ({ ...column, head: change(column.head) })),
          rows: it.rows.map((row) => ({ ...row, cells: row.cells.map((lines) => lines.map(cellLine)) })),
        }
      case 'label':
        return {
          ...it,
          signalWord: rich(it.signalWord),
          contains: it.contains && { title: change(it.contains.title), substances: it.contains.substances.map(rich) },
          groups: it.groups.map((group) => ({
            ...group,
            title: change(group.title),
            statements: group.statements.map(({ code, text }) => ({ code: change(code), text: rich(text) })),
          })),
        }
    }
  }
  return {
    ...model,
    title: change(model.title),
    regulation: change(model.regulation),
    productName: change(model.productName),
    productLine: change(model.productLine),
    facts: model.facts.map(({ term, value }) => ({ term: change(term), value: change(value) })),
    sections: model.sections.map((section) => ({
      ...section,
      label: change(section.label),
      heading: change(section.heading),
      subsections: section.subsections.map((subsection) => ({
        ...subsection,
        heading: subsection.number.includes('.') ? change(subsection.heading) : subsection.heading,
        blocks: subsection.blocks.map(block),
      })),
    })),
  }
}
