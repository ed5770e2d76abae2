/** The request of a classification as the contract names it, parsed into what the engine takes. */
import { z } from 'zod'
import { add, exact, isLess, toNumber, zero } from '../../clp/classification/exact.ts'
import type { Content, Measured, Mixture, MixtureComponent, MixtureTest } from '../../clp/classification/mixture.ts'
import { readClass } from '../../clp/classification/read-class.ts'
import { mostSum } from '../../clp/classification/resolve-components.ts'
import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../../clp/substance-numbers.ts'
import { receptacles } from '../../clp/classification/receptacle-kinds.ts'
import { productKinds } from '../../clp/consequences/classified.ts'
import { faultOfClass } from './fault-of-class.ts'
import { readOverride, typedOverride } from './overrides.ts'
import { ownData } from './own-data.ts'
import { rule, ruleOf } from '../reasons/reason.ts'

/** How many components a mixture may have, those of its raw materials included, and how deep raw materials may lie in one another. */
export const mostComponents = 500
const deepest = 5

const percent = z.number().min(0).max(100.5)
/** °C, not below absolute zero. */
const temperature = z.number().min(-273.15).max(1e5)
const key = z.string().trim().min(1).max(200)
/** As long as a recipe takes it: names of reaction masses have 250 characters, and are shown to people. */
const componentName = z.string().trim().min(1).max(500)

const content = z.union([
  percent,
  z.strictObject({ from: percent, to: percent }).refine(({ from, to }) => from <= to, { path: ['to'], message: rule('range') }),
])

interface Typed<Own> {
  cas?: string | null | undefined
  ec?: string | null | undefined
  index?: string | null | undefined
  substance?: string | null | undefined
  name?: string | null | undefined
  content: z.infer<typeof content>
  additive?: boolean | null | undefined
  own?: Own | null | undefined
  components?: Typed<Own>[] | null | undefined
}
type TypedComponent = Typed<z.output<typeof ownData>>

type ComponentSchema = z.ZodType<TypedComponent, Typed<z.input<typeof ownData>>>

/** Raw materials in raw materials, but not without end: each level has a schema of its own. */
function componentSchema(levels: number): ComponentSchema {
  const parts: z.ZodType<TypedComponent[], Typed<z.input<typeof ownData>>[]> =
    levels > 1 ? z.array(componentSchema(levels - 1)).max(mostComponents) : z.array(z.never(rule('tooDeep', { max: deepest })))
  return z
    .strictObject({
      cas: z.string().trim().refine(isValidCasNumber, rule('casNumber')).nullish(),
      ec: z.string().trim().refine(isValidEcNumber, rule('ecNumber')).nullish(),
      index: z.string().trim().refine(isValidIndexNumber, rule('indexNumber')).nullish(),
      substance: key.nullish().describe('key of an own substance or raw material'),
      name: componentName.nullish(),
      content: content.describe('% w/w, of gases % v/v; exact or from … to'),
      additive: z.boolean().nullish().describe('false: CLP Annex I, 3.2.3.3.4'),
      own: ownData.nullish(),
      components: parts.nullish().describe('of a raw material, in % of it'),
    })
    .refine(({ cas, ec, index, substance, name }) => [cas, ec, index, substance, name].some((one) => typeof one === 'string'), {
      path: ['name'],
      message: rule('anyIdentity'),
    })
}
const component = componentSchema(deepest)

/** The components of a raw material that is kept. */
export const typedComponents = z.array(component).max(mostComponents)

const test = z
  .strictObject({ class: z.string().max(200), result: z.enum(['positive', 'negative']), method: z.string().max(500).nullish() })
  .transform(({ class: text, result, method }, context): MixtureTest[] => {
    const read = readClass(text)
    if ('problem' in read) {
      context.addIssue({ code: 'custom', path: ['class'], message: ruleOf(faultOfClass(read, text)) })
      return []
    }
    if (read.needs !== null) context.addIssue({ code: 'custom', path: ['class'], message: rule('categoryStatement', { category: text }) })
    return read.classes.map(({ category, statement }) => ({ category, statement, result, method: method ?? null }))
  })

