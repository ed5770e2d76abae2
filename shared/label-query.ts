import { z } from 'zod'
import { labelSizes, ownSizeBounds, packageSizes } from '../clp/label/label-sizes.ts'
import { readLanguage } from './read-language.ts'
import { isMargin, isSide, mostCopies, printDay } from './label-limits.ts'
import { labelDay } from './record/texts.ts'
import { field, flag, once, several } from './sent-values.ts'
import { rule } from './reasons/reason.ts'

const longestPackContent = 200
const longestInfoText = 400

const millimetres = () => once.refine((value) => value === '' || isMargin(value), rule('between', { min: 0, max: 40 })).optional()
const { least: leastSide, most: mostSide } = ownSizeBounds
const side = () => once.refine((value) => value === '' || isSide(value), rule('between', { min: leastSide, max: mostSide })).optional()
const points = () =>
  once
    .refine(
      (value) => value === '' || (/^\d{1,2}([.,]\d{1,2})?$/.test(value) && isBetween(readNumber(value), 6, 24)),
      rule('between', { min: 6, max: 24 }),
    )
    .optional()
/** Line feed and the like would be no part of a line, and U+0000 of no text. */
const freeText = (longest: number) =>
  once
    .refine((value) => value.length <= longest, rule('tooLong', { max: longest }))
    .refine((value) => !/\p{Cc}/u.test(value), rule('characters'))
    .optional()
const codes = (separators: RegExp, isCode: (code: string) => boolean, message: string) =>
  several
    .transform((values) => values.flatMap((part) => part.split(separators).map((code) => code.trim().toLowerCase())))
    .refine((list) => list.every((code) => code === '' || isCode(code)), message)
    .transform((list) => list.filter((code) => code !== ''))
    .optional()
const languageNote = 'document language ids (or ISO codes), parted by commas'
const isLanguage = (code: string) => readLanguage(code) !== undefined

/**
 * The label options as they stand in an address, under the names of the specification (sections 3 and 7). The form of the label page, the
 * query string of preview and downloads, and the API take this one schema. What is absent or empty is as the product's defaults have it.
 */
export const labelQuery = z.object({
  dim: field(/^[0-8]$/, rule('between', { min: 0, max: 8 })).describe(
    `Label size: ${labelSizes.map(({ id, width, height }) => `${id} ${width} × ${height}`).join(', ')} mm; 0 the size that w and h give`,
  ),
  w: side().describe(`Width in mm of a label of its own size, ${leastSide} to ${mostSide} in tenths; counts where dim is 0 or absent`),
  h: side().describe(`Height in mm of a label of its own size, ${leastSide} to ${mostSide} in tenths; counts where dim is 0 or absent`),
  emb: field(/^[1-5]$/, rule('between', { min: 1, max: 5 })).describe(
    `Package size: ${packageSizes.map(({ id, upTo }) => `${id} ${upTo === null ? 'above' : `up to ${upTo} l`}`).join(', ')}`,
  ),
  day: once
    .refine((value) => value === '' || value === printDay || labelDay.safeParse(value).success, rule('labelDay'))
    .optional()
    .describe(
      `Day for which the label is made, YYYY-MM-DD: the height of its letters and its duties are those of that day; ${printDay}: that on which it is made, also where the record names another`,
    ),
  font: points().describe('Wished text size in points'),
  fontPN: points().describe('Wished size of the product name in points'),
  padL: millimetres().describe('Margin in mm'),
  padR: millimetres().describe('Margin in mm'),
  padT: millimetres().describe('Margin in mm'),
  padB: millimetres().describe('Margin in mm'),
  QR: field(/^[0-4]$/, rule('between', { min: 0, max: 4 })).describe(
    'QR code: 0 none, 1 to the safety data sheet, 2 to the safety instructions, 3 to the product page, 4 to the digital label',
  ),
  qrON: field(/^[0-4]$/, rule('between', { min: 0, max: 4 })).describe('The same as QR'),
  xlang: codes(/[,~;\s]/, isLanguage, rule('notALanguage')).describe(`Languages of the label: ${languageNote}`),
  rlang: field(/^[a-z0-9]{1,2}$/i, rule('notALanguage'))
    .refine((value) => !value || isLanguage(value), rule('notALanguage'))
    .describe('The language that leads'),
  pCodes: codes(/[~,;\s]/, (code) => /^[1-9]\d{0,9}$/.test(code), rule('notAnId')).describe('Ids of product codes joined by ~'),
  vseb: freeText(longestPackContent).describe('Content of the pack'),
  info: freeText(longestInfoText).describe('Info text'),
  logoON: flag().describe('Show the supplier’s logo'),
  sinON: flag().describe('Show the synonyms'),
  ufiOFF: flag().describe('Leave out the UFI'),
  opisOFF: flag().describe('Leave out the description'),
  stavkiOFF: flag().describe('Leave out the statements'),
  adrOFF: flag().describe('Leave out the transport labels'),
  picOFF: flag().describe('Leave out the pictograms'),
  picMetCorrOFF: flag().describe('Leave out the pictogram for corrosion of metals (CLP Annex I, 1.3.6)'),
  vlusageON: flag().describe('Show the directions for use'),
  vlstorageON: flag().describe('Show the directions for storage'),
  reliefON: flag().describe('Leave out what a package up to 125 ml may do without (CLP Annex I, 1.5.2.1); the content is that of vseb'),
  fold: field(/^(?:0|[2-8])$/, rule('notAChoice', { choices: [0, 2, 3, 4, 5, 6, 7, 8] })).describe(
    'Pages of a fold-out label, 2 to 8, on each inner page a language at least (CLP Annex I, 1.2.1.6); 0 or absent: an ordinary label',
  ),
  lp: flag().describe('1: one label on its own page; absent: several on A4'),
  labType: field(/^2$/, rule('notAChoice', { choices: [2] })).describe('Kind of document: 2, the label. The path says it already'),
  timestamp: field(/^\d{1,16}$/, rule('notANumber')).describe('Moment of the label’s version; changes nothing of the label'),
  copies: field(/^[1-9]\d{0,3}$/, rule('between', { min: 1, max: mostCopies }))
    .refine((value) => !value || Number(value) <= mostCopies, rule('between', { min: 1, max: mostCopies }))
    .describe('Labels to be printed'),
})
export type LabelQuery = z.output<typeof labelQuery>

/** Options of a label by the names that they have in an address. */
export type LabelOptionName = Exclude<keyof LabelQuery, 'qrON' | 'rlang' | 'labType' | 'timestamp'>

/** What a query lacks that asks for a size of its own: width and height come together. */
export function lackingMeasures({ dim, w, h }: Pick<LabelQuery, 'dim' | 'w' | 'h'>): ('w' | 'h')[] {
  const isOwn = dim === '0' || (!dim && Boolean(w || h))
  return isOwn ? [...(w ? [] : ['w' as const]), ...(h ? [] : ['h' as const])] : []
}

export function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
