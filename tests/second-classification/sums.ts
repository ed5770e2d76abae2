/** The tables of CLP Annex I in which contents are simply added: aspiration, STOT SE 3, the aquatic environment. */
import { dividedBy, fraction, isAtLeast, sumOf, times, type Fraction } from './fraction.ts'
import { contains, isIn, specificLimit, type Ingredient } from './ingredient.ts'

/** 3.8.3.4.5 and 3.8.3.4.6: 20 % of one effect, from 1 % of each, or from its specific limit. */
export function classifyStot3(ingredients: readonly Ingredient[]): string[] {
  return ['STOT SE 3 H335', 'STOT SE 3 H336'].filter((effect) => {
    const limitOf = (ingredient: Ingredient) => specificLimit(ingredient, effect) ?? fraction(20)
    const counted = ingredients.filter((one) => isIn(one, effect) && (contains(one, 1) || contains(one, limitOf(one))))
    return isAtLeast(sumOf(counted.map((one) => dividedBy(one.content, limitOf(one)))), fraction(1))
  })
}

/** 3.10.3.3.1.1 and 3.10.3.3.1.2: 10 % together, of each at least 1 %, and at most 20.5 mm²/s at 40 °C. */
export function classifyAspiration(ingredients: readonly Ingredient[], viscosity: number | null): string[] {
  const counted = ingredients.filter((one) => isIn(one, 'Asp. Tox. 1') && contains(one, 1))
  const isEnough = isAtLeast(sumOf(counted.map(({ content }) => content)), fraction(10))
  return isEnough && viscosity !== null && viscosity <= 20.5 ? ['Asp. Tox. 1'] : []
}

const enough = fraction(25)

/** Table 1.1, footnote 4: from 0.1 %, divided by the M factor where that is above one (4.1.3.1). */
const isRelevant = (ingredient: Ingredient, m: number): boolean => contains(ingredient, dividedBy(fraction(0.1), fraction(m)))

/** Table 4.1.1. */
export function classifyAquaticAcute(ingredients: readonly Ingredient[]): string[] {
  const counted = ingredients.filter((one) => isIn(one, 'Aquatic Acute 1') && isRelevant(one, one.m.acute))
  const sum = sumOf(counted.map(({ content, m }) => times(content, fraction(m.acute))))
  return isAtLeast(sum, enough) ? ['Aquatic Acute 1'] : []
}

/** Table 4.1.2. */
export function classifyAquaticChronic(ingredients: readonly Ingredient[]): string[] {
  const first = ingredients.filter((one) => isIn(one, 'Aquatic Chronic 1') && isRelevant(one, one.m.chronic))
  const contentsOf = (category: string) =>
    ingredients.filter((one) => isIn(one, category) && contains(one, 1)).map(({ content }) => content)
  const weighted = sumOf(first.map(({ content, m }) => times(content, fraction(m.chronic))))
  const chronic1 = sumOf(first.map(({ content }) => content))
  const chronic2 = sumOf(contentsOf('Aquatic Chronic 2'))
  const chronic3 = sumOf(contentsOf('Aquatic Chronic 3'))
  const chronic4 = sumOf(contentsOf('Aquatic Chronic 4'))
  const by = (factor: number, sum: Fraction) => times(fraction(factor), sum)
  if (isAtLeast(weighted, enough)) return ['Aquatic Chronic 1']
  if (isAtLeast(sumOf([by(10, weighted), chronic2]), enough)) return ['Aquatic Chronic 2']
  if (isAtLeast(sumOf([by(100, weighted), by(10, chronic2), chronic3]), enough)) return ['Aquatic Chronic 3']
  return isAtLeast(sumOf([chronic1, chronic2, chronic3, chronic4]), enough) ? ['Aquatic Chronic 4'] : []
}