const measured = z.strictObject({
  flashPoint: temperature.nullish().describe('°C'),
  flashPointMethod: z.string().max(200).nullish().describe('its test; “calculation” where a person calculated it by CLP Annex I, 2.6.4.3'),
  initialBoilingPoint: temperature.nullish().describe('°C'),
  meltingPoint: temperature.nullish().describe('°C; asked for where it is carried heated'),
  carriageTemperature: temperature
    .nullish()
    .describe('°C at which it is handed over for carriage, where it is heated: ADR 2.2.3.1.2 and 2.2.9.1.13; left out: it is not'),
  sustainsCombustion: z.boolean().nullish(),
  pH: z.number().min(-5).max(20).nullish(),
  alkaliReserve: z.number().min(0).max(1000).nullish().describe('g NaOH/100 g'),
  acidReserve: z.number().min(0).max(1000).nullish().describe('g NaOH/100 g'),
  kinematicViscosity40: z.number().positive().max(1e9).nullish().describe('mm²/s at 40 °C'),
  relativeDensity: z.number().positive().max(100).nullish(),
  vapourPressure50: z.number().min(0).max(1e6).nullish().describe('kPa at 50 °C'),
  flammableContent: z.number().min(0).max(100).nullish().describe('% by mass'),
  heatOfCombustion: z.number().min(0).max(1000).nullish().describe('kJ/g'),
  ignitionDistance: z.number().min(0).max(1e4).nullish().describe('cm'),
  enclosedSpaceTime: z.number().min(0).max(1e6).nullish().describe('s/m³'),
  deflagrationDensity: z.number().min(0).max(1e6).nullish().describe('g/m³, of the test in an enclosed space'),
  foam: z.strictObject({ flameHeight: z.number().min(0).max(1e4), flameDuration: z.number().min(0).max(1e6) }).nullish(),
  layers: z
    .array(z.strictObject({ aspirationContent: z.number().min(0).max(100), kinematicViscosity40: z.number().positive().max(1e9) }))
    .max(10)
    .nullish()
    .describe('distinct layers: CLP Annex I, 3.10.3.3.1.3'),
  tests: z.array(test).max(100).nullish(),
})

const typedMixture = z.strictObject({
  name: key.nullish(),
  productKind: z.enum(productKinds).nullish().describe('what statements of CLP Annex II, Part 2 and entries of ADR depend on'),
  physicalState: z
    .enum(['solid', 'liquid', 'gas', 'aerosol'])
    .nullish()
    .describe('left out: classes of gases and aerosols are open, and no transport is proposed'),
  receptacle: z
    .enum(receptacles)
    .nullish()
    .describe(
      'in what it is sold under pressure, where ADR has an entry for that: UN 2037, 1044, 1057, 3500 to 3505; left out: an aerosol, a cylinder, or no pressure',
    ),
  use: z.enum(['consumer', 'professional', 'industrial']).nullish(),
  inhalation: z.enum(['vapour', 'mist', 'dust', 'gas']).nullish(),
  measured: measured.nullish(),
  components: z
    .array(component)
    .min(1)
    .max(mostComponents)
    .describe(`at most ${mostComponents}, those of raw materials included; raw materials lie at most ${deepest} deep in one another`),
  packs: z
    .array(z.strictObject({ value: z.number().positive().max(1e9), unit: z.string().trim().min(1).max(20) }))
    .max(100)
    .nullish(),
  overrides: z.array(typedOverride).max(60).nullish(),
})

/** A day of the calendar: YYYY-MM-DD. */
const day = z.iso.date()

