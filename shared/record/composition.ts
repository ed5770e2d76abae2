import { z } from 'zod'
import { exemptionNotes } from '../../clp/classification/annex-vi-notes.ts'
import { findHazardCategory, hazardCategories, type HazardCategoryCode, type HazardClass } from '../../clp/hazard-categories.ts'
import { coveredByAerosols } from '../../clp/beside-aerosols.ts'
import { hazardStatementCodes, supplementalStatementCodes } from '../../clp/statements.ts'
import { isReachRegistrationNumber, isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../../clp/substance-numbers.ts'
import { countryCode, line, quantity, text, texts } from './texts.ts'
import { rule } from '../reasons/reason.ts'

const categoryCodes: [HazardCategoryCode, ...HazardCategoryCode[]] = (() => {
  const [first, ...rest] = hazardCategories.map((entry) => entry.code)
  if (!first) throw new Error('The table of hazard categories is empty')
  return [first, ...rest]
})()

/** A hazard class and category as CLP Annex VI Table 1.1 writes it, such as `Flam. Liq. 2`. */
const hazardCategory = z.enum(categoryCodes)

/** A hazard statement that a classification carries: H and, for some entries of Annex VI, EUH. */
const classificationStatement = z.enum([...hazardStatementCodes, ...supplementalStatementCodes])

/** Statements that belong to categories. All others are supplemental (CLP Annex II, Part 1, such as EUH066) and stand beside any category. */
const statementsOfCategories: ReadonlySet<string> = new Set(hazardCategories.flatMap((entry) => entry.statements))

/** One line of a classification: category, its statements, and what the statement must name where it is known. */
export const classificationEntry = z
  .strictObject({
    category: hazardCategory,
    /** At least one of the category's (CLP Annex I) where it has any, and supplemental ones. */
    statements: z.array(classificationStatement).max(6),
    /** Organs affected, for H370 to H373. */
    organs: text.optional(),
    /** Route of exposure where proven that no other causes the hazard. */
    route: text.optional(),
    /** How the classification of a mixture was derived: CLP Article 9, shown in section 16. */
    basis: z.enum(['calculation', 'testData', 'bridging', 'expertJudgement', 'minimumClassification']).optional(),
  })
  .superRefine(({ category, statements }, context) => {
    const own: readonly string[] = findHazardCategory(category).statements
    // H302+H332 is one statement of two: CLP Annex III, Part 1.
    const parts = statements.map((code) => code.split('+'))
    const foreign = parts.map((codes) => !codes.every((code) => own.includes(code) || !statementsOfCategories.has(code)))
    for (const [index, isForeign] of foreign.entries()) {
      if (!isForeign) continue
      context.addIssue({ code: 'custom', path: ['statements', index], message: rule('categoryStatement', { category }) })
    }
    if (own.length > 0 && !foreign.includes(true) && !parts.flat().some((code) => own.includes(code)))
      context.addIssue({ code: 'custom', path: ['statements'], message: rule('categoryStatement', { category }) })
  })
export type ClassificationEntryOfRecord = z.infer<typeof classificationEntry>

/**
 * Classes of physical hazards of which a mixture has one category at most, by the name that their categories share: the criteria of
 * CLP Annex I, 2.1 to 2.17, put it in one of them.
 */
const oneCategoryClasses: Partial<Record<HazardClass, string>> = {
  explosives: 'Expl.',
  flammableGases: 'Flam. Gas',
  aerosols: 'Aerosol',
  gasesUnderPressure: 'Press. Gas',
  flammableLiquids: 'Flam. Liq.',
  flammableSolids: 'Flam. Sol.',
  selfReactiveSubstances: 'Self-react.',
  selfHeatingSubstances: 'Self-heat.',
  waterReactiveSubstances: 'Water-react.',
  oxidisingLiquids: 'Ox. Liq.',
  oxidisingSolids: 'Ox. Sol.',
  organicPeroxides: 'Org. Perox.',
  desensitisedExplosives: 'Desen. Expl.',
}

/** Name of the class of which nothing else may stand beside the category; undefined where it may. */
function nameOneCategoryClass(category: HazardCategoryCode): string | undefined {
  // CLP Annex I, 2.2: pyrophoric and chemically unstable gases are kinds of category 1A; entries of Annex VI write them beside it.
  if (category === 'Pyr. Gas' || category.startsWith('Chem. Unst. Gas')) return undefined
  return oneCategoryClasses[findHazardCategory(category).hazardClass]
}

/** Classification of the product itself, section 2.1. Empty: not classified as hazardous. */
export const classification = z
  .array(classificationEntry)
  .max(30)
  .default([])
  .superRefine((entries, context) => {
    const found = new Map<string, HazardCategoryCode>()
    const lines = entries.map(({ category, statements, organs, route }) => JSON.stringify([category, statements.toSorted(), organs, route]))
    for (const [index, { category }] of entries.entries())
      if (lines.indexOf(lines[index] ?? '') !== index)
        context.addIssue({ code: 'custom', path: [index, 'category'], message: rule('onceOnly', { code: category }) })
    for (const [index, { category, statements }] of entries.entries()) {
      // CLP Article 25(1): supplemental information, which does not follow from a category. Entries of Annex VI name it beside one.
      for (const [place, code] of statements.entries())
        if (code.startsWith('EUH') && !statementsOfCategories.has(code))
          context.addIssue({
            code: 'custom',
            path: [index, 'statements', place],
            message: rule('supplemental', { code }),
          })
      const name = nameOneCategoryClass(category)
      if (name === undefined) continue
      const first = found.get(name) ?? category
      found.set(name, first)
      if (first !== category) context.addIssue({ code: 'custom', path: [index, 'category'], message: rule('categoryTwice', { name }) })
    }
    if (!entries.some(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')) return
    for (const [index, { category }] of entries.entries())
      if (coveredByAerosols.has(findHazardCategory(category).hazardClass))
        context.addIssue({ code: 'custom', path: [index, 'category'], message: rule('aerosol', { category }) })
  })

/** Specific concentration limit: CLP Article 10. Limits in % w/w; `from` counts as inclusive, `to` as exclusive. */
const specificLimit = z
  .strictObject({
    category: hazardCategory,
    statement: classificationStatement.optional(),
    from: z.number().min(0).max(100).optional(),
    to: z.number().min(0).max(100).optional(),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, rule('anyEnd'))
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, { path: ['to'], message: rule('range') })
  .superRefine(({ category, statement }, context) => {
    const own: readonly string[] = findHazardCategory(category).statements
    if (statement !== undefined && !own.includes(statement))
      context.addIssue({ code: 'custom', path: ['statement'], message: rule('categoryStatement', { category }) })
  })

/** Acute toxicity estimate: CLP Annex I, 3.1. */
const acuteToxicityEstimate = z.strictObject({
  route: z.enum(['oral', 'dermal', 'inhalationGas', 'inhalationVapour', 'inhalationDust']),
  value: z.number().positive(),
  unit: z.enum(['mg/kg', 'mg/l', 'ppm']),
})

const airConcentration = z
  .strictObject({ mgPerM3: z.number().positive().optional(), ppm: z.number().positive().optional() })
  .refine(({ mgPerM3, ppm }) => mgPerM3 !== undefined || ppm !== undefined, rule('airConcentration'))

/** Occupational exposure limit of section 8.1. */
const exposureLimit = z
  .strictObject({
    /** The rule that sets the limit, as cited: `2000/39/EC`, `TRGS 900`, `VME`. */
    basis: line(60),
    /** Absent: European Union. */
    country: countryCode.optional(),
    /** Eight hours, time-weighted. */
    longTerm: airConcentration.optional(),
    /** Fifteen minutes unless remarked otherwise. */
    shortTerm: airConcentration.optional(),
    /** Skin notation, ceiling, fraction. */
    remarks: z
      .array(
        z.enum(['skin', 'sensitisation', 'ceiling', 'inhalableFraction', 'respirableFraction', 'carcinogenic', 'noDamageToUnbornChild']),
      )
      .max(5)
      .default([]),
  })
  .refine(
    ({ longTerm, shortTerm, remarks }) => longTerm !== undefined || shortTerm !== undefined || remarks.length > 0,
    rule('airConcentration'),
  )

/** Derived no-effect level (REACH Annex I) of section 8.1. */
const noEffectLevel = z.strictObject({
  population: z.enum(['workers', 'consumers']),
  route: z.enum(['inhalation', 'dermal', 'oral']),
  effect: z.enum(['systemic', 'local']),
  duration: z.enum(['longTerm', 'shortTerm']),
  quantity,
})

/** Predicted no-effect concentration of section 8.1. */
const noEffectConcentration = z.strictObject({
  compartment: z.enum([
    'freshWater',
    'marineWater',
    'intermittentRelease',
    'freshWaterSediment',
    'marineSediment',
    'soil',
    'sewageTreatment',
  ]),
  quantity,
})

/** A toxicological finding of section 11.1. */
const toxicityStudy = z.strictObject({
  endpoint: z.enum(['LD50', 'LC50', 'NOAEL', 'LOAEL', 'NOAEC']),
  route: z.enum(['oral', 'dermal', 'inhalationGas', 'inhalationVapour', 'inhalationDust']),
  /** Key of the species among the terms of the documents. */
  species: z.enum(['rat', 'mouse', 'rabbit', 'guineaPig', 'human']),
  /** Hours of exposure, for inhalation. */
  hours: z.number().positive().optional(),
  quantity,
  method: line(60).optional(),
})

/** An ecotoxicological finding of section 12.1. */
const ecotoxicityStudy = z.strictObject({
  endpoint: z.enum(['LC50', 'EC50', 'ErC50', 'IC50', 'NOEC', 'EC10', 'ErC10']),
  group: z.enum(['fish', 'crustaceans', 'algae', 'aquaticPlants', 'bacteria']),
  /** Scientific name, the same in every language. */
  species: line(80),
  duration: quantity,
  quantity,
  method: line(60).optional(),
})

/**
 * What is stated of the raw material so that a Note of its entry takes a class off it: CLP Annex VI, 1.1.3.1. The Note says what is stated (P: less
 * than 0.1 % benzene); `shownBy` says who has shown it and where.
 */
const noteCondition = z.strictObject({ note: z.enum(exemptionNotes), shownBy: line(200) })
export type NoteCondition = z.infer<typeof noteCondition>

/** An ingredient to be disclosed in section 3: REACH Annex II, 3.1 and 3.2. */
export const ingredient = z
  .strictObject({
    /** Name of the substance: a phrase `substance.…`, or free text per language. */
    name: text,
    casNumber: z.string().refine(isValidCasNumber, rule('casNumber')).optional(),
    ecNumber: z.string().refine(isValidEcNumber, rule('ecNumber')).optional(),
    indexNumber: z.string().refine(isValidIndexNumber, rule('indexNumber')).optional(),
    reachNumber: z.string().refine(isReachRegistrationNumber, rule('reachNumber')).optional(),
    /** Exact content in % w/w, two decimals: shown to editors only. */
    content: z.number().min(0).max(100).optional(),
    /** Content range in % w/w, from inclusive, to exclusive (or inclusive with `toInclusive`). */
    contentRange: z
      .strictObject({ from: z.number().min(0).max(100), to: z.number().min(0).max(100), toInclusive: z.boolean().default(false) })
      .refine(({ from, to }) => from <= to, rule('range')),
    classification: z.array(classificationEntry).max(20).default([]),
    specificLimits: z.array(specificLimit).max(20).default([]),
    mFactorAcute: z.number().int().positive().optional(),
    mFactorChronic: z.number().int().positive().optional(),
    acuteToxicityEstimates: z.array(acuteToxicityEstimate).max(5).default([]),
    /** Notes of CLP Annex VI, 1.1.3, such as C. */
    notes: z
      .array(z.string().regex(/^([A-Z]|\d{1,2})$/))
      .max(8)
      .default([]),
    /** Absent in the records that older versions of the program published, which are never changed. */
    noteConditions: z.array(noteCondition).max(exemptionNotes.length).optional(),
    /** Properties that section 2.3, 3.2 and 12 must name from 0.1 %: REACH Annex II, 3.2.1. */
    concerns: z
      .array(z.enum(['PBT', 'vPvB', 'PMT', 'vPvM', 'endocrineHealth', 'endocrineEnvironment', 'candidateList', 'nanoform']))
      .max(8)
      .default([]),
    exposureLimits: z.array(exposureLimit).max(20).default([]),
    noEffectLevels: z.array(noEffectLevel).max(20).default([]),
    noEffectConcentrations: z.array(noEffectConcentration).max(10).default([]),
    toxicity: z.array(toxicityStudy).max(20).default([]),
    ecotoxicity: z.array(ecotoxicityStudy).max(20).default([]),
    degradability: text.optional(),
    /** Logarithm of the n-octanol/water partition coefficient. */
    logKow: z.number().min(-10).max(20).optional(),
    bioconcentrationFactor: z.number().nonnegative().optional(),
  })
  .refine((entry) => entry.casNumber ?? entry.ecNumber ?? entry.indexNumber ?? entry.reachNumber, rule('anyNumber'))
export type Ingredient = z.infer<typeof ingredient>

/** Each substance once, and no more of all together than there is room for. */
const ingredients = z
  .array(ingredient)
  .max(200)
  .superRefine((entries, context) => {
    // Rounded, because 33.3 + 33.3 + 33.4 is more than 100 in floating point.
    const sum = Number(entries.reduce((total, { contentRange }) => total + contentRange.from, 0).toFixed(6))
    if (sum > 100) context.addIssue({ code: 'custom', message: rule('lowerEnds', { sum }) })
    const numbers = entries.map(({ casNumber }) => casNumber)
    for (const [index, number] of numbers.entries()) {
      if (number === undefined || numbers.indexOf(number) === index) continue
      context.addIssue({ code: 'custom', path: [index, 'casNumber'], message: rule('onceOnly', { code: number }) })
    }
  })

/** Section 3. */
export const composition = z
  .strictObject({
    kind: z.enum(['substance', 'mixture']),
    description: texts,
    ingredients,
    notes: texts,
  })
  // REACH Annex II, 3.1: the identity of the main constituent. It stands first.
  .refine(({ kind, ingredients: { length } }) => kind === 'mixture' || length > 0, {
    path: ['ingredients'],
    message: rule('mainConstituent'),
  })
