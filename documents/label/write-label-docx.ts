import { AlignmentType, Document, Packer, type ISectionOptions, type IStylesOptions } from 'docx'
import type { LabelOptions } from '../../shared/label-options.ts'
import { repackArchive } from './docx-archive.ts'
import { drawForWord, placeDrawing } from './docx-drawings.ts'
import { fitForWord } from './docx-fit.ts'
import { flowLabel, spareHeight, twips } from './docx-flow.ts'
import { embeddedFonts } from './docx-fonts.ts'
import { heightInWord, wordFonts, writeBlocks, type ParagraphSetting } from './docx-paragraphs.ts'
import { labelsPerWordSheet, writeSheets } from './docx-sheet.ts'
import { escapeXml, wordLanguage } from './docx-text.ts'
import type { LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import type { OverflowReport } from './report-overflow.ts'

/**
 * The label as a Word file, or the refusal with the report that the PDF gives: nothing is ever left out or set below the legal minimum.
 * `fitsAsPdf`: the PDF is printed; Word has half points alone, and the text does not fit at the first one above the legal minimum.
 */
export type LabelDocx =
  | { kind: 'file'; bytes: Buffer; layout: LabelLayout; undrawable: string[] }
  | { kind: 'refused'; reports: OverflowReport[]; fitsAsPdf: boolean }

/** Labels in one Word file at most: each takes some 10 ms, and Word is no tool for thousands of pages. The PDF takes more. */
export const mostDocxCopies = 100

/**
 * What is downloaded for a label as Word file: one label on a page of its own size, or several on A4; without a number of copies one, or a
 * full sheet. Equal labels give equal bytes.
 * @throws RangeError for more copies than `mostDocxCopies`
 */
export async function labelDocx(label: LabelModel, { single, copies }: Pick<LabelOptions, 'single' | 'copies'>): Promise<LabelDocx> {
  const perSheet = single ? 0 : labelsPerWordSheet(label.format.size)
  const count = copies ?? (perSheet || 1)
  if (count > mostDocxCopies) throw new RangeError(`A Word file holds ${mostDocxCopies} labels at most`)
  const fit = fitForWord(label)
  if (fit.kind === 'refused') return { kind: 'refused', reports: [fit.report], fitsAsPdf: fit.fitsAsPdf }
  const { layout } = fit
  const { padding, size } = label.format
  const inner = { x: padding.left, y: padding.top, width: size.width - padding.left - padding.right }
  const blocks = flowLabel(layout.elements, inner, (element) => heightInWord(element, layout.textSize))
  const { drawings, undrawable } = await drawForWord(label)
  let id = 0
  const nextId = () => ++id
  const write = (beginsPage: boolean) =>
    writeBlocks(blocks, {
      textSize: layout.textSize,
      beginsPage,
      draw: (element, { top }) => {
        const drawing = drawings.get(element.drawing)
        return drawing ? placeDrawing(drawing, element, { id: nextId(), inner, top }) : null
      },
    } satisfies ParagraphSetting)
  const sections = perSheet === 0 ? [writePages(label, count, write)] : await writeSheets(label, count, () => write(false), nextId)
  const archive = await Packer.toBuffer(describeDocument(label, layout.textSize, sections), undefined, [
    { path: 'docProps/core.xml', data: coreProperties(label) },
  ])
  return { kind: 'file', bytes: repackArchive(archive, label.stampedOn, await embeddedFonts()), layout, undrawable }
}

/** Pages of the label's size, its margins those of the label. */
function writePages(
  { format }: LabelModel,
  copies: number,
  write: (beginsPage: boolean) => ReturnType<typeof writeBlocks>,
): ISectionOptions {
  const { size, padding } = format
  return {
    properties: {
      page: {
        size: { width: twips(size.width), height: twips(size.height) },
        margin: {
          top: twips(padding.top),
          right: twips(padding.right),
          bottom: Math.max(0, twips(padding.bottom) - spareHeight),
          left: twips(padding.left),
          header: 0,
          footer: 0,
          gutter: 0,
        },
      },
    },
    children: Array.from({ length: copies }, (_, index) => write(index > 0)).flat(),
  }
}

function describeDocument(label: LabelModel, textSize: number, sections: readonly ISectionOptions[]): Document {
  const font = wordFonts[400].name
  const run = { font, size: Math.round(textSize * 2), color: '000000', language: { value: wordLanguage(label.language) } }
  const plain = { run: { ...run, bold: false }, paragraph: { spacing: { before: 0, after: 0 }, alignment: AlignmentType.LEFT } }
  const styles: IStylesOptions = {
    default: { document: { run, paragraph: { spacing: { before: 0, after: 0 } } }, heading1: plain },
  }
  return new Document({ sections, styles, compatabilityModeVersion: 15, hyphenation: { autoHyphenation: false } })
}

/** Title, note and language of the document; it names the supplier as its author and the day of the version as the time of its making. */
function coreProperties({ documentTitle, documentNote, supplier, language, stampedOn }: LabelModel): string {
  const day = `<dcterms:created xsi:type="dcterms:W3CDTF">${stampedOn}T00:00:00Z</dcterms:created>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(documentTitle)}</dc:title><dc:creator>${escapeXml(supplier.name)}</dc:creator>`,
    documentNote === '' ? '' : `<dc:description>${escapeXml(documentNote)}</dc:description>`,
    `<cp:lastModifiedBy>${escapeXml(supplier.name)}</cp:lastModifiedBy><dc:language>${wordLanguage(language)}</dc:language>`,
    `${day}${day.replaceAll('created', 'modified')}</cp:coreProperties>`,
  ].join('')
}
