import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { keyScopes, type KeyScope } from '../../shared/api-keys.ts'
import { readDescription } from '../../tests/described-api.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import type { OpenApiDocument } from './openapi-document.ts'

let api: TestApi
let workgroup: number
let document: OpenApiDocument
const folder = useTemporaryFolder()

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  workgroup = (await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()).id
  ;({ document } = await readDescription(api))
}, 120_000)

type Steps = OpenApiDocument['x-getting-started']

/** Runs the commands in one shell, which ends at the first that fails. @returns what each of them printed */
async function runSteps(steps: Steps, scopes: KeyScope[]): Promise<string[]> {
  const { key } = await makeKey(api, workgroup, { scopes })
  const commands = steps.flatMap(({ command }) => (command === undefined ? [] : [command]))
  const script = ['set -e', ...commands.flatMap((command) => [command, `printf '\\036'`])].join('\n')
  const { stdout } = await promisify(execFile)('sh', ['-c', script.replaceAll(/https?:\/\/[^/'"]+/g, `http://${api.host}`)], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', KEY: key },
    maxBuffer: 2 ** 24,
  })
  return stdout.split('\u001E').slice(0, -1)
}

const stepsOf = (name: string): Steps => document['x-scenarios'].find((scenario) => scenario.name === name)?.steps ?? []
const beginOf = (name: string) => readFileSync(path.join(folder, name)).subarray(0, 5).toString('latin1')

describe('the first steps of the description', () => {
  it('work as they stand, in a shell, with a key alone', async () => {
    const [list = '', , token = ''] = await runSteps(document['x-getting-started'], ['read'])
    expect(JSON.parse(list).products).toHaveLength(5)
    expect(beginOf('sheet.pdf')).toBe('%PDF-')
    const { access_token, scope } = JSON.parse(token) as { access_token: string; scope: string }
    expect(scope).toBe('read')
    const again = await api.ask('/api/v1/products?pageSize=5&sort=name', { headers: { authorization: `Bearer ${access_token}` } })
    expect(await again.text()).toBe(list)
  })
})

describe('the scenarios of the description', () => {
  it('are these, and each is run here', () => {
    expect(document['x-scenarios'].map(({ name }) => name)).toEqual(['A shop', 'An ERP system', 'A label line', 'A portal of a customer'])
  })

  it('lead a shop from a GTIN to a sheet that is sent once', async () => {
    const [found = '', detail = '', card = '', status = ''] = await runSteps(stepsOf('A shop'), ['read'])
    expect(JSON.parse(card)).toMatchObject({ language: 'de', is_language_of_page: true, label: { signal_word: 'Achtung' } })
    expect(JSON.parse(found).products).toMatchObject([{ id: 1001, by: 'gtin' }])
    expect(JSON.parse(detail).basic).toMatchObject({ id: 1001 })
    expect(status).toBe('304')
    expect(beginOf('sheet.pdf')).toBe('%PDF-')
  })

  it('lead an ERP system to its own number, to a new product with its recipe, and to a version that it learns of', async () => {
    const steps = await runSteps(stepsOf('An ERP system'), ['read', 'write', 'publish'])
    const [given = '', found = '', product = '', recipe = '', proposed = '', check = '', published = '', changed = ''] = steps
    expect(JSON.parse(given)).toEqual({ external_id: 'MAT-100200' })
    expect(JSON.parse(found).products).toMatchObject([{ id: 1001 }])
    expect(product).toMatch(/^\d+\n$/)
    expect(JSON.parse(recipe)).toMatchObject({ revision: 1 })
    const texts = JSON.parse(proposed).proposals.map((one: { text: string }) => one.text)
    expect(texts).toContainEqual(expect.stringMatching(/^Flam\. Liq\. 3 · H226/))
    expect(texts).toContainEqual(expect.stringMatching(/^ADR: UN 1993/))
    expect(JSON.parse(check).problems).toMatchObject([{ path: 'description' }, { path: 'transport' }])
    expect(JSON.parse(published)).toMatchObject({ permalinkId: 1001, versions: [{ kind: 'sds', number: 4 }] })
    expect(JSON.parse(changed).products).toContainEqual(expect.objectContaining({ external_id: 'MAT-100200', sds_version: 4 }))
  })

  it('lead a label line to one label, to a spreadsheet and to labels of many products', { timeout: 120_000 }, async () => {
    const [, , code = '', , order = ''] = await runSteps(stepsOf('A label line'), ['labels'])
    expect(code).toMatch(/\/p\/1001\/en\/dl\/1\?lot=L-2411$/)
    expect(readFileSync(path.join(folder, 'label.zpl'), 'latin1')).toMatch(/L-2411[^]*\^PQ2/)
    expect(order).toMatch(/^[0-9a-f]{32}\n$/)
    const files = ['label.pdf', 'label.zpl', 'labels.xlsx', 'many.pdf']
    expect(files.map((name) => beginOf(name).slice(0, 3))).toEqual(['%PD', '^XA', 'PK\u0003', '%PD'])
    const { pages } = await readPdf(readFileSync(path.join(folder, 'label.pdf')))
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[105, 74]])
  })

  it('lead a portal to data, to differences and to a substance', async () => {
    const [list = '', , , changed = '', substance = ''] = await runSteps(stepsOf('A portal of a customer'), ['read'])
    expect(JSON.parse(list).products.length).toBeGreaterThan(10)
    expect(beginOf('sheet.xml')).toBe('<?xml')
    const compared: unknown = JSON.parse(readFileSync(path.join(folder, 'compared.json'), 'utf8'))
    expect(compared).toMatchObject({ html: expect.stringContaining('<ins'), sections: expect.arrayContaining([1]) })
    expect(JSON.parse(changed)).toMatchObject({ products: [], next_since: expect.any(String) })
    expect(substance).toContain('108-88-3')
  })

  it('need no more scopes than there are', () => {
    const named = JSON.stringify(document['x-scenarios']).matchAll(/needs the scope (\w+)/g)
    for (const [, scope] of named) expect(keyScopes).toContain(scope)
  })
})
