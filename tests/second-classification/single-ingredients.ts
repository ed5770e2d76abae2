/** The tables of CLP Annex I in which one ingredient alone decides and nothing is added. */
import { fraction } from './fraction.ts'
import { contains, isIn, specificLimit, type Ingredient } from './ingredient.ts'

/** An ingredient of the category makes the mixture `gives` from this content on. */
type Row = readonly [ingredient: string, from: number, gives: string]

/**
 * The first row that one ingredient meets: rows stand from the worst result to the mildest. A specific limit goes before that of the row
 * (Article 10(1)), and may make the mixture milder than the ingredient is: 'STOT SE 2' from 3 % of an ingredient in 'STOT SE 1'.
 */
function firstMet(ingredients: readonly Ingredient[], rows: readonly Row[]): string[] {
  const categories = rows.map(([, , gives]) => gives)
  const met = (ingredient: Ingredient) => {
    // A limit counts for an ingredient of the same class, in whatever category.
    const hazardClass = rows.map(([category]) => category.replace(/ \d[AB]?$/, ''))
    if (!ingredient.classes.some((one) => hazardClass.some((name) => one.startsWith(name)))) return []
    const bySpecific = categories.filter((category) => contains(ingredient, specificLimit(ingredient, category) ?? fraction(101)))
    const byTable = rows.filter(([category, from, gives]) => {
      return isIn(ingredient, category) && specificLimit(ingredient, gives) === undefined && contains(ingredient, from)
    })
    return [...bySpecific, ...byTable.map(([, , gives]) => gives)]
  }
  const found = ingredients.flatMap(met)
  return categories.filter((category) => found.includes(category)).slice(0, 1)
}

/** Table 3.4.5: whatever the subcategory of the ingredient, the mixture is category 1; a gas sensitises the airways from 0.2 %. */
export function classifySensitisation(ingredients: readonly Ingredient[], isGas: boolean): string[] {
  const met = (prefix: string, generic: Record<string, number>) =>
    ingredients.some((ingredient) =>
      Object.entries(generic).some(([category, from]) => {
        const limit = specificLimit(ingredient, ...[1, '1A', '1B'].map((one) => `${prefix} ${one}`))
        return isIn(ingredient, category) && contains(ingredient, limit ?? fraction(from))
      }),
    )
  const airways = { 'Resp. Sens. 1': isGas ? 0.2 : 1, 'Resp. Sens. 1A': 0.1, 'Resp. Sens. 1B': isGas ? 0.2 : 1 }
  const skin = { 'Skin Sens. 1': 1, 'Skin Sens. 1A': 0.1, 'Skin Sens. 1B': 1 }
  return [...(met('Resp. Sens.', airways) ? ['Resp. Sens. 1'] : []), ...(met('Skin Sens.', skin) ? ['Skin Sens. 1'] : [])]
}

const likeItself = (category: string, from: number): Row => [category, from, category]

/** Table 3.5.2. */
export const classifyMutagenicity = (all: readonly Ingredient[]): string[] =>
  firstMet(all, [likeItself('Muta. 1A', 0.1), likeItself('Muta. 1B', 0.1), likeItself('Muta. 2', 1)])

/** Table 3.6.2. */
export const classifyCarcinogenicity = (all: readonly Ingredient[]): string[] =>
  firstMet(all, [likeItself('Carc. 1A', 0.1), likeItself('Carc. 1B', 0.1), likeItself('Carc. 2', 1)])

const reproductive: readonly Row[] = [likeItself('Repr. 1A', 0.3), likeItself('Repr. 1B', 0.3), likeItself('Repr. 2', 3)]

/** Table 3.7.2; effects on or via lactation stand beside the categories. */
export function classifyReproductiveToxicity(whole: readonly Ingredient[]): string[] {
  const all = whole.flatMap(byEffect)
  const worst = firstMet(all, reproductive).map(
    (category) => `${category} ${category === 'Repr. 2' ? 'H361' : 'H360'}${effectsOf(all, category === 'Repr. 2' ? '' : 'fd')}`,
  )
  return [...worst, ...firstMet(whole, [likeItself('Lact.', 0.3)])]
}

