import {
  labelSizes,
  labelSizeSource,
  letterRuleOn,
  type LabelSize,
  type LabelSizeId,
  type LetterRule,
} from '../../clp/label/label-sizes.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { createFits, doesFit, findLargest, fitLabel, type LabelFit } from './fit-label.ts'
import { arrangementOf, type LabelLayout, type LabelPart } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { layOutLabel } from './lay-out-label.ts'

/** Blocks of a label that may be switched off: none of them is demanded by CLP Article 17. */
export type OptionalPart = 'qr' | 'logo' | 'transport' | 'description' | 'synonym' | 'usage' | 'storage'

/** Why a label is not printed, and what would help. Nothing is left out of its preview. */
export interface OverflowReport {
  /** mm, rounded up to tenths; 0 where only the label is too small for the package. */
  missingHeight: number
  missingWidth: number
  /** Of a fold-out label the first page that does not fit. */
  page?: { number: number; of: number }
  /** The label is smaller than the package demands: CLP Annex I, Table 1.3. */
  isLabelTooSmall: boolean
  /** What was applied, and by which rule: size of type in points, height of the letter x in mm, side of the pictograms in mm where there are any. */
  floor: { textSize: number; xHeight: number; pictogramSide: number | null; letterRule: LetterRule; sources: readonly string[] }
  /** Texts that lie beyond the lower edge, wholly or partly, in the order in which they are read. */
  beyond: { part: LabelPart; language: LanguageCode }[]
  /** Sizes in which all of it fits. */
  sizes: LabelSizeId[]
  /**
   * Equal margins in mm: those with which it fits on this size, or, where margins are wider than usual and none fit, the usual ones with the
   * millimetres that they save. null where margins do not help.
   */
  padding: { side: number; fits: boolean; saved: number } | null
  /** The languages, from the leading one on, with which it fits on this size; null where fewer languages do not help. */
  languages: LanguageCode[] | null
  /** Optional blocks that could be switched off: height saved in mm, and whether it fits without this one. */
  switchOff: { part: OptionalPart; saved: number; fits: boolean }[]
  /** Whether it fits without any of them. */
  fitsWithoutOptional: boolean
}

/** Margins by the shorter side of the label, in mm, by the design. */
function usualPadding({ width, height }: LabelSize): number {
  const side = Math.min(width, height)
  if (side < 74) return 2.5
  return side < 105 ? 3.5 : side < 148 ? 4.5 : 7
}

/** Pure. @param fit how the label is set on its own size */
export function reportOverflow(label: LabelModel, fit: LabelFit): OverflowReport {
  const { layout } = fit
  const { packageSize } = label.format
  const missing = missingHeight(fit)
  // No part that may go is as large as a label: what it saves is measured in the arrangement that was found, without the search for a better one.
  const isFar = missing > label.format.size.height
  const parts = optionalParts(label)
  const fitsOn = createFits(label)
  const bare = parts.reduce((rest, { strip }) => strip(rest), label)
  return {
    missingHeight: missing,
    missingWidth: missingWidth(fit),
    isLabelTooSmall: !fit.isLargeEnough,
    floor: {
      textSize: layout.textSize,
      xHeight: packageSize.xHeight,
      pictogramSide: label.pictograms.length > 0 ? layout.pictogramSide : null,
      letterRule: letterRuleOn(label.format.day),
      sources: [letterRuleOn(label.format.day).source, labelSizeSource],
    },
    beyond: textsBeyond(label, fit),
    sizes: labelSizes.filter(fitsOn).map(({ id }) => id),
    padding: helpfulPadding(label, fit),
    languages: fittingLanguages(label),
    switchOff: parts.map(({ part, strip }) => {
      const bared = strip(label)
      const fits = doesFit(bared)
      const left = fits ? 0 : isFar ? missingIn(bared, layout) : missingHeight(fitLabel(bared))
      return { part, saved: Math.max(0, Math.round((missing - left) * 10) / 10), fits }
    }),
    fitsWithoutOptional: parts.length > 0 && doesFit(bare),
  }
}

function missingHeight({ layout }: LabelFit): number {
  return roundUp(layout.neededHeight - layout.height)
}

