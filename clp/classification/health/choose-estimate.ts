/** The estimate by which a component counts in the formula of a route: CLP Annex I, 3.1.3.3, Tables 3.1.1 and 3.1.2. */
import type { ResolvedClass, ResolvedComponent } from '../component.ts'
import { routeOfStatement } from '../endpoints.ts'
import { categoryOfEstimate, estimateTables, pointOf, type AcuteCategory } from '../estimate-tables.ts'
import { categoryNumber } from '../join-entry.ts'
import { estimateRoutes, type EstimateRoute, type InhaledForm, type Mixture } from '../mixture.ts'

export interface ChosenEstimate {
  readonly value: number
  /** the point of Table 3.1.2 stands for a category: no test result */
  readonly isConverted: boolean
  /** null: above category 4 */
  readonly category: AcuteCategory | null
}

const inhaled: readonly EstimateRoute[] = estimateRoutes.filter((route) => estimateTables[route].route === 'inhalation')
/** Dust and mist stand in one column of Table 3.1.1: a value for one holds for the other. */
export const sameColumn: Readonly<Partial<Record<EstimateRoute, EstimateRoute>>> = { dust: 'mist', mist: 'dust' }

/** The form in which a mixture is judged whose form of inhalation is not said. */
export function formOf({ inhalation, physicalState }: Mixture): InhaledForm {
  if (inhalation !== null) return inhalation
  return physicalState === 'gas' ? 'gas' : physicalState === 'solid' ? 'dust' : physicalState === 'aerosol' ? 'mist' : 'vapour'
}

/**
 * Vapour, dust, mist and gas are different estimates: a component counts in the form that it was tested in. Without a tested form its category
 * counts in the form in which the mixture is breathed.
 */
export function chooseEstimate(component: ResolvedComponent, route: EstimateRoute, mixture: Mixture): ChosenEstimate | 'otherForm' | null {
  const { route: exposure } = estimateTables[route]
  const own = classFor(component, exposure)
  if (exposure !== 'inhalation') return fromValue(component, route, own) ?? fromCategory(route, own)
  const form = formOf(mixture)
  if (!inhaled.some((one) => component.estimates[one] !== undefined)) return route === form ? fromCategory(route, own) : null
  const direct = fromValue(component, route, own)
  if (direct) {
    const isOther = route !== form && sameColumn[route] !== form
    // Who says how people breathe it has said that dust and mist do not reach them.
    if (isOther && mixture.inhalation !== null) {
      const hasRequested = fromValue(component, form, own) !== null
      const isParticle = route === 'dust' || route === 'mist'
      return hasRequested || (isParticle && (form === 'vapour' || form === 'gas')) ? 'otherForm' : direct
    }
    return direct
  }
  return null
}

/**
 * Whether a component is harmful in dust or mist by its tests, and nobody tested the vapour or gas in which the mixture is said to be breathed: for
 * that form there is no useable information (3.1.3.6.2.2), so that it is unknown there and not harmless.
 */
export function lacksRequestedForm(component: ResolvedComponent, mixture: Mixture): boolean {
  const { inhalation } = mixture
  if (inhalation !== 'vapour' && inhalation !== 'gas') return false
  const own = classFor(component, 'inhalation')
  const values = inhaled.flatMap((route) => {
    const found = component.estimates[route] === undefined ? null : fromValue(component, route, own)
    return found ? [{ route, found }] : []
  })
  return values.some(({ found }) => found.category !== null) && values.every(({ route }) => route === 'dust' || route === 'mist')
}

function fromValue(component: ResolvedComponent, route: EstimateRoute, own: ResolvedClass | undefined): ChosenEstimate | null {
  const twin = sameColumn[route]
  const found = component.estimates[route] ?? (twin ? component.estimates[twin] : undefined)
  if (!found) return null
  const named = own ? categoryNumber(own.category) : null
  const byTable = categoryOfEstimate(route, found.value)
  // A point of Table 3.1.2 lies on the limit of the next category: who states it with its class means that class.
  const isConverted = named !== null && named !== byTable && pointOf(route, named) === found.value
  return { value: found.value, isConverted, category: isConverted ? named : byTable }
}

function fromCategory(route: EstimateRoute, own: ResolvedClass | undefined): ChosenEstimate | null {
  if (!own) return null
  const category = categoryNumber(own.category)
  return { value: pointOf(route, category), isConverted: true, category }
}

function classFor({ classes }: ResolvedComponent, exposure: 'oral' | 'dermal' | 'inhalation'): ResolvedClass | undefined {
  for (const one of classes) if (one.category.startsWith('Acute Tox.') && routeOfStatement(one.statement) === exposure) return one
  return undefined
}
