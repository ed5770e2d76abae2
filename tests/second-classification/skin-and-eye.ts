/** CLP Annex I, 3.2.3.3 and 3.3.3.3: corrosion and irritation of skin and eye. */
import { dividedBy, fraction, isAtLeast, sumOf, type Fraction } from './fraction.ts'
import { contains, isIn, specificLimit, type Ingredient } from './ingredient.ts'

const corrosive = ['Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C', 'Skin Corr. 1'] as const
const skin = [...corrosive, 'Skin Irrit. 2'] as const
const eye = ['Eye Dam. 1', 'Eye Irrit. 2'] as const
const one = fraction(1)

/** Shares of the limit: each content by its own limit, which is the specific one where there is one. Enough is one. */
const shares = (counted: readonly Ingredient[], limitOf: (ingredient: Ingredient) => Fraction): Fraction =>
  sumOf(counted.map((ingredient) => dividedBy(ingredient.content, limitOf(ingredient))))
const isEnough = (sum: Fraction): boolean => isAtLeast(sum, one)

/** Table 1.1 with 1.1.2.2.2 (a): from 1 %, or from the lower of the specific limits of the class. */
const isRelevant = (ingredient: Ingredient, hazardClass: readonly string[]): boolean =>
  contains(ingredient, 1) || contains(ingredient, specificLimit(ingredient, ...hazardClass) ?? one)

/** Table 3.2.3 and Table 3.2.4. */
export function classifySkin(ingredients: readonly Ingredient[], pH: number | null): string | null {
  const found = [skinByAddition(ingredients.filter((ingredient) => isRelevant(ingredient, skin))), ...ingredients.map(skinAlone)]
  // Category 1 without subcategory leaves 1A open, so that only a sum of 1A says more; not where the ingredient itself has no subcategory
  // (Note to Table 3.2.3).
  const isOpen = ingredients.some((ingredient) => isIn(ingredient, 'Skin Corr. 1') && skinAlone(ingredient) === 'Skin Corr. 1')
  const order = [...(isOpen ? ['Skin Corr. 1'] : []), 'Skin Corr. 1A', 'Skin Corr. 1', 'Skin Corr. 1B', 'Skin Corr. 1C', 'Skin Irrit. 2']
  const worst = order.find((category) => found.includes(category)) ?? null
  // 3.2.3.1.2: in the absence of other information; the ingredients are such information where they name a subcategory.
  const isExtreme = pH !== null && (pH <= 2 || pH >= 11.5)
  return isExtreme && !worst?.startsWith('Skin Corr.') ? 'Skin Corr. 1' : worst
}

/** Table 3.2.3. */
function skinByAddition(relevant: readonly Ingredient[]): string | null {
  const additive = relevant.filter(({ isAdditive }) => isAdditive)
  const of = (...categories: string[]) => additive.filter((ingredient) => isIn(ingredient, ...categories))
  // 5 %, or the specific limit for this subcategory or a worse one.
  const corrosionLimit =
    (...categories: string[]) =>
    (ingredient: Ingredient) =>
      specificLimit(ingredient, ...categories) ?? fraction(5)
  const isAll = isEnough(shares(of(...corrosive), corrosionLimit(...corrosive)))
  // Note to Table 3.2.3: one relevant ingredient without subcategory leaves the mixture without one.
  if (isAll && of('Skin Corr. 1').length > 0) return 'Skin Corr. 1'
  const subcategories = ['Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C'] as const
  for (const [index, subcategory] of subcategories.entries()) {
    const upToThis = subcategories.slice(0, index + 1)
    if (isEnough(shares(of(...upToThis), corrosionLimit(...upToThis)))) return subcategory
  }
  const irritants = [...of(...corrosive, 'Skin Irrit. 2')]
  // Ten times a corrosive one: 1 % of it is as much as 10 % of an irritant.
  const irritationLimit = (ingredient: Ingredient) =>
    specificLimit(ingredient, 'Skin Irrit. 2') ?? fraction(isIn(ingredient, ...corrosive) ? 1 : 10)
  return isEnough(shares(irritants, irritationLimit)) ? 'Skin Irrit. 2' : null
}

/** Table 3.2.4: where additivity does not hold. */
function skinAlone(ingredient: Ingredient): string | null {
  if (ingredient.isAdditive) return null
  const isCorrosive = isIn(ingredient, ...corrosive)
  if (isCorrosive && contains(ingredient, specificLimit(ingredient, ...corrosive) ?? one)) return 'Skin Corr. 1'
  // A corrosive one below its limit is no “other skin irritant”: only a specific limit makes it one.
  const irritant =
    specificLimit(ingredient, 'Skin Irrit. 2') ?? (!isCorrosive && isIn(ingredient, 'Skin Irrit. 2') ? fraction(3) : undefined)
  return irritant && contains(ingredient, irritant) ? 'Skin Irrit. 2' : null
}

/** Table 3.3.3 and Table 3.3.4. A mixture that corrodes the skin damages the eye (3.3.1). */
export function classifyEye(ingredients: readonly Ingredient[], pH: number | null, skinCategory: string | null): string | null {
  const relevant = ingredients.filter((ingredient) => isRelevant(ingredient, [...eye, ...corrosive]))
  const found = [skinCategory?.startsWith('Skin Corr.') ? 'Eye Dam. 1' : null, eyeByAddition(relevant), ...ingredients.map(eyeAlone)]
  if (pH !== null && (pH <= 2 || pH >= 11.5)) found.push('Eye Dam. 1')
  return eye.find((category) => found.includes(category)) ?? null
}

const damaging = [...corrosive, 'Eye Dam. 1'] as const

/** The specific limit of eye damage; where only irritation has one, damage begins where irritation ends. */
function damageLimit(ingredient: Ingredient): Fraction | undefined {
  const end = ingredient.limits.find((limit) => limit.class === 'Eye Irrit. 2')?.to
  return specificLimit(ingredient, 'Eye Dam. 1') ?? (typeof end === 'number' ? fraction(end) : undefined)
}

/** Table 3.3.3; footnote 1: who damages skin and eye is counted once. */
function eyeByAddition(relevant: readonly Ingredient[]): string | null {
  const additive = relevant.filter(({ isAdditive }) => isAdditive)
  const isDamaging = (ingredient: Ingredient) => isIn(ingredient, ...damaging)
  if (isEnough(shares(additive.filter(isDamaging), (ingredient) => damageLimit(ingredient) ?? fraction(3)))) return 'Eye Dam. 1'
  const irritating = additive.filter((ingredient) => isDamaging(ingredient) || isIn(ingredient, 'Eye Irrit. 2'))
  const irritationLimit = (ingredient: Ingredient) => specificLimit(ingredient, 'Eye Irrit. 2') ?? fraction(isDamaging(ingredient) ? 1 : 10)
  return isEnough(shares(irritating, irritationLimit)) ? 'Eye Irrit. 2' : null
}

/** Table 3.3.4: where additivity does not hold. */
function eyeAlone(ingredient: Ingredient): string | null {
  if (ingredient.isAdditive) return null
  const isDamaging = isIn(ingredient, ...damaging)
  if (isDamaging && contains(ingredient, damageLimit(ingredient) ?? one)) return 'Eye Dam. 1'
  const irritant = specificLimit(ingredient, 'Eye Irrit. 2') ?? (isIn(ingredient, 'Eye Irrit. 2') ? fraction(3) : undefined)
  return irritant && contains(ingredient, irritant) ? 'Eye Irrit. 2' : null
}