export const classificationRequest = z
  .strictObject({ at: day.nullish().describe('state of the law; today where it is left out'), mixture: typedMixture })
  .transform(({ at, mixture: typed }, context): { at: string | null; mixture: Mixture } => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const count = countComponents(typed.components, ['mixture', 'components'], refuse)
    if (count > mostComponents) refuse(['mixture', 'components'], rule('tooMany', { max: mostComponents }))
    const tests = (typed.measured?.tests ?? []).flat()
    // Who finds no Skin Corr. 1 has found no Skin Corr. 1A.
    const contradictions = tests.filter((one) => {
      const isOf = (other: MixtureTest) => other.category.startsWith(one.category) && other.statement === one.statement
      return one.result === 'negative' && tests.some((other) => other.result === 'positive' && isOf(other))
    })
    if (contradictions.length > 0)
      refuse(['mixture', 'measured', 'tests'], rule('contradiction', { category: contradictions[0]?.category ?? '' }))
    const mixture: Mixture = {
      name: typed.name ?? null,
      productKind: typed.productKind ?? null,
      physicalState: typed.physicalState ?? null,
      receptacle: typed.receptacle ?? null,
      use: typed.use ?? null,
      inhalation: typed.inhalation ?? null,
      measured: readMeasured(typed.measured ?? {}, tests),
      components: count > mostComponents ? [] : typed.components.map((one, index) => readComponent(one, `mixture.components[${index}]`)),
      packs: typed.packs ?? [],
      overrides: (typed.overrides ?? []).flatMap((one, index) => readOverride(one, index, typed.overrides ?? [], refuse)),
    }
    return { at: at ?? null, mixture }
  })

type Refuse = (path: (string | number)[], message: string) => void

/** Counts, and refuses contents that cannot stand together: more than 100.5 %, of ranges by their lower ends. */
function countComponents(components: readonly TypedComponent[], path: (string | number)[], refuse: Refuse): number {
  const sum = components.map(({ content: of }) => exact(typeof of === 'number' ? of : of.from)).reduce(add, zero)
  if (isLess(mostSum, sum)) refuse(path, rule('sumAbove', { sum: toNumber(sum), max: toNumber(mostSum) }))
  return components.reduce((count, { components: parts }, index) => {
    return count + 1 + (parts && parts.length > 0 ? countComponents(parts, [...path, index, 'components'], refuse) : 0)
  }, 0)
}

const readContent = (typed: TypedComponent['content']): Content => {
  if (typeof typed !== 'number') return { from: exact(typed.from), to: exact(typed.to) }
  const both = exact(typed)
  return { from: both, to: both }
}

/** @param path where it stands in the request */
export function readComponent(typed: TypedComponent, path: string): MixtureComponent {
  return {
    path,
    cas: typed.cas ?? null,
    ec: typed.ec ?? null,
    index: typed.index ?? null,
    substance: typed.substance ?? null,
    name: typed.name ?? null,
    content: readContent(typed.content),
    additive: typed.additive ?? true,
    own: typed.own ?? null,
    components: (typed.components ?? []).map((one, index) => readComponent(one, `${path}.components[${index}]`)),
  }
}

function readMeasured(typed: z.infer<typeof measured>, tests: readonly MixtureTest[]): Measured {
  return {
    flashPoint: typed.flashPoint ?? null,
    flashPointMethod: typed.flashPointMethod ?? null,
    initialBoilingPoint: typed.initialBoilingPoint ?? null,
    meltingPoint: typed.meltingPoint ?? null,
    carriageTemperature: typed.carriageTemperature ?? null,
    sustainsCombustion: typed.sustainsCombustion ?? null,
    pH: typed.pH ?? null,
    alkaliReserve: typed.alkaliReserve ?? null,
    acidReserve: typed.acidReserve ?? null,
    kinematicViscosity40: typed.kinematicViscosity40 ?? null,
    relativeDensity: typed.relativeDensity ?? null,
    vapourPressure50: typed.vapourPressure50 ?? null,
    flammableContent: typed.flammableContent ?? null,
    heatOfCombustion: typed.heatOfCombustion ?? null,
    ignitionDistance: typed.ignitionDistance ?? null,
    enclosedSpaceTime: typed.enclosedSpaceTime ?? null,
    deflagrationDensity: typed.deflagrationDensity ?? null,
    foam: typed.foam ?? null,
    layers: typed.layers ?? [],
    tests,
  }
}
