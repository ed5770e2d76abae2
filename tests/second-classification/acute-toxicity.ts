/** CLP Annex I, 3.1: acute toxicity by the additivity formula. */
import { dividedBy, fraction, isAtLeast, minus, sumOf, type Fraction } from './fraction.ts'
import { contains, isIn, type Ingredient } from './ingredient.ts'

export type Form = 'oral' | 'dermal' | 'gas' | 'vapour' | 'mist' | 'dust'

/** Table 3.1.1: the highest estimate of categories 1, 2, 3 and 4. mg/kg, ppmV, mg/l. */
const upToOfCategory: Record<Form, readonly number[]> = {
  oral: [5, 50, 300, 2000],
  dermal: [50, 200, 1000, 2000],
  gas: [100, 500, 2500, 20_000],
  vapour: [0.5, 2, 10, 20],
  mist: [0.05, 0.5, 1, 5],
  dust: [0.05, 0.5, 1, 5],
}

/** Table 3.1.2: what stands for a category without a value. */
const converted: Record<Form, readonly number[]> = {
  oral: [0.5, 5, 100, 500],
  dermal: [5, 50, 300, 1100],
  gas: [10, 100, 700, 4500],
  vapour: [0.05, 0.5, 3, 11],
  mist: [0.005, 0.05, 0.5, 1.5],
  dust: [0.005, 0.05, 0.5, 1.5],
}

const statements = {
  oral: ['H300', 'H300', 'H301', 'H302'],
  dermal: ['H310', 'H310', 'H311', 'H312'],
  inhalation: ['H330', 'H330', 'H331', 'H332'],
} as const
const routeOf = (form: Form): keyof typeof statements => (form === 'oral' || form === 'dermal' ? form : 'inhalation')

interface Toxic {
  readonly content: Fraction
  readonly category: number
  readonly estimate: Fraction
}

function categoryOfEstimate(estimate: Fraction, form: Form): number | null {
  const index = upToOfCategory[form].findIndex((upTo) => isAtLeast(fraction(upTo), estimate))
  return index === -1 ? null : index + 1
}

/** 3.1.3.6.1 (a) and (b): ingredients that fall into a category; a value goes before the category (Table 3.1.2). */
function toxicityOf(ingredient: Ingredient, form: Form): Toxic | null {
  const { content, ate } = ingredient
  const value = ate[form]
  if (typeof value === 'number') {
    const category = categoryOfEstimate(fraction(value), form)
    return category === null ? null : { content, category, estimate: fraction(value) }
  }
  const category = [1, 2, 3, 4].find((one) => isIn(ingredient, `Acute Tox. ${one} ${statements[routeOf(form)][one - 1]}`))
  return category === undefined ? null : { content, category, estimate: fraction(converted[form][category - 1] ?? 0) }
}

/** Table 1.1: categories 1 to 3 count from 0.1 %, category 4 from 1 %. */
const isRelevant = ({ content, category }: Toxic): boolean => isAtLeast(content, fraction(category <= 3 ? 0.1 : 1))

/** 3.1.3.3 (a): an ingredient of unknown toxicity is relevant from 1 %. */
function isRelevantUnknown(ingredient: Ingredient, form: Form): boolean {
  // 3.1.3.6.2.2 speaks of an ingredient “without any useable information at all”: a value, or a category that counts, is such information.
  if (typeof ingredient.ate[form] === 'number' || toxicityOf(ingredient, form) !== null) return false
  const names = ['all', 'acute', form, routeOf(form)]
  return ingredient.unknown.some((one) => names.includes(one)) && contains(ingredient, 1)
}

interface Estimate {
  readonly estimate: Fraction | null
  /** % of the mixture: ingredients of unknown toxicity */
  readonly unknown: Fraction
  readonly category: number | null
}

/** 3.1.3.6.1, and 3.1.3.6.2.3 where more than 10 % are of unknown toxicity. */
export function estimateOf(ingredients: readonly Ingredient[], form: Form): Estimate {
  const toxic = ingredients.flatMap((one) => toxicityOf(one, form) ?? []).filter(isRelevant)
  const unknown = sumOf(ingredients.filter((one) => isRelevantUnknown(one, form)).map(({ content }) => content))
  if (toxic.length === 0) return { estimate: null, unknown, category: null }
  const isCorrected = !isAtLeast(fraction(10), unknown)
  const share = isCorrected ? minus(fraction(100), unknown) : fraction(100)
  const estimate = dividedBy(share, sumOf(toxic.map((one) => dividedBy(one.content, one.estimate))))
  const category = categoryOfEstimate(estimate, form)
  // A converted value is the end of its category that faces the worse one: it makes no mixture worse than its worst ingredient.
  const worst = Math.min(...toxic.map((one) => one.category))
  return { estimate, unknown, category: category === null ? null : Math.max(category, worst) }
}

/** The worst of the forms of each route: 'Acute Tox. 3 H331'. */
export function classifyAcuteToxicity(ingredients: readonly Ingredient[], forms: readonly Form[]): string[] {
  const routes = ['oral', 'dermal', 'inhalation'] as const
  return routes.flatMap((route) => {
    const found = forms.filter((form) => routeOf(form) === route).flatMap((form) => estimateOf(ingredients, form).category ?? [])
    const worst = found.toSorted((a, b) => a - b)[0]
    return worst === undefined ? [] : [`Acute Tox. ${worst} ${statements[route][worst - 1]}`]
  })
}
