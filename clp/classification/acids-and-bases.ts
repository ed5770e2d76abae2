/** Acids and bases by their English names, of the recipe and of the entry of Annex VI. */
import { namesOf, type ResolvedComponent } from './component.ts'

const acidName = /\bacid\b|\banhydride\b|hydrogen (?:chloride|fluoride|bromide|iodide)/i
const baseName = /hydroxide|\bammonia\b|metasilicate|amine\b|\bamines\b|amino/i

const isNamed = (component: ResolvedComponent, pattern: RegExp): boolean => namesOf(component).some((one) => pattern.test(one))

export const isNamedAcid = (component: ResolvedComponent): boolean => isNamed(component, acidName)
export const isNamedBase = (component: ResolvedComponent): boolean => isNamed(component, baseName)
