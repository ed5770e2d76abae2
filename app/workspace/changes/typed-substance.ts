import { z } from 'zod'
import { isValidCasNumber } from '../../../clp/substance-numbers.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import { readNumber, writeNumber } from '../../../shared/read-number.ts'
import { readShare } from '../../../shared/recipe/read-share.ts'
import type { ReadRow } from '../../../shared/recipe/read-rows.ts'

export const estimateNames = ['oral', 'dermal', 'gas', 'vapour', 'mist', 'dust'] as const
export const dataNames = [
  'flashPoint',
  'initialBoilingPoint',
  'kinematicViscosity40',
  'relativeDensity',
  'pH',
  'vapourPressure50',
  'molarMass',
] as const

/** In which the form asks for each, with the condition under which it is measured. */
export const dataUnits = {
  flashPoint: '°C',
  initialBoilingPoint: '°C',
  kinematicViscosity40: 'mm²/s, 40 °C',
  relativeDensity: 'kg/l',
  pH: '',
  vapourPressure50: 'kPa, 50 °C',
  molarMass: 'g/mol',
} as const

/** An own substance or raw material that may be a component of another one. */
export interface KnownSubstance {
  key: string
  name: string
}

const typedComponent = z.object({
  what: z.string().describe('number, key or name, or a name with its number behind it'),
  content: z.string().describe('as a share of a recipe is typed'),
  isClear: z.boolean().default(false).describe('Somebody looked, and found no hazard'),
})
type TypedComponent = z.infer<typeof typedComponent>

/** The form of an own substance: every cell as it was typed. */
const typedSubstance = z.object({
  kind: z.enum(['substance', 'rawMaterial']),
  name: z.string(),
  names: z.record(z.string(), z.string()).default({}).describe('what sheets call it, by language'),
  casNumber: z.string(),
  ecNumber: z.string(),
  indexNumber: z.string(),
  reachNumber: z.string(),
  supplier: z.string(),
  country: z.string(),
  articleNumber: z.string(),
  sheetDay: z.string(),
  sheetRevision: z.string(),
  classes: z.string().describe('one class in each line'),
  isHarmless: z.boolean().describe('Somebody looked, and found nothing'),
  source: z.string().describe('of the classes: a sheet, a registration, a test'),
  notes: z.array(z.string()).readonly().describe('Notes of Annex VI that are shown to be met'),
  estimates: z.record(z.string(), z.string()),
  factors: z.object({ acute: z.string(), chronic: z.string() }),
  limits: z.array(z.object({ class: z.string(), from: z.string(), to: z.string() })).readonly(),
  data: z.record(z.string(), z.string()),
  components: z.array(typedComponent).readonly(),
})
export type TypedSubstance = z.infer<typeof typedSubstance>

/** With the revision upon which it was written: whoever saved meanwhile is not written over. */
export const writtenSubstance = z.object({ revision: z.number(), substance: typedSubstance })

/** The form that shows a record. */
export function typeSubstance(record: OwnSubstanceRecord, language: LanguageCode, known: readonly KnownSubstance[]): TypedSubstance {
  const write = (number: number | null | undefined): string => (typeof number === 'number' ? writeNumber(number, language) : '')
  const { classification, ate, m, limits = [], data = [], components = [], supplier, sheet } = record
  return {
    kind: record.kind,
    name: record.name,
    names: { ...record.names },
    casNumber: record.casNumber ?? '',
    ecNumber: record.ecNumber ?? '',
    indexNumber: record.indexNumber ?? '',
    reachNumber: record.reachNumber ?? '',
    supplier: supplier?.name ?? '',
    country: supplier?.country ?? '',
    articleNumber: supplier?.articleNumber ?? '',
    sheetDay: sheet?.day ?? '',
    sheetRevision: sheet?.revision ?? '',
    classes: (classification ?? []).map((one) => one.class).join('\n'),
    isHarmless: classification?.length === 0,
    source: sourceOf(record),
    notes: Object.entries(record.notes ?? {}).flatMap(([note, isMet]) => (isMet ? [note] : [])),
    estimates: Object.fromEntries(estimateNames.map((name) => [name, write(ate?.[name])])),
    factors: { acute: write(m?.acute), chronic: write(m?.chronic) },
    limits: limits.map((limit) => ({ class: limit.class, from: write(limit.from), to: write(limit.to) })),
    data: Object.fromEntries(dataNames.map((name) => [name, write(data.find(({ property }) => property === name)?.value)])),
    components: components.map((one) => ({
      what:
        known.find(({ key }) => key === one.substance)?.name ??
        one.substance ??
        [one.name, one.cas ?? one.ec ?? one.index].filter((part) => part !== undefined).join(' '),
      isClear: one.clear === true,
      content: typeof one.content === 'number' ? write(one.content) : `${write(one.content.from)} – ${write(one.content.to)}`,
    })),
  }
}

