/** Products as makers describe them: a substance of Annex VI, or two that react, in each kind of product, for each user, measured on each side of a limit. */
import type { HarmonisedEntry } from '../../clp/annex-vi/entry.ts'
import { productKinds } from '../../clp/consequences/classified.ts'
import { looked } from '../../test-kit/good-recipe.ts'
import { recipe, type Recipe } from '../../test-kit/say-for-recipe.ts'
import { measure } from './draw-measured.ts'
import { mediaOf, type Medium } from './media.ts'
import { pick, type Chance } from './pick.ts'
import { reacting } from './reacting-substances.ts'

type Component = Recipe['components'][number]

export interface DrawnProduct {
  /** what it is, for whom a test tells of it */
  readonly what: string
  readonly typed: Recipe
}

/** % of what the product is about: on both sides of most limits. */
const contents = [0.05, 0.3, 1, 3, 10, 25, 60] as const
const uses = ['consumer', 'professional', 'industrial'] as const
const packs = [[], [], [{ value: 1, unit: 'l' }], [{ value: 100, unit: 'ml' }], [{ value: 25, unit: 'kg' }]] as const

/** An entry as a row of a recipe: by its number and name, or by its index number alone where it is a group. */
export function substanceOf({ index, cas: numbers, names }: HarmonisedEntry): Omit<Component, 'content'> {
  const cas = /\d{2,7}-\d\d-\d/.exec(numbers[0]?.text ?? '')?.[0]
  return cas === undefined ? { index } : { cas, index, name: names[0]?.text.split(';')[0]?.slice(0, 150) ?? index }
}

/** Whether an entry is of a gas. */
export const isGas = ({ classification }: HarmonisedEntry): boolean =>
  classification.some(({ category }) => /^(?:Flam\. Gas|Press\. Gas|Ox\. Gas)/.test(category ?? ''))

const rounded = (content: number): number => Number(content.toFixed(6))

/** The rest of the recipe, and what a maker says of it. */
function complete(next: Chance, components: readonly Component[], used: number, medium: Medium): DrawnProduct {
  const physicalState = pick(next, medium.states)
  const use = pick(next, uses)
  const productKind = pick(next, [undefined, undefined, ...productKinds])
  const inhalation = pick(next, inhaled[physicalState])
  const measured = measure(next, physicalState, medium)
  const rest = medium.fill(100 - used).map((one) => ({ ...one, content: rounded(one.content) }))
  const typed = recipe([...components, ...rest], { physicalState, use, productKind, measured, inhalation, packs: [...pick(next, packs)] })
  const said = [`${used} % in ${medium.name}`, physicalState, use, productKind ?? 'any product', inhalation ?? 'not breathed']
  return { what: `${said.join(', ')}, ${JSON.stringify(measured)}`, typed }
}

/** How what has a state may be breathed in. */
export const inhaled = {
  liquid: [undefined, undefined, 'vapour', 'mist'],
  solid: [undefined, 'dust'],
  aerosol: ['mist'],
  gas: ['gas'],
} as const satisfies Readonly<Record<string, readonly Recipe['inhalation'][]>>

/** A product with one substance. */
export function drawOfEntry(next: Chance, entry: HarmonisedEntry): DrawnProduct {
  const medium = pick(next, mediaOf(isGas(entry) ? 'gas' : 'any'))
  const content = pick(next, contents)
  const { what, typed } = complete(next, [{ ...substanceOf(entry), content }], content, medium)
  return { what: `${entry.index}: ${what}`, typed }
}

/** A product with two substances, of whatever classes. */
export function drawOfTwo(next: Chance, one: HarmonisedEntry, other: HarmonisedEntry): DrawnProduct {
  const medium = pick(next, mediaOf([one, other].some(isGas) ? 'gas' : 'any'))
  const [first, second] = [next(), next()].map((share) => rounded(0.01 + share * 30))
  const rows = [
    { ...substanceOf(one), content: first ?? 1 },
    { ...substanceOf(other), content: second ?? 1 },
  ]
  const used = rounded(rows.reduce((sum, { content }) => sum + content, 0))
  const { what, typed } = complete(next, rows, used, medium)
  return { what: `${one.index} and ${other.index}: ${what}`, typed }
}

/** A product with two substances that react with one another. @param isHarmonised whether Annex VI has the number: what it does not have has no hazard here */
export function drawReacting(next: Chance, isHarmonised: (cas: string) => boolean): DrawnProduct {
  const [ones, others] = pick(next, reacting)
  const used = pick(next, [0.5, 2, 5, 12, 30, 60])
  const share = pick(next, [0.1, 0.5, 0.9])
  const rows = [pick(next, ones), pick(next, others)].map((cas, at) => ({
    cas,
    content: rounded(used * (at === 0 ? share : 1 - share)),
    ...(isHarmonised(cas) ? {} : { own: looked }),
  }))
  const { what, typed } = complete(next, rows, used, pick(next, mediaOf('any')))
  return { what: `${rows.map(({ cas, content }) => `${content} % ${cas}`).join(' and ')}: ${what}`, typed }
}
