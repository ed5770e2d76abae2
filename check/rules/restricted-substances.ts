import { mayReach } from '../../clp/contained-substances.ts'
import { restrictedSubstances, type RestrictedSubstance } from '../../clp/reach/restricted-substances.ts'
import { isSuppliedToPublic } from '../../documents/label-duties.ts'
import { missingStatedLevels } from '../../shared/record/levels-of-restrictions.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** Entries of REACH Annex XVII that keep a substance from the public by its content and the use, or ask for its levels in section 8. */
export const checkRestrictedSubstances: Rule = ({ record, context }) => [...checkPublic(record), ...checkLevels(record, context.day)]

const isFor =
  (pattern: RegExp) =>
  ({ uses }: ProductRecord): boolean =>
    uses.some((text) => 'phrase' in text && pattern.test(text.phrase))
const coats = isFor(/^use\.(?:coating|sprayPaint|clearCoat)/)
const sprays = isFor(/^use\.spray/)
const bonds = isFor(/^use\.(?:bonding|adhesive)/)
const cleans = isFor(/^use\.(?:cleaning|drainCleaner|toiletCleaner)/)
const isAerosol = ({ classification }: ProductRecord): boolean => classification.some(({ category }) => category.startsWith('Aerosol'))

/** Grams; of litres those of a light solvent. */
const largePack = 350
const inGrams: Partial<Readonly<Record<Quantity['unit'], number>>> = { kg: 1000, g: 1, l: 700, ml: 0.7 }
const hasLargePack = ({ labelElements }: ProductRecord): boolean =>
  labelElements.packSizes.some(({ value, unit }) => (value ?? 0) * (inGrams[unit] ?? 0) > largePack)

/** Of which products column 2 of an entry speaks: aerosols by their class, kinds of products by their uses. */
const productsOf: Partial<Readonly<Record<number, (record: ProductRecord) => boolean>>> = {
  48: (record) => bonds(record) || (isAerosol(record) && coats(record)),
  54: (record) => coats(record) || cleans(record),
  55: (record) => isAerosol(record) && (coats(record) || cleans(record)),
  57: (record) => bonds(record) && hasLargePack(record),
  73: (record) => isAerosol(record) || sprays(record),
}

/** Chlorinated solvents and dibutyltin, which column 2 keeps from the public in whatever product. */
const inAnyProduct: ReadonlySet<number> = new Set([20, 32, 34, 35, 36, 37, 38])

/** REACH Annex XVII, column 2: what is kept from the public in any product, or in some alone. */
const keptFromPublic = restrictedSubstances.filter(({ entry }) => inAnyProduct.has(entry) || productsOf[entry] !== undefined)

function checkPublic(record: ProductRecord): Finding[] {
  if (!isSuppliedToPublic(record)) return []
  return keptFromPublic.flatMap((restricted) => {
    const { entry } = restricted
    const { index, found } = findContained(record, restricted)
    if (found === undefined || productsOf[entry]?.(record) === false) return []
    const article = `REACH Annex XVII, entry ${entry}`
    return [finding('regulatory.substanceForPublic', `composition.ingredients[${index}]`, { params: { code: found.name }, article })]
  })
}

/** The ingredient of an entry, where the mixture may hold so much of it that column 2 speaks of it. */
function findContained({ composition: { ingredients } }: ProductRecord, { casNumbers, from }: RestrictedSubstance) {
  const index = ingredients.findIndex(({ casNumber = '' }) => casNumbers.includes(casNumber))
  const found = ingredients[index]
  return { index, found: found !== undefined && mayReach([found], from) ? found : undefined }
}

/** Such a mixture is placed on the market only where its sheet has these levels. */
function checkLevels(record: ProductRecord, day: string): Finding[] {
  return restrictedSubstances.flatMap((restricted) => {
    const { index, found } = findContained(record, restricted)
    const { statedLevels, statedFrom = day } = restricted
    if (statedLevels === undefined || found === undefined || day < statedFrom) return []
    const missing = missingStatedLevels(found.casNumber, 100, found.noEffectLevels)
    if (missing.length === 0) return []
    const path = `composition.ingredients[${index}].noEffectLevels`
    return [
      finding('protection.restrictedLevelMissing', path, {
        params: { section: '8', what: ['DNEL', found.name, ...missing.map(({ quantity }) => quantity)] },
        article: `REACH Annex XVII, entry ${restricted.entry}, and Annex II, 8.1.4`,
        fix: missing.map((value) => ({ op: 'add', path: `/composition/ingredients/${index}/noEffectLevels/-`, value })),
      }),
    ]
  })
}
