import { labelSizes } from '../../clp/label/label-sizes.ts'
import { doesFit, fitLabel, type LabelFit } from './fit-label.ts'
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
export function reportFold(pages: readonly FoldPage[]): OverflowReport | null {
  const index = pages.findIndex(({ fit }) => !fit.fits)
  const page = pages[index]
  if (!page) return null
  const report = reportOverflow(page.label, page.fit)
  const isAlone = pages.filter(({ fit }) => !fit.fits).length === 1
  const fitsOn = (id: number) => labelSizes.some((size) => size.id === id && pages.every((one) => doesFit(one.label, size)))
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

/** Languages from one on, parted among pages: where each page ends, and how long the texts of the fullest are. */
interface Parting {
  ends: readonly number[]
  fullest: number
}

/** The languages in their order on so many pages that the fullest page is as empty as can be. */
function partBlocks(blocks: readonly LabelLanguageBlock[], pages: number): LabelLanguageBlock[][] {
  if (pages > blocks.length) throw new Error('A page of a fold-out label would be empty')
  const lengths = blocks.map(lengthOf)
  const lengthBetween = (from: number, to: number) => lengths.slice(from, to).reduce((sum, one) => sum + one, 0)
  // Each rest is parted once: 24 languages have tens of thousands of ways to stand on six pages.
  const known = new Map<string, Parting>()
  const part = (from: number, left: number): Parting => {
    const key = `${from} ${left}`
    const found = known.get(key) ?? findParting(from, left)
    known.set(key, found)
    return found
  }
  const findParting = (from: number, left: number): Parting => {
    if (left <= 1) return { ends: [blocks.length], fullest: lengthBetween(from, blocks.length) }
    const ways = Array.from({ length: blocks.length - from - left + 1 }, (_, index): Parting => {
      const end = from + index + 1
      const rest = part(end, left - 1)
      return { ends: [end, ...rest.ends], fullest: Math.max(lengthBetween(from, end), rest.fullest) }
    })
    return ways.reduce((best, way) => (way.fullest < best.fullest ? way : best))
  }
  const { ends } = part(0, pages)
  return ends.map((end, index) => blocks.slice(ends[index - 1] ?? 0, end))
}

function lengthOf({ contains, hazard, precautionary, supplemental, further, distinct, directions }: LabelLanguageBlock): number {
  const texts = [...hazard, ...precautionary, ...supplemental, ...directions].map(({ text }) => text)
  return [contains?.text ?? '', ...texts, ...further, ...distinct].reduce((sum, text) => sum + text.length, 0)
}
