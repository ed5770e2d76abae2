import { z } from 'zod'
import { bracketedStatements, precautionaryStatementCodes, statementChoices, supplementalStatementCodes } from '../../clp/statements.ts'
import { languageCodes } from '../languages.ts'
import { labelDay, line, quantity, text, texts } from './texts.ts'
import { withoutFields } from './without-fields.ts'
import { rule } from '../reasons/reason.ts'

/** Values of the fill-ins of a statement, by name: `{ place: { phrase: 'statementValue.place.wastePlant' } }`. */
const statementValues = z.record(z.string().regex(/^[a-zA-Z]+$/), text).optional()

const precautionaryStatement = z
  .strictObject({
    code: z.enum(precautionaryStatementCodes),
    values: statementValues,
    /** Alternatives that are printed, by their numbers in the Annex, from 1; absent: all of them (CLP Annex IV, introduction). */
    choices: z.array(z.number().int().positive()).min(1).max(8).optional(),
    /** Whether the text in square brackets is printed, which is right in certain circumstances only (CLP Annex IV, introduction). */
    bracketText: z.boolean().optional(),
  })
  .superRefine(({ code, choices, bracketText }, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const count = (statementChoices[code]?.alternatives ?? []).reduce((sum, alternatives) => sum + alternatives, 0)
    for (const [index, number] of (choices ?? []).entries()) {
      if (number > count) report(['choices', index], count === 0 ? rule('noChoice', { code }) : rule('alternatives', { code, count }))
      if (choices?.indexOf(number) !== index) report(['choices', index], rule('alternativeOnce'))
    }
    if (bracketText !== undefined && !bracketedStatements.has(code)) report(['bracketText'], rule('noBrackets', { code }))
  })

/** A statement stands once with the same fill-ins: EUH208 may name one substance after the other. */
function refuseRepeated(statements: readonly { code: string; values?: unknown }[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { code, values }] of statements.entries()) {
    const key = JSON.stringify([code, values])
    if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'code'], message: rule('onceOnly', { code }) })
    seen.add(key)
  }
}

/**
 * Label elements that do not follow from the classification. Pictograms, signal word and hazard statements do, and are
 * derived (CLP Articles 17 to 28); they are never typed in.
 */
const chosenElements = z.strictObject({
  precautionaryStatements: z.array(precautionaryStatement).max(30).default([]).superRefine(refuseRepeated),
  /** EUH statements: CLP Article 25 and Annex II. */
  supplementalStatements: z
    .array(z.strictObject({ code: z.enum(supplementalStatementCodes), values: statementValues }))
    .max(20)
    .default([])
    .superRefine(refuseRepeated),
  /** Substances to be named: CLP Article 18(3). */
  contains: z.array(text).max(12).default([]),
  /** Further texts that other law puts on the label: VOC line, detergent ingredients, biocide numbers. */
  furtherTexts: texts,
  /** Sizes in which the product is sold. */
  packSizes: z.array(quantity).max(20).default([]),
  /** Where the public finds the list of ingredients of a detergent: Regulation (EC) No 648/2004, Annex VII A. */
  ingredientListAddress: z
    .url({ protocol: /^https$/ })
    .max(300)
    .optional(),
})

/** Records written before the composition answered for them had these contents typed in: docs/decisions/050-label-duties-by-rule.md. */
export const retiredLabelElements = ['methanolPercent', 'dichloromethanePercent'] as const

export const labelElements = z.preprocess(
  (given: z.input<typeof chosenElements>) => withoutFields(given, retiredLabelElements),
  chosenElements,
)

const flag = z.boolean().default(false)

/** Default label options of the product: what the label view shows before anybody changes anything. */
export const labelDefaults = z
  .strictObject({
    labelSize: z.number().int().min(1).max(8).default(4),
    packageSize: z.number().int().min(1).max(5).default(2),
    /** Wished text size in points, fitted down to the legal minimum. */
    textSize: z.number().min(6).max(24).default(10),
    /** Wished size of the product name in points. */
    titleSize: z.number().min(6).max(24).default(16),
    /** Margins in mm: top, right, bottom, left. */
    padding: z
      .tuple([z.number().min(0).max(40), z.number().min(0).max(40), z.number().min(0).max(40), z.number().min(0).max(40)])
      // For those who read the schema and know no tuples.
      .meta({ items: { type: 'number', minimum: 0, maximum: 40 }, minItems: 4, maxItems: 4 })
      .default([6, 6, 6, 6]),
    qrTarget: z.number().int().min(0).max(4).default(3),
    packContent: z.string().trim().max(200).default(''),
    languages: z
      .array(z.enum(languageCodes))
      .max(24)
      .refine((codes) => new Set(codes).size === codes.length, rule('languageOnce'))
      .default([]),
    productCodeIds: z.array(z.number().int().positive()).max(50).default([]),
    showLogo: flag,
    showSynonym: flag,
    hideUfi: flag,
    hideDescription: flag,
    hideStatements: flag,
    hideTransport: flag,
    hidePictograms: flag,
    /** CLP Annex I, 1.3.6: corrosive to metals, not to skin or eyes, finished for consumer use. */
    hideMetalCorrosionPictogram: flag,
    showUsage: flag,
    showStorage: flag,
    infoText: line(400).optional(),
    /** Day for which labels are made, where it is not the day on which they are: letters of 2028 before that year. */
    day: labelDay.optional(),
  })
  .prefault({})
