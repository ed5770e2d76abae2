import type { Kysely } from 'kysely'
import { add, divide, exact, multiply, toNumber } from '../../clp/classification/exact.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { readShare, type Share } from '../../shared/recipe/read-share.ts'
import { recipeRow } from '../../shared/recipe/recipe.ts'
import { rowOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import type { UsingProduct, WhereUsed } from '../../shared/where-used.ts'
import { readEnglish } from '../classify/read-english.ts'
import { readTextIn } from '../classify/read-text-in.ts'
import type { Database } from '../db/schema.ts'
import { countProductsWith, findProductsWith, type ContainingSubstance, type ProductWithComponents } from './queries.ts'
import type { RequestedTokens } from './find-tokens.ts'

/** The products of a workgroup that contain what was asked for, a page of them, with how much of it they contain. */
export async function findWhereUsed(
  db: Kysely<Database>,
  { workgroupId, language }: { workgroupId: number; language: LanguageCode },
  requested: RequestedTokens,
  paging: { page: number; pageSize: number },
): Promise<WhereUsed> {
  const products = await findProductsWith(db, workgroupId, requested.all, paging)
  // Each row carries the total; a page behind the last one has no row.
  const total = products[0]?.total ?? (await countProductsWith(db, workgroupId, requested.all))
  const contents = contentsOf(requested)
  return {
    total,
    page: paging.page,
    page_size: paging.pageSize,
    raw_materials: requested.containing.map(({ key, name }) => ({ key, name, content: round(contents.get(key) ?? null) })),
    products: products.map((product) => view(product, requested, contents, language)),
  }
}

type Contents = ReadonlyMap<string, Share | null>

function view(product: ProductWithComponents, requested: RequestedTokens, contents: Contents, language: LanguageCode): UsingProduct {
  const rows = product.components.map(({ component, tokens }, index) => {
    const { name, share } = product.hasRecipe
      ? recipeRow.parse(component)
      : rowOfIngredient(ingredient.parse(component), index, readTextIn(language), readEnglish)
    const via = tokens.some((token) => requested.own.includes(token)) ? null : keyAmong(tokens, contents)
    return { name, share, via, content: times(readShare(share), via === null ? whole : (contents.get(via) ?? null)) }
  })
  return {
    id: product.permalinkId,
    synonym_id: product.synonymId,
    text: product.name,
    state: product.state,
    source: product.hasRecipe ? 'recipe' : 'record',
    content: round(sum(rows.map(({ content }) => content))),
    rows: rows.map(({ name, share, via }) => ({ name, share, via })),
  }
}

const whole: Share = { from: 100, to: 100 }

const keyAmong = (tokens: readonly string[], contents: Contents): string | null =>
  tokens.flatMap((token) => (token.startsWith('own:') && contents.has(token.slice(4)) ? [token.slice(4)] : []))[0] ?? null

/** % of what was asked for in each raw material that contains it, however deep. No raw material contains itself: `refuseCircles`. */
function contentsOf({ own, containing }: RequestedTokens): Contents {
  const byKey = new Map(containing.map((one) => [one.key, one]))
  const contents = new Map<string, Share | null>()
  const contentOf = ({ key, isMeant, parts }: ContainingSubstance): Share | null => {
    const known = contents.get(key)
    if (known !== undefined) return known
    const found = isMeant
      ? whole
      : sum(
          parts.flatMap(({ content, tokens }) => {
            const share = typeof content === 'number' ? { from: content, to: content } : content
            if (tokens.some((token) => own.includes(token))) return [share]
            const inner = tokens.flatMap((token) => (token.startsWith('own:') ? (byKey.get(token.slice(4)) ?? []) : []))[0]
            return inner === undefined ? [] : [times(share, contentOf(inner))]
          }),
        )
    contents.set(key, found)
    return found
  }
  for (const one of containing) contentOf(one)
  return contents
}

const times = (share: Share | null, of: Share | null): Share | null =>
  share === null || of === null ? null : { from: product(share.from, of.from), to: product(share.to, of.to) }
const product = (share: number, of: number): number => toNumber(divide(multiply(exact(share), exact(of)), exact(100)))

const sum = (shares: readonly (Share | null)[]): Share | null =>
  shares.reduce<Share | null>(
    (total, one) =>
      total === null || one === null
        ? null
        : { from: toNumber(add(exact(total.from), exact(one.from))), to: toNumber(add(exact(total.to), exact(one.to))) },
    { from: 0, to: 0 },
  )

/** To five significant digits: nobody weighs more exactly. */
const round = (share: Share | null): Share | null =>
  share && { from: Number(share.from.toPrecision(5)), to: Number(Math.min(share.to, 100.5).toPrecision(5)) }