/** The same of a label in the arrangement of another one. */
function missingIn(label: LabelModel, layout: LabelLayout): number {
  const { neededHeight, height } = layOutLabel(label, label.format.size, arrangementOf(layout))
  return roundUp(neededHeight - height)
}

function missingWidth({ layout }: LabelFit): number {
  return roundUp(layout.neededWidth - layout.width)
}

/** To tenths of a millimetre. */
function roundUp(millimetres: number): number {
  return Math.max(0, Math.ceil(millimetres * 10 - 0.05) / 10)
}

function textsBeyond(label: LabelModel, { layout }: LabelFit): OverflowReport['beyond'] {
  const edge = label.format.size.height - label.format.padding.bottom
  const beyond = layout.elements.flatMap((element) =>
    element.kind === 'text' && element.y + element.height > edge + 0.01 ? [{ part: element.part, language: element.language }] : [],
  )
  return beyond.filter(
    ({ part, language }, index) => beyond.findIndex((other) => other.part === part && other.language === language) === index,
  )
}

function helpfulPadding(label: LabelModel, fit: LabelFit): OverflowReport['padding'] {
  const { padding, size } = label.format
  const own = usualPadding(size)
  const widest = Math.max(padding.top, padding.right, padding.bottom, padding.left)
  const padded = (side: number) => withFormat(label, { padding: { top: side, right: side, bottom: side, left: side } })
  const saved = (other: LabelFit) =>
    Math.round(Math.max(missingHeight(fit) - missingHeight(other), missingWidth(fit) - missingWidth(other)) * 10) / 10
  for (const side of [own, 2].filter((candidate) => candidate < widest))
    if (doesFit(padded(side))) return { side, fits: true, saved: saved(fitLabel(padded(side))) }
  if (own >= widest) return null
  const usual = saved(fitLabel(padded(own)))
  return usual > 0 ? { side: own, fits: false, saved: usual } : null
}

function withFormat(label: LabelModel, changes: Partial<LabelModel['format']>): LabelModel {
  return { ...label, format: { ...label.format, ...changes } }
}

function fittingLanguages(label: LabelModel): LanguageCode[] | null {
  const counts = label.languages
    .map((_, index) => index)
    .toReversed()
    .slice(0, -1)
  const first = (count: number) => ({ ...label, languages: label.languages.slice(0, count), blocks: label.blocks.slice(0, count) })
  const most = findLargest(counts, (count) => doesFit(first(count)))
  return most === null ? null : label.languages.slice(0, most)
}

type Strip = (label: LabelModel) => LabelModel

/** What is worth least to anyone who handles the package comes first. */
const strips: readonly { part: OptionalPart; isThere(label: LabelModel): boolean; strip: Strip }[] = [
  { part: 'logo', isThere: ({ logo }) => logo !== null, strip: (label) => ({ ...label, logo: null }) },
  { part: 'synonym', isThere: ({ synonyms }) => synonyms.length > 0, strip: (label) => ({ ...label, synonyms: [] }) },
  { part: 'description', isThere: ({ description }) => description !== '', strip: (label) => ({ ...label, description: '' }) },
  { part: 'storage', isThere: hasDirections('storage'), strip: stripDirections('storage') },
  { part: 'usage', isThere: hasDirections('usage'), strip: stripDirections('usage') },
  { part: 'qr', isThere: ({ qr }) => qr !== null, strip: (label) => ({ ...label, qr: null }) },
  { part: 'transport', isThere: ({ transport }) => transport !== null, strip: (label) => ({ ...label, transport: null }) },
]

function optionalParts(label: LabelModel): { part: OptionalPart; strip: Strip }[] {
  return strips.filter(({ isThere }) => isThere(label))
}

function hasDirections(part: 'usage' | 'storage') {
  return ({ blocks }: LabelModel) => blocks.some(({ directions }) => directions.some((direction) => direction.part === part))
}

function stripDirections(part: 'usage' | 'storage'): Strip {
  return (label) => ({
    ...label,
    blocks: label.blocks.map((block) => ({ ...block, directions: block.directions.filter((direction) => direction.part !== part) })),
  })
}
