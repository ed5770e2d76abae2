/** Whether what makes a mixture dangerous is organic, acid, an amine: some collective entries of Table A ask for it. */
import { isNamedAcid, isNamedBase } from '../classification/acids-and-bases.ts'
import { openNameTest, type ResolvedComponent } from '../classification/component.ts'
import { isOrganic } from '../classification/is-organic.ts'
import { toNumber } from '../classification/exact.ts'

export interface NatureOfHazard {
  /** null: not known of what makes up half of it */
  readonly isOrganic: boolean | null
  /** true: acids alone; false: bases alone; null: both, or neither is known */
  readonly isAcid: boolean | null
  readonly isAmine: boolean
}

interface Carrier {
  readonly component: ResolvedComponent
  /** classes of transport that it would have by itself */
  readonly classes: readonly string[]
}

const hasAmineName = openNameTest(/amine\b|\bamines\b/i)
const hasAminoName = openNameTest(/amino/i)
/** An aminophosphonic acid is an acid. */
const isAmine = (one: ResolvedComponent): boolean => hasAmineName(one) || (hasAminoName(one) && !isNamedAcid(one))
/** Whether its name says that it is an acid or a base. */
export const isNamedByPH = (component: ResolvedComponent): boolean => isNamedAcid(component) || isNamedBase(component)
/** The entries of amines, silicates and the like ask for these classes, in this order. */
const classesInOrder = ['8', '6.1', '4.2', '4.1'] as const

/**
 * The nature of the components that corrode, or else are toxic, heat themselves or burn as solids. An entry is for what most predominantly gives
 * the hazard (ADR 3.1.2.8.1.2, 2.2.8.3): so the larger part of them by weight decides. A lye with a little of an amine is inorganic.
 * @param carriers of the mixture from 1 % on, that are dangerous goods by themselves
 */
export function natureOf(carriers: readonly Carrier[]): NatureOfHazard {
  const decisive =
    classesInOrder.map((one) => carriers.filter(({ classes }) => classes.includes(one))).find((some) => some.length > 0) ?? []
  const components = decisive.map(({ component }) => component)
  const whole = weigh(components)
  const isMost = (some: readonly ResolvedComponent[]): boolean => some.length > 0 && weigh(some) * 2 >= whole
  const corrosive = carriers.flatMap(({ component, classes }) => (classes.includes('8') ? [component] : []))
  const organic = components.filter((component) => isOrganic(component) === true)
  const inorganic = components.filter((component) => isOrganic(component) === false)
  return {
    isOrganic: isMost(organic) ? true : isMost(inorganic) ? false : null,
    isAcid: acidityOf(corrosive),
    isAmine: corrosive.length > 0 && weigh(corrosive.filter(isAmine)) * 2 >= weigh(corrosive),
  }
}

const weigh = (components: readonly ResolvedComponent[]): number => components.reduce((sum, { content }) => sum + toNumber(content.to), 0)

function acidityOf(corrosive: readonly ResolvedComponent[]): boolean | null {
  if (corrosive.length === 0) return null
  const isAcid = (one: ResolvedComponent): boolean => isNamedAcid(one) && !isNamedBase(one)
  if (corrosive.every(isAcid)) return true
  return corrosive.every((one) => isNamedBase(one) && !isNamedAcid(one)) ? false : null
}
