import { isOneOf, mayReach, type ContainedSubstance, type NamedSubstances } from '../contained-substances.ts'
import { findHazardCategory, type HazardClass } from '../hazard-categories.ts'

export interface RestrictionReasons {
  /** codes that forbid general use: of the label, or of a substance that the mixture contains */
  generalUse: readonly string[]
  /** codes, and 'methanol' or 'dichloromethane', that demand a child-resistant fastening */
  childResistantFastening: readonly string[]
  /** codes that demand a tactile warning */
  tactileWarning: readonly string[]
}

export interface LabelRestrictions {
  /** may be supplied to the general public */
  generalUse: boolean
  childResistantFastening: boolean
  tactileWarning: boolean
  /** what leads to each restriction, empty where there is none */
  because: RestrictionReasons
  /** the rule of the regulation behind each restriction */
  sources: Readonly<Record<keyof RestrictionReasons, string>>
}

const sources = {
  // entries 28 to 30: carcinogens, mutagens and reproductive toxicants of category 1A and 1B, with H350, H340 and H360
  generalUse: 'REACH Annex XVII, entries 28 to 30',
  childResistantFastening: 'CLP Annex II, 3.1.1',
  tactileWarning: 'CLP Annex II, 3.2.1',
} as const

const notForGeneralUse = ['H340', 'H350', 'H360']
const fasteningAndWarning = ['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372']
const warningOnly = ['H220', 'H221', 'H224', 'H225', 'H228', 'H341', 'H351', 'H361', 'H371', 'H373', 'H302', 'H312', 'H332', 'H334']
const fastening: ReadonlySet<string> = new Set(fasteningAndWarning)
const warning: ReadonlySet<string> = new Set([...fasteningAndWarning, ...warningOnly])

export const methanol: NamedSubstances = { casNumbers: ['67-56-1'], ecNumbers: ['200-659-6'], indexNumbers: ['603-001-00-X'] }

/** CLP Annex II, 3.1.1.3: two substances that demand a child-resistant fastening from this content on, in per cent by weight, inclusive. */
const fasteningSubstances: readonly (NamedSubstances & { name: string; fromPercent: number })[] = [
  { ...methanol, name: 'methanol', fromPercent: 3 },
  { name: 'dichloromethane', fromPercent: 1, casNumbers: ['75-09-2'], ecNumbers: ['200-838-9'], indexNumbers: ['602-004-00-3'] },
]

/** CLP Annex I, Tables 3.5.2, 3.6.2 and 3.7.2: generic limits of category 1A and 1B, in per cent by weight, to which entries 28 to 30 refer. */
const genericLimits: Partial<Record<HazardClass, number>> = { germCellMutagenicity: 0.1, carcinogenicity: 0.1, reproductiveToxicity: 0.3 }

/**
 * What the label's hazard statements and the composition mean for a package supplied to the general public: whether the product may be
 * supplied to it at all, whether the package needs a child-resistant fastening and a tactile warning of danger (CLP Annex II, Part 3).
 *
 * @param labelHazards H and EUH codes of the label. A suffix (H361d) counts with its code, a combined code (H301+H311) with each part.
 * @param ingredients what the mixture contains
 */
export function labelRestrictions(labelHazards: readonly string[], ingredients: readonly ContainedSubstance[]): LabelRestrictions {
  const codes = singleCodes(labelHazards)
  const because: RestrictionReasons = {
    generalUse: codesAgainstGeneralUse(codes, ingredients),
    childResistantFastening: [...codes.filter((code) => fastening.has(withoutSuffix(code))), ...namesOfFastening(ingredients)],
    tactileWarning: codes.filter((code) => warning.has(withoutSuffix(code))),
  }
  return {
    generalUse: because.generalUse.length === 0,
    childResistantFastening: because.childResistantFastening.length > 0,
    tactileWarning: because.tactileWarning.length > 0,
    because,
    sources,
  }
}

const singleCodes = (labelHazards: readonly string[]): string[] => [
  ...new Set(labelHazards.flatMap((code) => code.split('+')).map((code) => code.trim())),
]

const withoutSuffix = (code: string): string => code.replace(/[A-Za-z]+$/, '')

/** Whether the product may be supplied to the general public (REACH Annex XVII, entries 28 to 30), by what `labelRestrictions` takes. */
export function isForGeneralUse(labelHazards: readonly string[], ingredients: readonly ContainedSubstance[]): boolean {
  return codesAgainstGeneralUse(singleCodes(labelHazards), ingredients).length === 0
}

function codesAgainstGeneralUse(codes: readonly string[], ingredients: readonly ContainedSubstance[]): string[] {
  const forbidding = [...codes, ...codesOfRestricted(ingredients)].filter((code) =>
    notForGeneralUse.some((start) => code.startsWith(start)),
  )
  return [...new Set(forbidding)]
}

function namesOfFastening(ingredients: readonly ContainedSubstance[]): string[] {
  return fasteningSubstances.flatMap((named) => {
    const contained = ingredients.filter((ingredient) => isOneOf(ingredient, named))
    return mayReach(contained, named.fromPercent) ? [named.name] : []
  })
}

/** Statements of the harmonised substances that entries 28 to 30 name and that reach their specific or the generic limit. */
function codesOfRestricted(ingredients: readonly ContainedSubstance[]): string[] {
  const codes: string[] = []
  for (const ingredient of ingredients) {
    // The Appendices to entries 28 to 30 list substances of CLP Annex VI, each of which has an index number.
    if (ingredient.indexNumber === undefined) continue
    for (const { category, statements } of ingredient.classification) {
      const { hazardClass, category: level } = findHazardCategory(category)
      const generic = genericLimits[hazardClass]
      if (generic === undefined || !level.startsWith('1')) continue
      const own = ingredient.specificLimits.flatMap((limit) => (limit.category === category ? (limit.from ?? []) : []))
      if (mayReach([ingredient], own.length > 0 ? Math.min(...own) : generic)) codes.push(...statements)
    }
  }
  return codes
}
