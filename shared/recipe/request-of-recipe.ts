import type { z } from 'zod'
import { add, exact, sumUp, toNumber, type Exact } from '../../clp/classification/exact.ts'
import { readClass } from '../../clp/classification/read-class.ts'
import { productKinds } from '../../clp/consequences/classified.ts'
import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../../clp/substance-numbers.ts'
import { figureOf } from '../classification/figure-of-quantity.ts'
import { boilingPointLimits, flashPointLimits, pHLimits, viscosityLimits } from '../classification/measured-of-record.ts'
import { readOverride } from '../classification/overrides.ts'
import { ownData } from '../classification/own-data.ts'
import type { classificationRequest } from '../classification/request.ts'
import { measuredEnds, measuredNames, recipeUses, type MeasuredName, type Recipe, type RecipeRow } from './recipe.ts'
import { mostShare, readFigure, readShare, type Share } from './read-share.ts'
import { withWater } from './water.ts'

type Typed = z.input<typeof classificationRequest>['mixture']
type TypedComponent = Typed['components'][number]

/** What of a row cannot be judged as it stands. `unnamed`: without name and number. */
export type RowFault = 'cas' | 'ec' | 'index' | 'share' | 'own' | 'unnamed'

/** A recipe as the engine takes it. */
export interface RecipeRequest {
  /** body of POST /api/v1/classify; null where nothing can be judged: no component, or more than 100.5 % */
  readonly body: { readonly mixture: Typed } | null
  /** key of the row by the place of its component, `mixture.components[0]` */
  readonly rowAt: ReadonlyMap<string, string>
  /** by key of the row; a row without a fault is not in it */
  readonly faults: ReadonlyMap<string, readonly RowFault[]>
  /** measured values that cannot be read */
  readonly unread: readonly MeasuredName[]
  /** of all shares that can be read, ranges by both ends, in %; exact in decimals */
  readonly sum: Share
}

/**
 * Makes the request of the engine from a recipe, as far as it can be read (docs/decisions/087-recipes.md). A number with a wrong check digit is
 * left out, and the component judged as unknown; a row without a share is left out.
 */
export function requestOfRecipe(recipe: Recipe): RecipeRequest {
  const faults = new Map<string, RowFault[]>()
  const rowAt = new Map<string, string>()
  const components: TypedComponent[] = []
  const shares: Share[] = []
  for (const row of recipe.rows) {
    const found = faultsOf(row)
    if (found.length > 0) faults.set(row.key, found)
    const share = readShare(row.share)
    if (share === null) continue
    shares.push(share)
    rowAt.set(`mixture.components[${components.length}]`, row.key)
    components.push(componentOf(withWater(row), share, found))
  }
  const sum = { from: addUp(shares.map(({ from }) => from)), to: addUp(shares.map(({ to }) => to)) }
  const read = measuredNames.map((name) => [name, readMeasured(recipe, name)] as const)
  const canBeJudged = components.length > 0 && sum.from <= mostShare
  return {
    body: canBeJudged ? { mixture: mixtureOf(recipe, components, Object.fromEntries(read)) } : null,
    rowAt,
    faults,
    unread: read.flatMap(([name, value]) => (value === null && typedOf(recipe, name) !== '' ? [name] : [])),
    sum,
  }
}

/** Adds in decimals: 33.3 + 33.3 + 33.4 is 100. */
export function addUp(figures: readonly number[]): number {
  return toNumber(sumUp(figures.map(exact)))
}

/** What two figures have together, or what is between them, in decimals. */
export const addExactly = (one: number, other: number): number => toNumber(add(exact(one), exact(other)) satisfies Exact)

function faultsOf(row: RecipeRow): RowFault[] {
  const numbers = [row.cas, row.ec, row.index, row.substance]
  return [
    ...(row.cas !== undefined && !isValidCasNumber(row.cas.trim()) ? (['cas'] as const) : []),
    ...(row.ec !== undefined && !isValidEcNumber(row.ec.trim()) ? (['ec'] as const) : []),
    ...(row.index !== undefined && !isValidIndexNumber(row.index.trim()) ? (['index'] as const) : []),
    ...(readShare(row.share) === null ? (['share'] as const) : []),
    ...(row.own !== undefined && !ownData.safeParse(row.own).success ? (['own'] as const) : []),
    ...(row.name.trim() === '' && numbers.every((one) => one === undefined) ? (['unnamed'] as const) : []),
  ]
}

