import { mayReach } from '../../clp/contained-substances.ts'
import { isSuppliedToPublic } from '../../documents/label-duties.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** Entries of REACH Annex XVII that keep a substance from the public by its content and the use, or ask for its levels in section 8. */
export const checkRestrictedSubstances: Rule = ({ record }) => [...checkPublic(record), ...checkLevels(record)]

interface KeptFromPublic {
  readonly entry: number
  readonly casNumber: string
  /** % by weight */
  readonly from: number
  /** of which products column 2 speaks; of all where it is left out */
  readonly of?: (record: ProductRecord) => boolean
}

const isFor =
  (pattern: RegExp) =>
  ({ uses }: ProductRecord): boolean =>
    uses.some((text) => 'phrase' in text && pattern.test(text.phrase))
const coats = isFor(/^use\.(?:coating|sprayPaint|clearCoat)/)
const bonds = isFor(/^use\.(?:bonding|adhesive)/)
const cleans = isFor(/^use\.(?:cleaning|drainCleaner|toiletCleaner)/)
const isAerosol = ({ classification }: ProductRecord): boolean => classification.some(({ category }) => category.startsWith('Aerosol'))

/** Grams; of litres those of a light solvent. */
const largePack = 350
const inGrams: Partial<Readonly<Record<Quantity['unit'], number>>> = { kg: 1000, g: 1, l: 700, ml: 0.7 }
const hasLargePack = ({ labelElements }: ProductRecord): boolean =>
  labelElements.packSizes.some(({ value, unit }) => (value ?? 0) * (inGrams[unit] ?? 0) > largePack)

/** REACH Annex XVII, column 2. Aerosols by their class, kinds of products by their uses. */
const keptFromPublic: readonly KeptFromPublic[] = [
  { entry: 32, casNumber: '67-66-3', from: 0.1 },
  { entry: 34, casNumber: '79-00-5', from: 0.1 },
  { entry: 35, casNumber: '79-34-5', from: 0.1 },
  { entry: 36, casNumber: '630-20-6', from: 0.1 },
  { entry: 37, casNumber: '76-01-7', from: 0.1 },
  { entry: 38, casNumber: '75-35-4', from: 0.1 },
  { entry: 48, casNumber: '108-88-3', from: 0.1, of: (record) => bonds(record) || (isAerosol(record) && coats(record)) },
  { entry: 54, casNumber: '111-77-3', from: 0.1, of: (record) => coats(record) || cleans(record) },
  { entry: 55, casNumber: '112-34-5', from: 3, of: (record) => isAerosol(record) && (coats(record) || cleans(record)) },
  { entry: 57, casNumber: '110-82-7', from: 0.1, of: (record) => bonds(record) && hasLargePack(record) },
]

function checkPublic(record: ProductRecord): Finding[] {
  if (!isSuppliedToPublic(record)) return []
  return keptFromPublic.flatMap(({ entry, casNumber, from, of }) => {
    const { ingredients } = record.composition
    const index = ingredients.findIndex((one) => one.casNumber === casNumber)
    const found = ingredients[index]
    if (found === undefined || !mayReach([found], from) || of?.(record) === false) return []
    const article = `REACH Annex XVII, entry ${entry}`
    return [finding('regulatory.substanceForPublic', `composition.ingredients[${index}]`, { params: { code: found.name }, article })]
  })
}

interface StatedLevels {
  readonly entry: number
  readonly casNumber: string
  /** mg/m³ for workers, by inhalation */
  readonly inhalation: number
  /** mg/kg a day for workers, by skin */
  readonly dermal: number
}

/** From 0.3 % on such a mixture is placed on the market only where its sheet has these levels: column 2, paragraph 1. */
const levelsFrom = 0.3
const statedLevels: readonly StatedLevels[] = [
  { entry: 71, casNumber: '872-50-4', inhalation: 14.4, dermal: 4.8 },
  { entry: 76, casNumber: '68-12-2', inhalation: 6, dermal: 1.1 },
]

function checkLevels({ composition: { ingredients } }: ProductRecord): Finding[] {
  return statedLevels.flatMap(({ entry, casNumber, inhalation, dermal }) => {
    const index = ingredients.findIndex((one) => one.casNumber === casNumber)
    const found = ingredients[index]
    if (found === undefined || !mayReach([found], levelsFrom)) return []
    const what = [
      ...(hasLevel(found, 'inhalation', inhalation) ? [] : [{ value: inhalation, unit: 'mg/m³' as const }]),
      ...(hasLevel(found, 'dermal', dermal) ? [] : [{ value: dermal, unit: 'mg/kg/day' as const }]),
    ]
    if (what.length === 0) return []
    const article = `REACH Annex XVII, entry ${entry}, and Annex II, 8.1.4`
    const params = { section: '8', what: ['DNEL', found.name, ...what] }
    return [finding('protection.restrictedLevelMissing', `composition.ingredients[${index}].noEffectLevels`, { params, article })]
  })
}

const hasLevel = ({ noEffectLevels }: Ingredient, route: 'inhalation' | 'dermal', value: number): boolean =>
  noEffectLevels.some((one) => one.population === 'workers' && one.route === route && one.quantity.value === value)
