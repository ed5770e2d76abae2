/**
 * The recipe of a product as its maker types it: what the engine judges, and everything that a row shows. It is confidential and stands in no
 * record, no version and no answer to the public (docs/decisions/087-recipes.md). A draft loses nothing: what cannot be read yet is kept as
 * it was typed, and `requestOfRecipe` says of which rows it is nothing.
 */
import { z } from 'zod'
import { exemptionNotes } from '../../clp/classification/annex-vi-notes.ts'
import { receptacles } from '../../clp/classification/receptacle-kinds.ts'
import { ownData } from '../classification/own-data.ts'
import { ownSubstanceKey } from '../own-substances.ts'
import { rule } from '../reasons/reason.ts'

/** Rows at most: as many components as the engine takes. */
export const mostRows = 500

// Said as a refinement and not as a pattern, which a reader of the schema without Unicode classes could not read.
const control = /[\p{Cc}\p{Cs}]/u

/** One cell, as it was typed. */
const cell = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !control.test(text), rule('characters'))

/** A text of several lines. */
const lines = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !control.test(text.replaceAll(/[\n\t]/g, '')), rule('characters'))

/** Names a row, so that a decision can be about it and its field keeps the focus while others come and go. */
const rowKey = z.string().regex(/^[\w-]{1,40}$/, rule('keyCharacters', { max: 40 }))

/** Where a row's own classification is from. */
const recipeSource = z.strictObject({
  kind: z
    .enum(['record', 'supplier', 'own', 'library'])
    .describe('section 3 of the record, the sheet of a supplier, data of one’s own, the library of substances'),
  name: cell(200).optional().describe('of the supplier'),
  day: z.iso.date().optional().describe('of the sheet'),
})

export const recipeRow = z.strictObject({
  key: rowKey,
  name: cell(500).default('').describe('as typed or pasted, or of the substance that was chosen'),
  cas: cell(60).optional().describe('as typed: the check digit may be wrong'),
  ec: cell(60).optional(),
  index: cell(60).optional(),
  substance: ownSubstanceKey.optional().describe('key of an own substance or raw material'),
  share: cell(60).default('').describe('% w/w as typed: “4,2”, “10–25”, “< 1”'),
  additive: z.boolean().optional().describe('false: CLP Annex I, 3.2.3.3.4'),
  own: ownData.in.optional().describe('what is known of it beside its harmonised entry'),
  noteConditions: z
    .array(z.strictObject({ note: z.enum(exemptionNotes), shownBy: cell(200) }))
    .max(exemptionNotes.length)
    .optional()
    .describe('what Notes of its entry ask for and who has shown it: CLP Annex VI, 1.1.3.1'),
  source: recipeSource.optional(),
})
export type RecipeRow = z.output<typeof recipeRow>

/** What may be measured of a mixture, with the ends within which the value lies: those of the call for a classification. */
export const measuredEnds = {
  flashPoint: { min: -273, max: 1e4 },
  initialBoilingPoint: { min: -273, max: 1e4 },
  meltingPoint: { min: -273, max: 1e4 },
  carriageTemperature: { min: -273, max: 1e4 },
  pH: { min: -5, max: 20 },
  alkaliReserve: { min: 0, max: 1000 },
  acidReserve: { min: 0, max: 1000 },
  kinematicViscosity40: { min: 1e-9, max: 1e9 },
  relativeDensity: { min: 1e-9, max: 100 },
  vapourPressure50: { min: 0, max: 1e6 },
  flammableContent: { min: 0, max: 100 },
  heatOfCombustion: { min: 0, max: 1000 },
  ignitionDistance: { min: 0, max: 1e4 },
  enclosedSpaceTime: { min: 0, max: 1e6 },
  deflagrationDensity: { min: 0, max: 1e6 },
  foamHeight: { min: 0, max: 1e4 },
  foamDuration: { min: 0, max: 1e6 },
} as const satisfies Record<string, { min: number; max: number }>
export type MeasuredName = keyof typeof measuredEnds
export const measuredNames = Object.keys(measuredEnds).filter((name): name is MeasuredName => name in measuredEnds)

const measuredName = z.enum(measuredNames)

const recipeMeasured = z.strictObject({
  values: z.partialRecord(measuredName, cell(60)).default({}).describe('as typed, in the units of the call for a classification'),
  methods: z.partialRecord(measuredName, cell(200)).default({}),
  sustainsCombustion: z.boolean().optional(),
  tests: z
    .array(z.strictObject({ class: cell(200), result: z.enum(['positive', 'negative']), method: cell(500).optional() }))
    .max(100)
    .default([]),
})

const decidedBy = { person: cell(200).optional(), day: z.iso.date().optional() }

/** What a person decided for a class against the calculation: CLP Article 9. */
const recipeOverride = z.strictObject({
  class: cell(200),
  category: cell(200).nullable().describe('null: not classified'),
  basis: z.enum(['testData', 'bridging', 'expertJudgement', 'calculation']),
  reason: lines(2000),
  evidence: cell(500).optional().describe('report by which it can be traced'),
  madeFor: cell(2000).optional().describe('what it was decided upon; it lapses where that is no longer so'),
  ...decidedBy,
})

/** What a person said of something that was proposed. */
const recipeDecision = z.strictObject({
  proposal: cell(200).describe('key of what was proposed'),
  answer: z.enum(['accepted', 'changed', 'refused']),
  madeFor: cell(2000).optional().describe('the proposal as it was; another one is shown as a difference'),
  value: lines(5000).optional().describe('what stands in its place'),
  reason: lines(2000).optional(),
  ...decidedBy,
})

export const recipeUses = ['industrial', 'professional', 'consumer'] as const

export const recipe = z.strictObject({
  rows: z.array(recipeRow).max(mostRows).default([]),
  physicalState: z.enum(['liquid', 'solid', 'gas', 'aerosol']).optional(),
  inhalation: z.enum(['vapour', 'mist', 'dust', 'gas']).optional(),
  productKind: cell(200).optional(),
  receptacle: z.enum(receptacles).optional().describe('in what it is sold under pressure, where ADR has an entry for that'),
  measured: recipeMeasured.default({ values: {}, methods: {}, tests: [] }),
  uses: z.array(z.enum(recipeUses)).max(3).default([]),
  packs: z
    .array(z.strictObject({ value: cell(30), unit: cell(20) }))
    .max(100)
    .default([]),
  overrides: z.array(recipeOverride).max(60).default([]),
  decisions: z.array(recipeDecision).max(1000).default([]),
})
export type Recipe = z.output<typeof recipe>

export const emptyRecipe: Recipe = recipe.parse({})

/** 0: nobody has stored one yet. */
const revision = z.number().int().min(0).max(2_147_483_647)

/** What saving answers. */
export const recipeState = z.object({
  permalinkId: z.number().int(),
  name: z.string().describe('of the product, as it is being edited'),
  revision: revision.describe('a call that saves names it; 0: nobody has saved a recipe yet'),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
})
export type RecipeState = z.infer<typeof recipeState>

/** GET /api/v1/products/{synonymId}/recipe. */
export const recipeAnswer = recipeState.extend({
  begunFrom: z.enum(['stored', 'record', 'nothing']).describe('record: from section 3, since no recipe is stored yet'),
  recipe,
})
export type RecipeAnswer = z.infer<typeof recipeAnswer>

/** PUT of the same. */
export const recipeBody = z.strictObject({ revision, recipe })

/** `report` of the answer 409: somebody was faster. */
export const recipeConflict = z.object({ current: recipeAnswer })
