import { type Kysely, sql } from 'kysely'

/**
 * Tokens by which products that contain a substance are found: the numbers, keys and names of the components of the recipe, else of section
 * 3; and the same for the components of raw materials. Generated, so that no way of writing one can omit them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Hyphens, dots and brackets separate words: `n-Butyl acetate` and `n butyl acetate` are the same name.
  await sql`
    create function fold_substance_name(value text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(fold_text(value), '[][\\s(){}.,;:/''"*+–—-]+', ' ', 'g'))`.execute(db)

  // A component is a row of a recipe, an ingredient of section 3, a component of a raw material, or an own substance itself.
  await sql`
    create function component_tokens(components jsonb) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct token
      from jsonb_array_elements(case jsonb_typeof(components) when 'array' then components else '[]' end) as component,
        lateral (
          select 'cas:' || trim(coalesce(component ->> 'cas', component ->> 'casNumber')) as token
          union all select 'ec:' || trim(coalesce(component ->> 'ec', component ->> 'ecNumber'))
          union all select 'index:' || upper(trim(coalesce(component ->> 'index', component ->> 'indexNumber')))
          union all select 'own:' || (component ->> 'substance')
          union all select 'name:' || fold_substance_name(name #>> '{}')
            from jsonb_path_query(component, 'strict $ ? (@.name.type() == "string").name') as name
          union all select 'name:' || fold_substance_name(name #>> '{}') from jsonb_path_query(component, '$.name.text.*') as name
            where jsonb_typeof(component -> 'name') = 'object'
        ) as tokens
      where token is not null and token !~ ':$')`.execute(db)

  await sql`alter table recipes add column component_tokens text[] not null generated always as (component_tokens(recipe -> 'rows')) stored`.execute(
    db,
  )
  await sql`
    alter table products
      add column component_tokens text[] not null generated always as (
        coalesce(component_tokens(record #> '{composition,ingredients}'), '{}')) stored`.execute(db)
  await sql`
    alter table own_substances
      add column component_tokens text[] not null generated always as (
        coalesce(component_tokens(record -> 'components'), '{}') || component_tokens('[]'::jsonb || record)) stored`.execute(db)
  await sql`create index recipes_component_tokens on recipes using gin (component_tokens)`.execute(db)
  await sql`create index products_component_tokens on products using gin (component_tokens)`.execute(db)
  await sql`create index own_substances_component_tokens on own_substances using gin (component_tokens)`.execute(db)
}
