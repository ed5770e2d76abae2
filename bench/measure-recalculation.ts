import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { demonstrationAccount } from '../server/auth/demonstration-account.ts'
import { openDatabase } from '../server/db/open.ts'
import { openTable } from '../server/substances/open-register.ts'
import { recalculationAnswer } from '../shared/recalculation.ts'
import { drawRecipes } from '../test-kit/draw-recipes.ts'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'
import { milliseconds, summarise, takeTimes, type Row, type Series } from './measure.ts'

const products = 1_000
const page = '/p/1001/en/gh/1'
const [today, later] = ['2026-11-23', '2027-02-01'] as const

/** 1,000 products recalculated for a newer adaptation of Annex VI, and what a visitor of a sheet notices meanwhile. */
export async function measureRecalculation(dataDir: string): Promise<Row[]> {
  await (await runServer(dataDir)).stop()
  await addRecipes(dataDir)
  const server = await runServer(dataDir, { TRUST_PROXY: '127.0.0.1' })
  try {
    await takeTimes(50, () => visit(server))
    const quiet = summarise(await takeTimes(400, () => visit(server)))
    const { seconds, cpu, meanwhile, changed } = await recalculate(server)
    return [
      {
        what: `recalculate ${products} products of 15 components for ${later}: seconds (CPU of server and threads ${cpu.toFixed(1)} s, ${changed} change)`,
        figure: `${seconds.toFixed(1)} s`,
        target: 'at most 60 s',
        met: seconds <= 60,
      },
      {
        what: `a safety data sheet's page meanwhile, p99 (quiet ${milliseconds(quiet.p99)}, ${(meanwhile.p99 / quiet.p99).toFixed(1)} times)`,
        figure: milliseconds(meanwhile.p99),
        target: 'within 100 ms',
        met: meanwhile.p99 <= 100,
      },
    ]
  } finally {
    await server.stop()
  }
}

async function visit(server: BenchServer): Promise<void> {
  const { status } = await server.get(page)
  if (status !== 200) throw new Error(`${page} was answered with ${status}`)
}

async function recalculate(server: BenchServer): Promise<{ seconds: number; cpu: number; meanwhile: Series; changed: number }> {
  const { email, password } = demonstrationAccount
  const signedIn = await server.post('/api/oauth2/token', {
    grant_type: 'password',
    client_id: 'permasheet-web',
    username: email,
    password,
  })
  const { access_token: token }: { access_token?: string } = JSON.parse(signedIn.bytes.toString())
  const authorization = { authorization: `Bearer ${token ?? ''}` }
  const begin = performance.now()
  const before = cpuSecondsOf(server.pid)
  const begun = await server.postJson(
    '/api/v1/recalculations',
    JSON.stringify({ change: { kind: 'law', from: today, to: later } }),
    authorization,
  )
  const { id } = recalculationAnswer.parse(JSON.parse(begun.bytes.toString()))
  const times: number[] = []
  for (;;) {
    times.push(...(await takeTimes(20, () => visit(server))))
    const { bytes } = await server.get(`/api/v1/recalculations/${id}`, authorization)
    const found = recalculationAnswer.parse(JSON.parse(bytes.toString()))
    if (found.state === 'running') continue
    const seconds = (performance.now() - begin) / 1000
    return { seconds, cpu: cpuSecondsOf(server.pid) - before, meanwhile: summarise(times), changed: found.outcomes.changed }
  }
}

/** Of a process with its threads, from the kernel’s count of hundredths. */
function cpuSecondsOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Records as long as a real one, each with a recipe of its own. */
async function addRecipes(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, { info: () => {}, warn: console.warn })
  try {
    const recipes = drawRecipes(openTable([]), products, today).map((json, number) => {
      const { mixture }: { mixture: { components: { cas?: string; name?: string; content: number | { from: number; to: number } }[] } } =
        JSON.parse(json)
      const rows = mixture.components.map(({ cas, name = cas ?? '', content }, index) => ({
        key: `r${index}`,
        name,
        ...(cas === undefined ? { own: { classification: [] } } : { cas }),
        share: typeof content === 'number' ? String(content) : `${content.from} – ${content.to}`,
      }))
      return {
        number,
        recipe: { rows, physicalState: 'liquid', measured: { values: { flashPoint: '38', pH: '7' } }, uses: ['professional'] },
      }
    })
    await sql`
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
      select 1000000 + number, workgroup_id, brand, 'active', 'Recipe ' || number, record, md5(number::text)
      from products, generate_series(0, ${products - 1}::integer) as number where permalink_id = 1001`.execute(db)
    await sql`
      insert into recipes (permalink_id, revision, recipe)
      select 1000000 + (one ->> 'number')::integer, 1, one -> 'recipe' from jsonb_array_elements(${JSON.stringify(recipes)}::jsonb) as one`.execute(
      db,
    )
    await sql`vacuum analyze products, recipes`.execute(db)
  } finally {
    await close()
  }
}
