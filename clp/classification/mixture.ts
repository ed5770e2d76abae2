/** A mixture as the engine takes it: parsed at the door, figures exact. The names of the request are those of the contract. */
import type { AnnexNote, ExposureRoute, MixtureNote } from '../annex-vi/entry.ts'
import type { HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import type { SupplementalStatementCode } from '../statements.ts'
import type { Receptacle } from './receptacle-kinds.ts'
import type { Exact } from './exact.ts'

export type PhysicalState = 'solid' | 'liquid' | 'gas' | 'aerosol'
export type Use = 'consumer' | 'professional' | 'industrial'
export type InhaledForm = 'gas' | 'vapour' | 'mist' | 'dust'

/** In the order of the answer. Oral and dermal in mg/kg body weight, gas in ppmV, vapour, mist and dust in mg/l over four hours. */
export const estimateRoutes = ['oral', 'dermal', 'gas', 'vapour', 'mist', 'dust'] as const
export type EstimateRoute = (typeof estimateRoutes)[number]

export interface Mixture {
  readonly name: string | null
  /** kind of product where supplemental statements depend on it: 'paint', 'cement' …; null: not said */
  readonly productKind: string | null
  /** null: not said; physical hazards are then not judged, health hazards as for a liquid */
  readonly physicalState: PhysicalState | null
  /** in what it is sold under pressure, where that has an entry of its own in transport; null: in none of them, or not said */
  readonly receptacle: Receptacle | null
  /** null: not said; duties towards the public then count */
  readonly use: Use | null
  /** the form in which people may breathe it; null: not said */
  readonly inhalation: InhaledForm | null
  readonly measured: Measured
  readonly components: readonly MixtureComponent[]
  readonly packs: readonly { readonly value: number; readonly unit: string }[]
  readonly overrides: readonly Override[]
}

/** Every figure is null where nobody measured it. */
export interface Measured {
  /** °C */
  readonly flashPoint: number | null
  readonly flashPointMethod: string | null
  /** °C */
  readonly initialBoilingPoint: number | null
  /** °C; for what is solid in the store and liquid on the way */
  readonly meltingPoint: number | null
  /** °C at which it is handed over for carriage, where it is heated: ADR 2.2.3.1.2 and 2.2.9.1.13 */
  readonly carriageTemperature: number | null
  readonly sustainsCombustion: boolean | null
  readonly pH: number | null
  /** g NaOH (equivalent) per 100 g */
  readonly alkaliReserve: number | null
  readonly acidReserve: number | null
  /** mm²/s at 40 °C */
  readonly kinematicViscosity40: number | null
  readonly relativeDensity: number | null
  /** kPa at 50 °C */
  readonly vapourPressure50: number | null
  /** % by mass, of an aerosol */
  readonly flammableContent: number | null
  /** kJ/g */
  readonly heatOfCombustion: number | null
  /** cm */
  readonly ignitionDistance: number | null
  /** s/m³ */
  readonly enclosedSpaceTime: number | null
  /** g/m³, of the same test */
  readonly deflagrationDensity: number | null
  readonly foam: { readonly flameHeight: number; readonly flameDuration: number } | null
  /** distinct layers of a mixture that separates, each judged for aspiration (CLP Annex I, 3.10.3.3.1.3) */
  readonly layers: readonly { readonly aspirationContent: number; readonly kinematicViscosity40: number }[]
  readonly tests: readonly MixtureTest[]
}

/** Nobody measured anything. */
export const unmeasured: Measured = {
  flashPoint: null,
  flashPointMethod: null,
  initialBoilingPoint: null,
  meltingPoint: null,
  carriageTemperature: null,
  sustainsCombustion: null,
  pH: null,
  alkaliReserve: null,
  acidReserve: null,
  kinematicViscosity40: null,
  relativeDensity: null,
  vapourPressure50: null,
  flammableContent: null,
  heatOfCombustion: null,
  ignitionDistance: null,
  enclosedSpaceTime: null,
  deflagrationDensity: null,
  foam: null,
  layers: [],
  tests: [],
}

/** A test of the mixture itself for a class. */
export interface MixtureTest {
  readonly category: HazardCategoryCode
  readonly statement: CategoryStatementCode | null
  readonly result: 'positive' | 'negative'
  readonly method: string | null
}

/** What a person decided for a class against the calculation: CLP Article 9. */
export interface Override {
  /** where it stands in the request */
  readonly path: string
  readonly hazardClass: HazardClass
  /** the part of the class: route of acute toxicity, effect of STOT SE 3, 'lactation' …; null: the class has no parts, or its main part */
  readonly differentiation: string | null
  /** null: not classified */
  readonly category: HazardCategoryCode | null
  readonly statement: CategoryStatementCode | null
  /** those that the person named; without them what was calculated stands */
  readonly organs?: readonly string[]
  readonly routes?: readonly ExposureRoute[]
  readonly basis: 'testData' | 'bridging' | 'expertJudgement' | 'calculation'
  readonly reason: string
  readonly person: string | null
  readonly day: string | null
  /** what of the calculation it was made for; whoever calls the engine leaves out one that has lapsed */
  readonly madeFor?: string
}

/** Content in %: by weight, of gases by volume. An exact content has the same figure at both ends. */
export interface Content {
  readonly from: Exact
  readonly to: Exact
}

export interface MixtureComponent {
  /** where it stands in the request: `mixture.components[0]` */
  readonly path: string
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  /** key of an own substance or raw material of the workgroup */
  readonly substance: string | null
  readonly name: string | null
  readonly content: Content
  /** false: the additivity of skin and eye effects does not hold for it (CLP Annex I, 3.2.3.3.4, 3.3.3.3.4) */
  readonly additive: boolean
  readonly own: OwnData | null
  /** of a raw material, in % of it */
  readonly components: readonly MixtureComponent[]
}

/** A class of a substance, as far as it is known: which route, effect or organs. */
export interface ComponentClass {
  readonly category: HazardCategoryCode
  /** null only for a gas under pressure and for types without a statement */
  readonly statement: CategoryStatementCode | null
  /** routes that the statement names because no other causes the hazard; of acute toxicity the route */
  readonly routes: readonly ExposureRoute[]
  readonly organs: readonly string[]
}

/** A specific concentration limit that a supplier set (CLP Article 10), in %. */
export interface ComponentLimit {
  readonly category: HazardCategoryCode
  readonly statement: CategoryStatementCode | null
  /** null: from any content */
  readonly from: Exact | null
  readonly fromInclusive: boolean
  /** null: up to 100 % */
  readonly to: Exact | null
  readonly toInclusive: boolean
}

/** A content in % from which a supplemental statement holds: EUH031 from 5 %. */
export interface SupplementalLimit {
  readonly code: SupplementalStatementCode
  readonly from: Exact
}

/** What is not known of a component: a route of acute toxicity, or an endpoint. */
export const unknownEndpoints = [
  ...estimateRoutes,
  ...(['inhalation', 'acute', 'skin', 'eye', 'sensitisation', 'cmr', 'stot', 'aspiration', 'aquatic', 'all'] as const),
] as const
export type UnknownEndpoint = (typeof unknownEndpoints)[number]

/** What the supplier knows of a substance beside its harmonised entry. `classification: []` says: looked at, nothing found. */
export interface OwnData {
  readonly classification: readonly ComponentClass[]
  readonly supplemental: readonly SupplementalStatementCode[]
  readonly ate: Readonly<Partial<Record<EstimateRoute, number>>>
  readonly m: { readonly acute: number | null; readonly chronic: number | null }
  readonly limits: readonly ComponentLimit[]
  readonly supplementalLimits: readonly SupplementalLimit[]
  readonly unknown: readonly UnknownEndpoint[]
  /** what a Note of Annex VI asks for is shown of this raw material: L: less than 3 % DMSO extract */
  readonly notes: Readonly<Partial<Record<AnnexNote | MixtureNote, boolean>>>
}