const orNone = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

/** The record that a form says, for the schema to judge: what cannot be read as a figure stays as typed. What the form does not show stays as it was. */
export function recordOfTyped(
  typed: TypedSubstance,
  { before, key, language, known }: { before: OwnSubstanceRecord; key: string; language: LanguageCode; known: readonly KnownSubstance[] },
): Record<string, unknown> {
  const number = (text: string) => readNumber(text, language)
  const record: Record<string, unknown> = {
    ...before,
    kind: typed.kind,
    name: typed.name.trim(),
    names: readNames(typed.names),
    casNumber: orNone(typed.casNumber),
    ecNumber: orNone(typed.ecNumber),
    indexNumber: orNone(typed.indexNumber),
    reachNumber: orNone(typed.reachNumber),
    supplier: orNone(typed.supplier + typed.articleNumber + typed.country)
      ? withoutGaps({ name: typed.supplier.trim(), country: orNone(typed.country), articleNumber: orNone(typed.articleNumber) })
      : undefined,
    sheet: orNone(typed.sheetDay + typed.sheetRevision) ? { day: typed.sheetDay, revision: orNone(typed.sheetRevision) } : undefined,
    classification: readClasses(typed, before, key),
    notes: readNotes(typed, before),
    ate: whole({ ...before.ate, ...readAll(estimateNames, typed.estimates, number) }),
    m: whole({ ...before.m, acute: number(typed.factors.acute), chronic: number(typed.factors.chronic) }),
    limits: list(
      typed.limits
        .filter((limit) => orNone(limit.class + limit.from + limit.to))
        .map((limit) => withoutGaps({ class: limit.class.trim(), from: number(limit.from), to: number(limit.to) })),
    ),
    data: list(
      dataNames.flatMap((property) => {
        const value = number(typed.data[property] ?? '')
        if (value === undefined) return []
        const old = before.data?.find((one) => one.property === property)
        return [old?.value === value ? old : { property, value }]
      }),
    ),
    components:
      typed.kind === 'substance'
        ? undefined
        : list(
            typed.components
              .filter(({ what, content }) => orNone(what + content))
              .map(({ what, content, isClear }) =>
                withoutGaps({ ...readWhat(what, known, before), content: readContent(content), clear: isClear || undefined }),
              ),
          ),
  }
  return withoutGaps(record)
}

function readNames(typed: TypedSubstance['names']): Record<string, unknown> | undefined {
  const named = Object.entries(typed).flatMap(([code, name]) => (name.trim() === '' ? [] : [[code, name.trim()] as const]))
  return named.length === 0 ? undefined : Object.fromEntries(named)
}

const withoutGaps = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

const list = (entries: unknown[]): unknown[] | undefined => (entries.length === 0 ? undefined : entries)

function whole(record: Record<string, unknown>): Record<string, unknown> | undefined {
  const left = withoutGaps(record)
  return Object.values(left).every((value) => value === null) ? undefined : left
}

