import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { attachmentEntry } from '../../shared/attachments.ts'
import { issuedTokens } from '../../shared/account.ts'
import { productList } from '../../shared/product-list.ts'
import { draftAnswer, draftState, publishAnswer, revisionsKept } from '../../shared/editing.ts'
import { bearer } from '../../tests/account.ts'
import { draftOf } from '../../tests/editors.ts'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { RefusedCall } from '../../tests/refused-call.ts'
import { postBytes, writeMultipart } from '../../tests/upload.ts'
import { useDataFolder } from '../../tests/use-data-folder.ts'
import { demonstrationAccount } from '../auth/demonstration-account.ts'
import { scriptEnvironment } from '../../tests/script-environment.ts'

const { dataDir, postmaster } = useDataFolder()
const port = await findFreePort()
const host = `coatings.localhost:${port}`
const running = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})

async function start(): Promise<ChildProcess> {
  const env = { ...scriptEnvironment, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', LOG_LEVEL: 'fatal' }
  const child = spawn(process.execPath, [path.join(projectFolder, 'tests', 'serve-api.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error(said)))
  })
  running.add(child)
  return child
}

async function ask(method: string, address: string, headers: Record<string, string>, body?: object | URLSearchParams): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { ...headers, ...(body && !(body instanceof URLSearchParams) ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: body instanceof URLSearchParams ? body : JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new RefusedCall(`${method} ${address}`, answer.status, await answer.text())
  return answer.json()
}

async function signIn(): Promise<Record<string, string>> {
  const { email, password } = demonstrationAccount
  const grant = new URLSearchParams({ grant_type: 'password', client_id: 'permasheet-web', username: email, password })
  return bearer(issuedTokens.parse(await ask('POST', '/api/oauth2/token', {}, grant)))
}

/** Writes that were acknowledged before the process was killed. */
interface Acknowledged {
  drafts: { product: number; revision: number; name: string }[]
  files: { link: string; content: string }[]
  versions: { product: number; number: number }[]
}

/** Sends writes one after another until the server no longer answers. */
async function writeUntilKilled(write: (round: number) => Promise<void>, most = Number.POSITIVE_INFINITY): Promise<void> {
  try {
    for (let round = 0; round < most; round += 1) await write(round)
  } catch (error) {
    if (error instanceof RefusedCall && error.status !== 503) throw error
  }
}

function startWriting(products: readonly number[], headers: Record<string, string>, done: Acknowledged, run: string): Promise<void>[] {
  const [first = 0, second = 0, third = 0, published = 0, filed = 0] = products
  const present = async (product: number) => draftAnswer.parse(await ask('GET', draftOf(product), headers)).revision
  return [
    ...[first, second, third].map((product) =>
      writeUntilKilled(
        async (round) => {
          const name = `${run} ${round}`
          const { revision } = draftState.parse(
            await ask('PUT', draftOf(product), headers, { revision: await present(product), patch: { name } }),
          )
          done.drafts.push({ product, revision, name })
        },
        revisionsKept / 2 - 2,
      ),
    ),
    writeUntilKilled(async (round) => {
      const patch = { name: `${run} ${round}` }
      const { revision } = draftState.parse(await ask('PUT', draftOf(published), headers, { revision: await present(published), patch }))
      const body = { revision, date: new Date().toISOString().slice(0, 10), reason: { text: { en: `${run} ${round}` } } }
      const { versions } = publishAnswer.parse(await ask('POST', `/api/v1/products/${published}/publish`, headers, body))
      for (const { number } of versions) done.versions.push({ product: published, number })
    }),
    writeUntilKilled(async (round) => {
      const content = `${run} ${round} `.repeat(2_000)
      const { body, contentType } = writeMultipart([{ name: 'file', fileName: `${round}.txt`, content }])
      const { status, text } = await postBytes(host, `/api/v1/products/${filed}/attachments`, body, {
        ...headers,
        'content-type': contentType,
      })
      if (status !== 201) throw new RefusedCall('POST', status, text)
      done.files.push({ link: attachmentEntry.parse(JSON.parse(text)).link, content })
    }, 45),
  ]
}

describe('kill -9 during a stream of writes', () => {
  it('loses nothing that was acknowledged: drafts, versions, files', async () => {
    const done: Acknowledged = { drafts: [], files: [], versions: [] }
    for (const victims of ['the process', 'the process and the database server']) {
      const server = await start()
      const headers = await signIn()
      const listed = productList.parse(await ask('GET', '/api/v1/products?pageSize=20&state=published', headers))
      const products = listed.products.map(({ synonym_id }) => synonym_id).slice(0, 5)
      const writing = startWriting(products, headers, done, victims)
      const before = { drafts: done.drafts.length, files: done.files.length, versions: done.versions.length }
      await expect.poll(() => done.drafts.length - before.drafts, { timeout: 20_000 }).toBeGreaterThan(6)
      await expect.poll(() => Math.min(done.files.length - before.files, done.versions.length - before.versions)).toBeGreaterThan(0)
      if (victims !== 'the process') process.kill(postmaster().pid, 'SIGKILL')
      server.kill('SIGKILL')
      await once(server, 'exit')
      running.delete(server)
      await Promise.all(writing)
    }
    expect(Math.min(done.drafts.length, done.versions.length, done.files.length)).toBeGreaterThan(0)

    await start()
    const headers = await signIn()
    for (const { product, revision, name } of done.drafts) {
      const kept = await ask('GET', `/api/v1/products/${product}/draft/revisions/${revision}`, headers)
      expect(kept).toMatchObject({ revision, record: { name } })
    }
    for (const { product, number } of done.versions) {
      const { published } = draftAnswer.parse(await ask('GET', `/api/v1/products/${product}/draft`, headers))
      expect(published.find(({ kind }) => kind === 'sds')?.number).toBeGreaterThanOrEqual(number)
    }
    for (const { link, content } of done.files)
      expect(await (await fetch(`http://127.0.0.1:${port}${link}`, { headers })).text()).toBe(content)
  }, 180_000)
})
