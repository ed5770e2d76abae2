import { sql } from 'kysely'
import { openDatabase } from '../server/db/open.ts'
import { findProductHead } from '../server/products/queries.ts'
import { milliseconds, summarise, takeTimes, type Row } from './measure.ts'

const products = 100_000

/** The look-up behind every public page, among 100,000 products of three versions each, on the bundled PostgreSQL. */
export async function measureLookup(dataDir: string): Promise<Row[]> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, { info: () => {}, warn: console.warn })
  try {
    await sql`insert into workgroups (name, brand) values ('bench', 'coatings')`.execute(db)
    await sql`
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
      select number, (select min(id) from workgroups), 'coatings', 'active', 'Product ' || number, jsonb_build_object('name', repeat(md5(number::text), 40)), md5(number::text)
      from generate_series(1, ${products}::int) as number`.execute(db)
    await sql`
      insert into published_versions (permalink_id, kind, number, revision_date, compiled_date, snapshot, snapshot_hash)
      select product, 'sds', version, date '2024-01-01' + version, date '2024-01-02', jsonb_build_object('name', repeat(md5(product::text), 40)), md5(product || '-' || version)
      from generate_series(1, ${products}::int) as product, generate_series(1, 3) as version`.execute(db)
    await sql`analyze`.execute(db)
    const anyProduct = () => 1 + Math.floor(Math.random() * products)
    await takeTimes(200, () => findProductHead(db, anyProduct()))
    const lookup = summarise(await takeTimes(3000, () => findProductHead(db, anyProduct())))
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off, summary off)
      select status, (select json_agg(version.number) from published_versions as version where version.permalink_id = products.permalink_id) from products where permalink_id = 54321`.execute(
      db,
    )
    console.log(`\nPlan of the look-up at ${products} products:\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}`)
    return [
      {
        what: `permalink look-up among ${products.toLocaleString('en')} products, p99 (median ${milliseconds(lookup.median)})`,
        figure: milliseconds(lookup.p99),
        target: 'below 5 ms',
        met: lookup.p99 < 5,
      },
    ]
  } finally {
    await close()
  }
}