function readAll(
  names: readonly string[],
  typed: Readonly<Record<string, string>>,
  read: (text: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, read(typed[name] ?? '')]))
}

/** Of the classes, where all have the same; of several none is shown, and each keeps its own. */
function sourceOf({ classification = [] }: OwnSubstanceRecord): string {
  const [first, ...others] = new Set(classification.map(({ source }) => source ?? ''))
  return others.length > 0 ? '' : (first ?? '')
}

/** What was said of where a class is from stays with it unless another source was typed; a new one has that, or else the supplier's. */
function readClasses(typed: TypedSubstance, before: OwnSubstanceRecord, key: string): unknown[] | undefined {
  const { classification } = before
  const lines = typed.classes.split('\n').flatMap((line) => orNone(line) ?? [])
  if (lines.length === 0) return typed.isHarmless ? [] : undefined
  const said = orNone(typed.source)
  const isKept = typed.source === sourceOf(before)
  const source = said ?? classification?.[0]?.source ?? orNone(typed.supplier) ?? key
  return lines.map((line) => {
    const old = classification?.find((one) => one.class === line)
    return old && isKept ? old : { ...old, class: line, source }
  })
}

/** A Note that was said not to be met stays so. */
function readNotes({ notes }: TypedSubstance, { notes: before = {} }: OwnSubstanceRecord): Record<string, boolean> | undefined {
  const denied = Object.entries(before).filter(([note, isMet]) => !isMet && !notes.includes(note))
  const read = Object.fromEntries([...denied, ...notes.map((note) => [note, true] as const)])
  return Object.keys(read).length === 0 ? undefined : read
}

const casForm = /^\d{2,7}-\d{2}-\d$/
const ecForm = /^\d{3}-\d{3}-\d$/
const indexForm = /^\d{3}-\d{3}-\d{2}-[\dXx]$/

/** A name with its number behind it, as it is pasted: the sheet prints the name where the library has none. */
const namedNumber = /^(.*\S)[\s,;(]+([\dXx-]+)\)?$/u

/** By the key or name of an own substance, else by its form: what looks like a number is one, and refused where its check digit is wrong. */
function identify(what: string, known: readonly KnownSubstance[]): Record<string, string> {
  const text = what.trim()
  const own = known.find(({ key }) => key === text) ?? known.find(({ name }) => name.toLowerCase() === text.toLowerCase())
  if (own) return { substance: own.key }
  const [, name = '', number = ''] = namedNumber.exec(text) ?? []
  if (indexForm.test(number) || ecForm.test(number) || casForm.test(number)) return { ...identify(number, []), name }
  if (indexForm.test(text)) return { index: text }
  if (ecForm.test(text) && !isValidCasNumber(text)) return { ec: text }
  if (casForm.test(text)) return { cas: text }
  return text === '' ? {} : { name: text }
}

/** With what the record said of this component beside its name and content. */
function readWhat(what: string, known: readonly KnownSubstance[], { components = [] }: OwnSubstanceRecord): object {
  const identity = identify(what, known)
  const [[name, value] = []] = Object.entries(identity)
  const { name: _, ...old } = components.find((one) => name !== undefined && Reflect.get(one, name) === value) ?? {}
  return { ...old, ...identity }
}

function readContent(typed: string): unknown {
  const share = readShare(typed)
  if (share === null) return orNone(typed)
  return share.from === share.to ? share.from : share
}

/** Components as they were copied from a spreadsheet. */
export const componentOfRow = ({ cas, ec, index, name, share }: ReadRow): TypedComponent => ({
  what: [name, cas ?? ec ?? index].filter((part) => part !== null && part !== '').join(' '),
  content: share,
  isClear: false,
})

/** Where a measured value stands in the list of the record. */
export function dataPath(data: unknown, property: string): string {
  const index = Array.isArray(data) ? data.findIndex((one: { property?: unknown }) => one.property === property) : -1
  return index === -1 ? '-' : `data[${index}]`
}
