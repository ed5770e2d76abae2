import { type Kysely, sql } from 'kysely'
import type { OwnSubstanceRecord } from '../../shared/own-substances.ts'
import type { PublicationState } from '../db/schema.ts'
import type { Database } from '../db/schema.ts'
import { publicationState } from '../products/state-queries.ts'

/** The tokens of names, as the tables have them. */
export async function foldNames(db: Kysely<Database>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ token: string }>`
    select distinct 'name:' || fold_substance_name(name) as token from unnest(${[...names]}::text[]) as name`.execute(db)
  return rows.map(({ token }) => token).filter((token) => token !== 'name:')
}

/** An own substance or raw material that is what was asked for, or contains it. */
export interface ContainingSubstance {
  key: string
  name: string
  /** It is the substance itself, by its own number or name. */
  isMeant: boolean
  parts: { content: NonNullable<OwnSubstanceRecord['components']>[number]['content']; tokens: string[] }[]
}

/** Own substances of a workgroup that are what has one of these tokens, or contain it at any depth. */
export async function findContaining(db: Kysely<Database>, workgroupId: number, tokens: readonly string[]): Promise<ContainingSubstance[]> {
  const { rows } = await sql<ContainingSubstance>`
    with recursive users as (
      select key from own_substances where workgroup_id = ${workgroupId} and component_tokens && ${[...tokens]}::text[]
      union
      select own.key from users
        join own_substances as own on own.workgroup_id = ${workgroupId} and own.component_tokens && array['own:' || users.key])
    select own.key, own.record ->> 'name' as name,
      component_tokens(jsonb_build_array(own.record)) && ${[...tokens]}::text[] as "isMeant",
      coalesce((
        select jsonb_agg(jsonb_build_object('content', component -> 'content', 'tokens', component_tokens(jsonb_build_array(component))))
        from jsonb_array_elements(own.record -> 'components') as component), '[]') as parts
    from users join own_substances as own on own.workgroup_id = ${workgroupId} and own.key = users.key
    order by fold_text(own.record ->> 'name'), own.key`.execute(db)
  return rows
}

/** A product with those of its components that have one of the tokens. */
export interface ProductWithComponents {
  permalinkId: number
  synonymId: number
  name: string
  state: PublicationState
  hasRecipe: boolean
  components: { component: unknown; tokens: string[] }[]
  total: number
}

/** The products of a workgroup whose recipe, or else section 3, has one of the tokens; by name. */
export async function findProductsWith(
  db: Kysely<Database>,
  workgroupId: number,
  tokens: readonly string[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ProductWithComponents[]> {
  const { rows } = await sql<ProductWithComponents>`
    with found as (${selectProductsWith(workgroupId, tokens)}),
      listed as (
        select found.permalink_id, count(*) over ()::integer as total
        from found join products on products.permalink_id = found.permalink_id
        order by products.sort_name, found.permalink_id
        limit ${pageSize} offset ${(page - 1) * pageSize})
    select product.permalink_id as "permalinkId", coalesce((product.record #>> '{synonyms,0,id}')::integer, 0) as "synonymId",
      product.name, ${publicationState('product')} as state, recipes.permalink_id is not null as "hasRecipe", listed.total,
      (select coalesce(jsonb_agg(jsonb_build_object('component', component, 'tokens', own) order by place), '[]')
        from jsonb_array_elements(coalesce(recipes.recipe -> 'rows', product.record #> '{composition,ingredients}'))
            with ordinality as listed_component (component, place),
          lateral (select component_tokens(jsonb_build_array(component)) as own) as tokens
        where own && ${[...tokens]}::text[]) as components
    from listed
      join products as product on product.permalink_id = listed.permalink_id
      left join recipes on recipes.permalink_id = product.permalink_id
    order by product.sort_name, product.permalink_id`.execute(db)
  return rows
}

export async function countProductsWith(db: Kysely<Database>, workgroupId: number, tokens: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${selectProductsWith(workgroupId, tokens)}) as found`.execute(db)
  return rows[0]?.total ?? 0
}

/** Permalink ids; each kind of source has an index of its own. */
export const selectProductsWith = (workgroupId: number, tokens: readonly string[]) => sql`
  select recipes.permalink_id from recipes
    join products on products.permalink_id = recipes.permalink_id and products.workgroup_id = ${workgroupId}
    where recipes.component_tokens && ${[...tokens]}::text[]
  union all
  select permalink_id from products
    where workgroup_id = ${workgroupId} and component_tokens && ${[...tokens]}::text[]
      and not exists (select from recipes where recipes.permalink_id = products.permalink_id)`
