import { sql } from 'kysely'
import { demonstrationAccount } from '../server/auth/demonstration-account.ts'
import { openDatabase } from '../server/db/open.ts'
import { summarise, takeTimes, type Row } from './measure.ts'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'

const products = 100_000
const searches = 300

/** What is typed: beginnings and middles of names, codes, CAS numbers, UFIs, and what is not there. */
const typed = [
  'la',
  'lac',
  'lacq',
  'lacquer',
  'thinner 4',
  'primer red',
  'xyz',
  'C-04',
  'C-04217',
  '64-17-5',
  '123-86',
  'QPQV',
  'hardener 99',
  'ärd',
  '%',
]

/** The product list's search over HTTP, among 100,000 products of one workgroup. */
export async function measureSearch(dataDir: string): Promise<Row[]> {
  await (await runServer(dataDir)).stop()
  await addProducts(dataDir)
  const server = await runServer(dataDir)
  try {
    const authorization = `Bearer ${await signIn(server)}`
    const search = async (query: string): Promise<void> => {
      const address = `/api/v1/products?${String(new URLSearchParams({ query, pageSize: '50' }))}`
      const { status, bytes } = await server.get(address, { authorization })
      if (status !== 200) throw new Error(`${address} was answered with ${status}: ${bytes.toString()}`)
    }
    for (const query of typed) await search(query)
    const times = await takeTimes(searches, (turn) => search(typed[turn % typed.length] ?? ''))
    const p95 = times.toSorted((left, right) => left - right)[Math.floor(searches * 0.95)] ?? Number.NaN
    return [
      {
        what: `search among ${products.toLocaleString('en')} products over HTTP, ${searches} searches, p95 (median ${summarise(times).median.toFixed(0)} ms)`,
        figure: `${p95.toFixed(0)} ms`,
        target: 'under 100 ms',
        met: p95 < 100,
      },
    ]
  } finally {
    await server.stop()
  }
}

async function signIn(server: BenchServer): Promise<string> {
  const { email, password } = demonstrationAccount
  const answer = await server.post('/api/oauth2/token', { grant_type: 'password', client_id: 'permasheet-web', username: email, password })
  const { access_token: token }: { access_token?: string } = JSON.parse(answer.bytes.toString())
  if (!token) throw new Error(`signing in was answered with ${answer.status}`)
  return token
}

/**
 * Products as a large maker has them: two codes, three substances and a UFI each, of what the list shows and searches, and texts long
 * enough that the database puts the record aside as it does with real ones.
 */
async function addProducts(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, { info: () => {}, warn: console.warn })
  try {
    await sql`
      with made as (
        select number, concat_ws(' ',
          (array['Norvik','Alpin','Basalt','Corona','Delta','Elan','Fjord','Granit'])[1 + number % 8],
          (array['lacquer','primer','thinner','hardener','putty','varnish','enamel','cleaner','glaze','filler'])[1 + number / 8 % 10],
          (array['red','white','clear','grey','green','matt','satin'])[1 + number / 80 % 7], number) as name
        from generate_series(1, ${products}::int) as number),
      records as (
        select number, name, jsonb_build_object(
          'name', name, 'ufi', upper(translate(substr(md5(number::text), 1, 16), '0', 'q')),
          'supplier', jsonb_build_object('name', 'Norvik Coatings GmbH'),
          'texts', (select string_agg(md5(number || ' ' || line), '') from generate_series(1, 160) as line),
          'classification', (select record -> 'classification' from products where permalink_id = 1001 + number % 3),
          'synonyms', jsonb_build_array(jsonb_build_object('id', 1000000 + number, 'name', name, 'productCodes', jsonb_build_array(
            jsonb_build_object('code', 'C-' || lpad(number::text, 6, '0')), jsonb_build_object('code', 'X-' || lpad(number::text, 6, '0'))))),
          'composition', jsonb_build_object('ingredients', (
            select jsonb_agg(jsonb_build_object('casNumber', (array['64-17-5','67-64-1','108-88-3','123-86-4','141-78-6','1330-20-7','100-41-4','78-93-3','67-63-0','71-36-3'])[1 + (number + step * 7) % 10]))
            from generate_series(0, 2) as step))) as record
        from made)
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
      select 1000000 + number, (select workgroup_id from products where permalink_id = 1001), 'coatings', 'active', name, record, md5(number::text) from records`.execute(
      db,
    )
    await sql`vacuum analyze products`.execute(db)
  } finally {
    await close()
  }
}
