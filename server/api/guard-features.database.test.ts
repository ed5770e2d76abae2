import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureNames } from '../../shared/features.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { readDescription } from '../../tests/described-api.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'

const folder = useTemporaryFolder()
const featureFlags = Object.fromEntries(featureNames.map((name) => [name, false]))
writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ featureFlags }))
const api = await startWithoutPages({ environment: { DEMO: '1', DATA_DIR: folder } })
const { id } = await api.services.db.selectFrom('workgroups').select('id').limit(1).executeTakeFirstOrThrow()
await addAccount(api, 'owner@example.com', { [id]: 'owner' })
const { calls, document } = await readDescription(api)
const headers = bearer(await signIn(api, 'owner@example.com'))

describe('a feature that is switched off', () => {
  it('is not described, neither its calls nor a command that makes one', () => {
    expect(calls.filter(({ operation }) => operation['x-feature'] !== undefined)).toStrictEqual([])
    expect(calls.map(({ path }) => path)).toContain('/api/v1/productLabelRender/view/-{id}')
    expect(JSON.stringify(document)).not.toMatch(/\/(?:nice_label|bulk|docx|sharePreview|group_action|sdsRender\/compare)\b/)
    expect(document['x-scenarios'].map(({ name, steps }) => [name, steps.length])).toContainEqual(['A label line', 3])
  })

  it('is described where it is on, each of them', async () => {
    const { calls: all } = await readDescription(await startWithoutPages())
    expect(new Set(all.flatMap(({ operation }) => operation['x-feature'] ?? []))).toStrictEqual(new Set(featureNames))
  })

  it.each([
    ['POST', '/api/v1/products/shareProductLangs'],
    ['POST', '/api/v1/products/sharePreview'],
    ['POST', '/api/v1/products/group_action/share'],
    ['POST', '/api/v1/label/nice_label'],
    ['GET', '/api/v1/label/docx/-1001'],
    ['POST', '/api/v1/label/bulk'],
    ['GET', '/api/v1/sdsRender/compare/-1001/1?compare_version_id=1'],
  ])('is refused: %s %s', async (method, address) => {
    const answer = await api.ask(address, { method, headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG' })
  })

  it('leaves the others', async () => {
    expect((await api.ask('/api/v1/sdsRender/view/-1001/1')).status).toBe(200)
    expect((await api.ask('/api/v1/shares', { headers })).status).toBe(200)
    expect(await (await api.ask('/v2/assets/config/config.json')).json()).toMatchObject({ featureFlags })
  })

  it('asks a visitor to sign in first, as usual', async () => {
    expect((await api.ask('/api/v1/label/docx/-1001')).status).toBe(401)
  })
})
