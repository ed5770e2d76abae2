import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { holdLock } from '../server/db/advisory-locks.ts'
import { entryOf, recordOf } from '../test-kit/product-record.ts'
import { runOpenAndWait } from '../tests/run-open-and-wait.ts'
import { createTestDatabase } from '../tests/start-database.ts'
import { useDataFolder } from '../tests/use-data-folder.ts'
import { scriptEnvironment } from '../tests/script-environment.ts'

const { db, url } = await createTestDatabase()
const { folder, dataDir } = useDataFolder()

function runImport(
  files: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: url },
): { code: number | null; out: string[]; errors: string[] } {
  const script = path.join(projectFolder, 'scripts', 'run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'import', ...files], {
    cwd: folder,
    env: { ...scriptEnvironment, ...env },
    encoding: 'utf8',
  })
  return { code: status, out: stdout.split('\n').filter(Boolean), errors: stderr.split('\n').filter(Boolean) }
}

const write = (name: string, content: unknown): string => {
  fs.writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

describe('npm run import', () => {
  it('tells what became of every entry', () => {
    const good = write('good.json', [entryOf(recordOf(1), '2026-01-01'), entryOf(recordOf(2))])
    expect(runImport([good])).toStrictEqual({
      code: 0,
      out: ['good.json: 1 Product 1: published as version 1 (SDS)', 'good.json: 2 Product 2: stored'],
      errors: [],
    })
    expect(runImport([path.join(folder, good)]).out).toStrictEqual([
      'good.json: 1 Product 1: unchanged',
      'good.json: 2 Product 2: unchanged',
    ])
  })

  it('leaves to the server to tell who has an older sheet, once for each version', async () => {
    const notices = async () => (await sql<{ data: unknown }>`select data from queue.job where name = 'sds-published'`.execute(db)).rows
    expect(await notices()).toHaveLength(1)
    const first = write('first.json', entryOf(recordOf(8), '2026-01-01'))
    const second = write('second.json', entryOf({ ...recordOf(8), name: 'Product of another name' }, '2026-02-01'))
    for (const file of [first, second, second]) expect(runImport([file])).toMatchObject({ code: 0, errors: [] })
    expect(await notices()).toEqual(
      expect.arrayContaining([{ data: { permalinkId: 8, version: 1 } }, { data: { permalinkId: 8, version: 2 } }]),
    )
    expect(await notices()).toHaveLength(3)
  })

  it('lists all problems of all files, stores the good ones and ends with 1', () => {
    write('broken.json', '{\n  "record": {,}\n}')
    write('wrong.json', entryOf({ ...recordOf(3), name: '', ufi: 'x' }))
    write('fine.json', entryOf(recordOf(4)))
    expect(runImport(['broken.json', 'absent.json', 'wrong.json', 'fine.json'])).toStrictEqual({
      code: 1,
      out: ['fine.json: 4 Product 4: stored'],
      errors: [
        'FILE         PATH               REASON',
        'broken.json  line 2, column 14  is not JSON: expected a name in double quotes, found "," [notJson]',
        'absent.json  –                  cannot be read: there is no such file [unreadable]',
        'wrong.json   record.name        is missing [missing]',
        'wrong.json   record.ufi         is not right (a UFI with the right check character) [ufi]',
        '4 problems in 3 of 4 files. Nothing of those files was stored.',
      ],
    })
  })

  it('says how it is called, and which variable is wrong, without a stack', () => {
    expect(runImport(['--help'])).toMatchObject({
      code: 0,
      out: expect.arrayContaining(['npm run import -- FILE… [--accept REASON]']),
      errors: [],
    })
    expect(runImport([])).toStrictEqual({
      code: 2,
      out: [],
      errors: expect.arrayContaining(['Name the files to import.', 'npm run import -- FILE… [--accept REASON]']),
    })
    expect(runImport(['x.json', '--accept', 'so']).errors[0]).toBe('--accept: a reason has 20 characters or more')
    expect(runImport(['x.json', '--force'])).toMatchObject({ code: 2, errors: expect.arrayContaining([expect.stringMatching(/--force/)]) })
    expect(runImport(['x.json'], { PORT: 'x' })).toMatchObject({
      code: 1,
      errors: ['The configuration is not usable:', expect.stringMatching(/^  PORT: /)],
    })
    expect(runImport(['x.json'], { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' })).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/cannot be opened/)],
    })
  })

  it('stores what the check finds errors in as a draft, says which, ends with 1, and publishes it for a reason', async () => {
    const [ingredient] = recordOf(21).composition.ingredients
    const outside = { ...recordOf(21).composition, ingredients: [{ ...ingredient, content: 40 }] }
    const bad = write('unsound.json', [
      entryOf(recordOf(20), '2026-01-01'),
      entryOf({ ...recordOf(21), name: 'First' }, '2026-01-01'),
      entryOf({ ...recordOf(21), name: 'Second', composition: outside } as ReturnType<typeof recordOf>, '2026-02-01'),
      entryOf({ ...recordOf(21), name: 'Third' }, '2026-03-01'),
    ])
    const { code, out, errors } = runImport([bad])
    expect(code).toBe(1)
    expect(out).toStrictEqual([
      'unsound.json: 20 Product 20: published as version 1 (SDS)',
      'unsound.json: 21 First: published as version 1 (SDS)',
      'unsound.json: 21 Second: stored as a draft, 1 error',
      'unsound.json: 21 Third: stored as a draft, since an earlier version of it has errors',
    ])
    expect(errors.map((line) => line.replaceAll('\u00a0', ' '))).toStrictEqual([
      'unsound.json: 21 Second',
      '  error  glycerol: the range from 10 to 25 % does not hold the content, 40 %.',
      '         composition.ingredients[0].contentRange; REACH Annex II, 3.2; composition.contentOutsideRange',
      '1 error. 2 records stored as a draft: put them right, or publish them with --accept REASON.',
    ])
    const versions = () =>
      db.selectFrom('published_versions').select(['number', 'overruled']).where('permalink_id', '=', 21).orderBy('number').execute()
    expect((await versions()).map(({ number }) => number)).toEqual([1])
    const stored = await db.selectFrom('products').select('name').where('permalink_id', '=', 21).executeTakeFirst()
    expect(stored?.name).toBe('Third')
    const reason = 'The supplier measures again in spring.'
    expect(runImport([bad, '--accept', reason])).toMatchObject({
      code: 0,
      out: [
        'unsound.json: 20 Product 20: unchanged',
        'unsound.json: 21 First: unchanged',
        'unsound.json: 21 Second: published as version 2 (SDS)',
        'unsound.json: 21 Third: published as version 3 (SDS)',
      ],
      errors: [],
    })
    expect((await versions()).map(({ overruled }) => overruled.map(({ code: found, reason: said, by }) => [found, said, by]))).toEqual([
      [],
      [['composition.contentOutsideRange', reason, 'import']],
      [],
    ])
  })

  it('works beside a running server on the same data folder', async () => {
    const running = await runOpenAndWait({ DATA_DIR: dataDir })
    const file = write('beside.json', entryOf(recordOf(5)))
    expect(runImport([file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, out: ['beside.json: 5 Product 5: stored'], errors: [] })
    expect(await running.stop()).toBe(0)
    expect(runImport([file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, out: ['beside.json: 5 Product 5: unchanged'], errors: [] })
  })
})

describe('an import whose database dies', () => {
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`

  const listening = sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'permasheet-queue' and query like 'LISTEN%'`

  it.each([
    ['while it works', async (pid: number) => void (await sql`select pg_terminate_backend(${pid})`.execute(db))],
    [
      'with every connection',
      async () =>
        void (await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'permasheet' and wait_event_type is distinct from 'Activity'
            and pid <> pg_backend_pid() and pid in (select pid from pg_stat_activity where state <> 'active' or wait_event_type = 'Lock')`.execute(
          db,
        )),
    ],
    [
      'with those of the queue, before it works',
      async (pid: number) => {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'permasheet-queue' and pid <> ${pid}`.execute(db)
        await sql`select pg_terminate_backend(${pid})`.execute(db)
      },
    ],
  ])('%s ends with a sentence, and stores nothing', async (_when, kill) => {
    const file = write('dying.json', entryOf(recordOf(77)))
    const holding = await db.startTransaction().execute()
    await holdLock(holding, 'imports')
    const script = path.join(projectFolder, 'scripts', 'run.mjs')
    const child = spawn(process.execPath, [script, 'import', file], { cwd: folder, env: { ...scriptEnvironment, DATABASE_URL: url } })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
    const ended = once(child, 'close')
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    const { rows } = await waiting.execute(db)
    expect((await listening.execute(db)).rows).toEqual([])
    await kill(rows[0]?.pid ?? 0)
    expect(await ended).toEqual([1, null])
    await holding
      .rollback()
      .execute()
      .catch(() => {})
    expect(said.join('')).toBe(
      'The database does not answer any more. Each file is stored whole or not at all: import them again when it is back.\n',
    )
    expect(await db.selectFrom('products').select('name').where('permalink_id', '=', 77).execute()).toEqual([])
  })
})
