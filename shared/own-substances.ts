/** Substances and raw materials of a workgroup, beside the harmonised entries: what its suppliers say of them. */
import { z } from 'zod'
import type { OwnSubstance } from '../clp/classification/register.ts'
import { isReachRegistrationNumber, isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../clp/substance-numbers.ts'
import { ownData } from './classification/own-data.ts'
import { readComponent, typedComponents } from './classification/request.ts'
import { languageCodes, type LanguageCode } from './languages.ts'
import { countryCode, isoDate, line } from './record/texts.ts'
import { rule } from './reasons/reason.ts'

/** What a recipe calls it by: `resin-12`. */
export const ownSubstanceKey = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/, rule('keyCharacters', { max: 100 }))

const source = line(300).optional().describe('where it comes from: a safety data sheet, a test, a registration')
const number = (isValid: (text: string) => boolean, code: 'casNumber' | 'ecNumber' | 'indexNumber' | 'reachNumber') =>
  z.string().trim().refine(isValid, rule(code)).optional()

/** The parts of `own` of a classification request that stand at the substance itself. */
const { classification: _, ...facts } = ownData.in.shape

const measuredValue = z.strictObject({
  property: z.enum(['flashPoint', 'initialBoilingPoint', 'kinematicViscosity40', 'relativeDensity', 'pH', 'vapourPressure50', 'molarMass']),
  value: z.number().min(-1e6).max(1e9),
  source,
  day: isoDate.optional(),
})

const percent = z.number().min(0).max(100.5)
const component = z
  .strictObject({
    cas: number(isValidCasNumber, 'casNumber'),
    ec: number(isValidEcNumber, 'ecNumber'),
    index: number(isValidIndexNumber, 'indexNumber'),
    substance: ownSubstanceKey.optional().describe('key of an own substance, or of another raw material'),
    name: line(200).optional(),
    content: z.union([
      percent,
      z.strictObject({ from: percent, to: percent }).refine(({ from, to }) => from <= to, { path: ['to'], message: rule('range') }),
    ]),
    additive: z.boolean().optional().describe('false: CLP Annex I, 3.2.3.3.4'),
    clear: z.literal(true).optional().describe('somebody looked at it and found no hazard'),
  })
  .refine(({ cas, ec, index, substance, name }) => [cas, ec, index, substance, name].some((one) => one !== undefined), {
    path: ['name'],
    message: rule('anyIdentity'),
  })

const typedRecord = z.strictObject({
  kind: z.enum(['substance', 'rawMaterial']).describe('a raw material is a mixture with a sheet of its own'),
  name: line(300),
  names: z
    .partialRecord(z.enum(languageCodes), line(300))
    .optional()
    .describe('what sheets call it, by language; in a language without one the name stands where somebody typed it'),
  casNumber: number(isValidCasNumber, 'casNumber'),
  ecNumber: number(isValidEcNumber, 'ecNumber'),
  indexNumber: number(isValidIndexNumber, 'indexNumber'),
  reachNumber: number(isReachRegistrationNumber, 'reachNumber'),
  supplier: z.strictObject({ name: line(200), country: countryCode.optional(), articleNumber: line(100).optional() }).optional(),
  sheet: z
    .strictObject({ day: isoDate, revision: line(50).optional() })
    .optional()
    .describe('the safety data sheet that this was taken from'),
  classification: z
    .array(z.strictObject({ class: z.string().max(200), source, day: isoDate.optional() }))
    .max(60)
    .optional()
    .describe('classes with statement, such as “Acute Tox. 2 H330”; an empty list: looked at, nothing found'),
  ...facts,
  data: z.array(measuredValue).max(60).optional(),
  components: z.array(component).max(200).optional().describe('of a raw material, in % of it'),
})

/** As it is sent and stored. */
export type OwnSubstanceRecord = z.output<typeof typedRecord>

const nothing = (list: readonly unknown[] | undefined): boolean => list === undefined || list.length === 0

/** What `own` of a request would say of it. */
function toOwn(record: OwnSubstanceRecord): z.input<typeof ownData> {
  const { ate, m, limits, unknown, notes, supplemental, classification = [] } = record
  return { classification: classification.map((one) => one.class), ate, m, limits, unknown, notes, supplemental }
}

export const ownSubstanceRecord = typedRecord.superRefine((record, context) => {
  const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (record.kind === 'substance' && !nothing(record.components)) refuse(['components'], rule('noComponents'))
  const least = (record.components ?? []).reduce(
    (sum, { content }) => sum + Math.round((typeof content === 'number' ? content : content.from) * 1e6),
    0,
  )
  if (least > 100.5e6) refuse(['components'], rule('sumAbove', { sum: least / 1e6, max: 100.5 }))
  const read = ownData.safeParse(toOwn(record))
  for (const {
    path: [first, ...rest],
    message,
  } of read.error?.issues ?? [])
    refuse(first === 'classification' ? ['classification', ...rest, 'class'] : first === undefined ? rest : [first, ...rest], message)
})

/** The keys of own substances that a raw material names among its components. */
export function namedKeys(record: Pick<OwnSubstanceRecord, 'components'>): string[] {
  return [...new Set((record.components ?? []).flatMap(({ substance }) => substance ?? []))]
}

/** With what sheets call it in each language: nothing that the engine asks for. */
export interface NamedOwnSubstance extends OwnSubstance {
  readonly names: Readonly<Partial<Record<LanguageCode, string>>>
}

/**
 * What the engine takes of a stored record. A raw material of which nothing was classified has no `own`: its components speak.
 * @throws {z.ZodError} for a record that was never valid
 */
export function toOwnSubstance(record: OwnSubstanceRecord): NamedOwnSubstance {
  const says = record.classification !== undefined || toFacts(record)
  return {
    name: record.name,
    names: record.names ?? {},
    cas: record.casNumber ?? null,
    ec: record.ecNumber ?? null,
    index: record.indexNumber ?? null,
    own: says ? ownData.parse(toOwn(record)) : null,
    components: typedComponents.parse((record.components ?? []).map(asRequested)).map((one, at) => readComponent(one, `components[${at}]`)),
  }
}

/** A component as a request names it. */
const asRequested = ({ clear, ...component }: NonNullable<OwnSubstanceRecord['components']>[number]): object => ({
  ...component,
  ...(clear ? { own: { classification: [] } } : {}),
})

const toFacts = ({ ate, m, limits, unknown, notes, supplemental }: OwnSubstanceRecord): boolean =>
  [ate, m, limits, unknown, notes, supplemental].some((one) => one !== undefined)

export const ownSubstanceAnswer = z.object({
  key: z.string(),
  revision: z.number().int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  record: typedRecord,
})
export type OwnSubstanceAnswer = z.infer<typeof ownSubstanceAnswer>

/** GET /api/v1/own-substances. */
export const ownSubstanceList = z.object({ substances: z.array(ownSubstanceAnswer), leftOff: z.number().int() })

/** POST /api/v1/own-substances. */
export const newOwnSubstance = z.strictObject({ key: ownSubstanceKey, record: ownSubstanceRecord })

/** PUT /api/v1/own-substances/{key}. */
export const changedOwnSubstance = z.strictObject({
  revision: z.number().int().min(1).max(2_147_483_647).describe('the one that was changed: refused where there is another by now'),
  record: ownSubstanceRecord,
})
