import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { addAccount, password } from '../../tests/account.ts'
import { readDescription } from '../../tests/described-api.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { writeApiClient } from '../../tests/write-api-client.ts'

const folder = useTemporaryFolder()
let api: TestApi

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { id } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  await addAccount(api, 'client@example.com', { [id]: 'editor' })
  const { document } = await readDescription(api)
  writeFileSync(path.join(folder, 'client.mts'), writeApiClient(document))
}, 120_000)

function compile(source: string): string {
  const file = path.join(folder, 'use.mts')
  writeFileSync(file, source)
  const options = ['--noEmit', '--strict', '--ignoreConfig', '--allowImportingTsExtensions', '--module', 'nodenext', '--target', 'es2024']
  const { stdout } = spawnSync(path.join(projectFolder, 'node_modules/.bin/tsc'), [...options, '--lib', 'es2024,dom,dom.iterable', file], {
    encoding: 'utf8',
  })
  return stdout
}

describe('a client generated from the description', () => {
  it('has types: right calls compile, wrong ones do not', () => {
    const use = (line: string) =>
      `import { createClient } from './client.mts'\nconst client = createClient(async () => new Response())\n${line}\n`
    expect(
      compile(
        use(`const { content } = await client.getProductsPublicIdDetail({ params: { id: '1' } }); content.basic.text.trim()\nexport {}`),
      ),
    ).toBe('')
    expect(
      compile(use(`const { content } = await client.getProductsPublicIdDetail({ params: { id: '1' } }); content.basic.txt\nexport {}`)),
    ).toContain('txt')
    expect(compile(use(`await client.getProducts({ query: { sort: 'price' } })\nexport {}`))).toContain('price')
    expect(compile(use(`await client.getProductsPublicIdDetail({ query: {} })\nexport {}`))).toContain('params')
  })

  it('signs in, searches, reads and downloads', async () => {
    const { createClient } = await import(pathToFileURL(path.join(folder, 'client.mts')).href)
    const send = (address: string, init: { method: string; headers: Record<string, string>; body?: string }) => api.ask(address, init)
    const visitor = createClient(send)
    const signedIn = await visitor.postOauth2Token({
      body: { grant_type: 'password', client_id: 'permasheet-web', username: 'client@example.com', password },
    })
    const client = createClient(send, { authorization: `Bearer ${signedIn.content.access_token}` })
    const list = await client.getProducts({ query: { query: '1330-20-7', sort: 'name' } })
    expect(list.content.products.map(({ id }: { id: number }) => id)).toContain(1003)
    const detail = await client.getProductsIdDetail({ params: { id: '5150' }, query: { lang: '1' } })
    expect(detail.content.steps.formulation_mixer.length).toBeGreaterThan(2)
    const { content: pdf } = await client.getSdsRenderSdsPdfPublicIdLang({ params: { id: '1001', lang: '1' } })
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const { content: spreadsheet } = await client.postLabelNiceLabel({ body: { synonym_id: '5010', xlang: ['1'] } })
    expect(
      Buffer.from(await spreadsheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expect(visitor.getProducts({})).rejects.toMatchObject({ error: { type: 'AUTHENTICATION_ERROR' } })
  })
})