/**
 * Fertility and development are two findings: each is an ingredient of its own, with the limits that name it, or no effect at all (Article 10; lead
 * powder of Annex VI is H360FD with a limit for H360D).
 */
function byEffect(ingredient: Ingredient): Ingredient[] {
  const lettersIn = (one: string) => /^Repr\. \S+ H36[01](\w*)$/.exec(one)?.[1] ?? ''
  const said = [...ingredient.classes, ...ingredient.limits.map((limit) => limit.class)].map((one) => lettersIn(one).toLowerCase())
  const found = ['f', 'd'].filter((effect) => said.some((letters) => letters.includes(effect)))
  if (found.length === 0) return [ingredient]
  return found.map((effect) => {
    const only = (one: string): string[] => {
      const letters = lettersIn(one)
      if (letters === '') return [one]
      const kept = letters.split('').filter((letter) => letter.toLowerCase() === effect)
      return kept.length === 0 ? [] : [`${one.slice(0, -letters.length)}${kept.join('')}`]
    }
    return {
      ...ingredient,
      // What has a limit for an effect alone is of the class all the same.
      classes: [...ingredient.classes.flatMap(only), ...(ingredient.classes.some((one) => one.startsWith('Repr.')) ? ['Repr.'] : [])],
      limits: ingredient.limits.flatMap((limit) => only(limit.class).map((name) => ({ ...limit, class: name }))),
    }
  })
}

/**
 * Annex VI, 1.1.2.1.2: F and D in category 1, f and d in category 2, each ingredient by its own content; the larger letter comes first.
 * @param open what H361 without a letter is suspected of beside a hazard of category 1
 */
function effectsOf(all: readonly Ingredient[], open: string): string {
  const letters = all
    .flatMap((ingredient) =>
      reproductive.flatMap((row) => {
        const [met] = firstMet([ingredient], [row])
        if (met === undefined) return []
        const own = ingredient.classes.filter((one) => one.startsWith(met))
        const written =
          own.length > 0
            ? own
            : ingredient.limits
                .map((limit) => limit.class)
                .filter((one) => one.startsWith(met))
                .slice(0, 1)
        return written.map((one) => one.slice(`${met} H360`.length) || (met === 'Repr. 2' ? open : ''))
      }),
    )
    .join('')
  const worse = (large: string, small: string) => (letters.includes(large) ? large : letters.includes(small) ? small : '')
  return [worse('F', 'f'), worse('D', 'd')].toSorted((a, b) => Number(a === a.toLowerCase()) - Number(b === b.toLowerCase())).join('')
}

/** Tables 3.8.3 and 3.9.4: category 1 makes category 1 from 10 %, category 2 from 1 %; category 2 itself from 10 %. */
const stot = (name: string): readonly Row[] => [
  [`${name} 1`, 10, `${name} 1`],
  [`${name} 1`, 1, `${name} 2`],
  [`${name} 2`, 10, `${name} 2`],
]
export const classifyStot = (all: readonly Ingredient[]): string[] => [...firstMet(all, stot('STOT SE')), ...firstMet(all, stot('STOT RE'))]

/** Tables 3.11.2 and 4.2.2. */
export const classifyEndocrineDisruption = (all: readonly Ingredient[]): string[] => [
  ...firstMet(all, [likeItself('ED HH 1', 0.1), likeItself('ED HH 2', 1)]),
  ...firstMet(all, [likeItself('ED ENV 1', 0.1), likeItself('ED ENV 2', 1)]),
]

/** 4.3.3.1, 4.4.3.1 and Table 5.1: each from 0.1 %, each for itself. */
export const classifyFrom01 = (all: readonly Ingredient[]): string[] =>
  ['PBT', 'vPvB', 'PMT', 'vPvM', 'Ozone 1'].flatMap((category) => firstMet(all, [likeItself(category, 0.1)]))