function componentOf(row: RecipeRow, { from, to }: Share, faults: readonly RowFault[]): TypedComponent {
  const isRight = (fault: RowFault) => !faults.includes(fault)
  const name = row.name.trim() || row.cas || row.ec || row.index || row.key
  return {
    name,
    ...(row.cas !== undefined && isRight('cas') ? { cas: row.cas.trim() } : {}),
    ...(row.ec !== undefined && isRight('ec') ? { ec: row.ec.trim() } : {}),
    ...(row.index !== undefined && isRight('index') ? { index: row.index.trim() } : {}),
    ...(row.substance === undefined ? {} : { substance: row.substance }),
    ...(row.additive === undefined ? {} : { additive: row.additive }),
    ...ownOf(row, isRight('own')),
    content: from === to ? from : { from, to },
  }
}

/** Own data with what Notes ask for; a statement without who has shown it is none. */
function ownOf({ own, noteConditions = [] }: RecipeRow, isRight: boolean): Pick<TypedComponent, 'own'> {
  const data = isRight ? own : undefined
  const shown = noteConditions.filter(({ shownBy }) => shownBy.trim() !== '')
  if (shown.length === 0) return data === undefined ? {} : { own: data }
  return { own: { ...data, notes: { ...data?.notes, ...Object.fromEntries(shown.map(({ note }) => [note, true])) } } }
}

type Values = Readonly<Partial<Record<MeasuredName, number | null>>>

function mixtureOf(recipe: Recipe, components: TypedComponent[], values: Values): Typed {
  const { foamHeight, foamDuration, ...measured } = values
  const hasFoam = typeof foamHeight === 'number' && typeof foamDuration === 'number'
  return {
    physicalState: recipe.physicalState ?? null,
    inhalation: recipe.inhalation ?? null,
    productKind: productKinds.find((kind) => kind === recipe.productKind?.trim()) ?? null,
    receptacle: recipe.receptacle ?? null,
    // A product sold to the public keeps the duties towards it, even if others buy it as well.
    use: recipeUses.toReversed().find((use) => recipe.uses.includes(use)) ?? null,
    measured: {
      ...measured,
      flashPointMethod: recipe.measured.methods.flashPoint ?? null,
      sustainsCombustion: recipe.measured.sustainsCombustion ?? null,
      foam: hasFoam ? { flameHeight: foamHeight, flameDuration: foamDuration } : null,
      tests: recipe.measured.tests.filter(({ class: text }) => {
        const read = readClass(text)
        return 'classes' in read && read.needs === null
      }),
    },
    components,
    packs: recipe.packs.flatMap(({ value, unit }) => {
      const read = readFigure(value, { min: 1e-6, max: 1e9 })
      return read === null || unit.trim() === '' ? [] : [{ value: read.value, unit: unit.trim() }]
    }),
    overrides: overridesOf(recipe),
  }
}

/** Those that the call takes: one that contradicts itself or another says so where it is written, and must not hide the label. */
function overridesOf({ overrides }: Recipe): NonNullable<Typed['overrides']> {
  const typed = overrides.map(({ class: text, category, basis, reason, person, day, madeFor }) => ({
    class: text,
    category,
    basis,
    reason,
    person,
    day,
    madeFor,
  }))
  return typed.filter((one, index) => {
    const refused: string[] = []
    return (
      one.reason.trim() !== '' &&
      one.class.trim() !== '' &&
      readOverride(one, index, typed, (_path, message) => refused.push(message)).length > 0
    )
  })
}

const limitsOf: Partial<Readonly<Record<MeasuredName, readonly number[]>>> = {
  flashPoint: flashPointLimits,
  initialBoilingPoint: boilingPointLimits,
  kinematicViscosity40: viscosityLimits,
  pH: pHLimits,
}

const typedOf = (recipe: Recipe, name: MeasuredName): string => recipe.measured.values[name]?.trim() ?? ''

/** A figure of section 9 as the engine takes it; null where nothing was typed, or nothing that says enough: `> 50` below a limit. */
function readMeasured(recipe: Recipe, name: MeasuredName): number | null {
  const figure = readFigure(typedOf(recipe, name), measuredEnds[name])
  if (figure === null) return null
  return figureOf({ value: figure.value, unit: '', ...(figure.sign === null ? {} : { sign: figure.sign }) }, limitsOf[name] ?? [])
}
