import { labelSizes } from '../../clp/label/label-sizes.ts'
import { fitLabel, type LabelFit } from './fit-label.ts'
import type { LabelLanguageBlock, LabelModel } from './label-model.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'

/** A page of a fold-out label, as a label of its own, and how it is set. */
export interface FoldPage {
  label: LabelModel
  fit: LabelFit
}

/** Pages that a fold-out label in so many languages can have: on each inner page stands a language at least. */
export function foldPagesFor(languages: number): number[] {
  return [2, 3, 4, 5, 6, 7, 8].filter((pages) => pages - 2 <= languages)
}

/**
 * The pages of a fold-out label by CLP Annex I, 1.2.1.6, in their order; of one with two pages the second is inner and back page at once, so
 * that all stands on it. Each language stands on one page. Pure. @throws Error where the label is none, or has more inner pages than languages
 */
export function foldLabel(label: LabelModel): LabelModel[] {
  const { fold, blocks } = label
  if (!fold) throw new Error('The label is not folded')
  if (fold.pages === 2) return [frontPage(label), { ...label, fold: null, showsMarks: true }]
  const inner = partBlocks(blocks, fold.pages - 2)
  return [frontPage(label), ...inner.map((list) => innerPage(label, list)), backPage(label)]
}

/** Every page set on a size. */
export function fitFold(label: LabelModel, size = label.format.size): FoldPage[] {
  return foldLabel(label).map((page) => ({ label: page, fit: fitLabel(page, size) }))
}

/** Why a fold-out label is not printed: the report of the first page that does not fit, with what helps all pages; null where all fit. */
export function reportFold(pages: readonly FoldPage[], label: LabelModel): OverflowReport | null {
  const index = pages.findIndex(({ fit }) => !fit.fits)
  const page = pages[index]
  if (!page) return null
  const report = reportOverflow(page.label, page.fit)
  const isAlone = pages.filter(({ fit }) => !fit.fits).length === 1
  const fitsOn = (id: number) => labelSizes.some((size) => size.id === id && fitFold(label, size).every(({ fit }) => fit.fits))
  return {
    ...report,
    page: { number: index + 1, of: pages.length },
    sizes: report.sizes.filter(fitsOn),
    padding: isAlone ? report.padding : null,
    languages: null,
    switchOff: report.switchOff.map((part) => ({ ...part, fits: isAlone && part.fits })),
    fitsWithoutOptional: isAlone && report.fitsWithoutOptional,
  }
}

/** Nothing but the signal word, and what else is said in that language. */
function signalWordAlone(block: LabelLanguageBlock, further: string[]): LabelLanguageBlock {
  return { ...block, contains: null, hazard: [], precautionary: [], supplemental: [], further, distinct: [], directions: [] }
}

/** Supplier, content, product identifier, pictograms, signal words, UFI, and in all languages that the rest stands inside. */
function frontPage(label: LabelModel): LabelModel {
  const inside = label.fold?.inside ?? []
  const blocks = label.blocks.map((block, index) => signalWordAlone(block, [inside[index] ?? '']))
  return { ...label, fold: null, showsMarks: true, blocks, description: '', infoText: '' }
}

/** All of Article 17(1) but pictograms and supplier, by language, each with its abbreviation. */
function innerPage(label: LabelModel, blocks: LabelLanguageBlock[]): LabelModel {
  return {
    ...label,
    fold: null,
    showsMarks: true,
    language: blocks[0]?.language ?? label.language,
    languages: blocks.map(({ language }) => language),
    blocks,
    synonyms: [],
    description: '',
    productCodes: [],
    pictograms: [],
    supplier: { name: '', address: '', telephone: '' },
    infoText: '',
    transport: null,
    logo: null,
    qr: null,
  }
}

/** What stands on the front, without the abbreviations of languages. */
function backPage(label: LabelModel): LabelModel {
  const blocks = label.blocks.map((block) => signalWordAlone(block, [])).filter(({ signalWord }) => signalWord !== null)
  return { ...label, fold: null, showsMarks: false, blocks, logo: null }
}

/** The languages in their order on so many pages that the fullest page is as empty as can be. */
function partBlocks(blocks: readonly LabelLanguageBlock[], pages: number): LabelLanguageBlock[][] {
  if (pages > blocks.length) throw new Error('A page of a fold-out label would be empty')
  if (pages <= 1) return [[...blocks]]
  const ways = Array.from({ length: blocks.length - pages + 1 }, (_, index) => {
    const first = blocks.slice(0, index + 1)
    return [first, ...partBlocks(blocks.slice(index + 1), pages - 1)]
  })
  return ways.reduce((best, way) => (fullest(way) < fullest(best) ? way : best))
}

function fullest(pages: readonly (readonly LabelLanguageBlock[])[]): number {
  return Math.max(...pages.map((blocks) => blocks.reduce((sum, block) => sum + lengthOf(block), 0)))
}

function lengthOf({ contains, hazard, precautionary, supplemental, further, distinct, directions }: LabelLanguageBlock): number {
  const texts = [...hazard, ...precautionary, ...supplemental, ...directions].map(({ text }) => text)
  return [contains?.text ?? '', ...texts, ...further, ...distinct].reduce((sum, text) => sum + text.length, 0)
}
