import { describe, expect, it } from 'vitest'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages({ environment: { DEMO: '1' } })
const { id } = await api.services.db.selectFrom('workgroups').select('id').limit(1).executeTakeFirstOrThrow()
await addAccount(api, 'owner@example.com', { [id]: 'owner' })
const headers = bearer(await signIn(api, 'owner@example.com'))

describe('an empty option', () => {
  it.each([
    ['/api/v1/sdsRender/view/-1001/1', 'version=&qrCode=&strict='],
    ['/api/v1/sdsRender/sdsPdf/-1001/1', 'version=&qrCode=&format='],
    ['/api/v1/sdsRender/compare/-1001/1?compare_version_id=1', 'orig_version_id=&qrCode='],
    ['/api/v1/p/tds/view/1/-1001', 'version='],
    ['/api/v1/sdsRender/ipi/-1001/1/P', 'qrCode='],
    ['/api/v1/products/-1001/detail', 'lang=&m='],
    ['/api/v1/products/5010/detail', 'lang=&version='],
    ['/api/v1/products', 'query=&page=&pageSize=&sort=&state=&missing=&hazardClass='],
    ['/api/v1/shares', 'query=&page=&pageSize=&state=&product='],
    ['/api/v1/shares/outdated', 'product='],
    ['/api/v1/mails', 'page=&pageSize='],
    ['/api/v1/coverage/products', 'page='],
    ['/api/v1/substances', 'query=&language=&limit='],
    ['/api/v1/phrases', 'query=&language=&limit=3&group=&keys='],
    ['/api/v1/statements', 'kind=&limit=3'],
    ['/api/v1/sdsRender/view/-1001/1', 'version=&version='],
  ])('counts as absent: %s, %s', async (address, query) => {
    const without = await api.ask(query.includes('limit=3') ? `${address}?limit=3` : address, { headers })
    const withEmpty = await api.ask(`${address}${address.includes('?') ? '&' : '?'}${query}`, { headers })
    expect(withEmpty.status).toBe(200)
    expect(await withEmpty.text()).toBe(await without.text())
  })

  it.each([
    ['/api/v1/sdsRender/compare/-1001/1?compare_version_id=', 'compare_version_id'],
    ['/api/v1/sdsRender/view/-1001/1?version=+', 'version'],
    ['/api/v1/sdsRender/view/-1001/1?version=&version=x', 'version'],
  ])('does not stand for one that must be there, nor for another value: %s', async (address, field) => {
    const answer = await api.ask(address)
    expect(answer.status).toBe(400)
    expect((await answer.json()).reasons[0].path.split(/[.[]/)[0]).toBe(field)
  })

  it('counts as a value in a JSON body, where it could be left out', async () => {
    const address = '/api/v1/account/settings'
    const asJson = (body: object) =>
      api.ask(address, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const refused = await asJson({ name: 'Anna', interface_language: '' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ reasons: [{ path: 'interface_language' }] })
    expect((await asJson({ name: 'Anna' })).status).toBe(200)
  })

  it('counts as absent in a form as well', async () => {
    const sent = await api.post('/api/v1/account/settings', { name: 'Anna', interface_language: '' }, { headers })
    expect(sent.status).toBe(200)
    expect(await sent.json()).toMatchObject({ user_settings: { name: 'Anna', interface_language: 'en' } })
    const form = { synonym_ids: '5010', emails: 'a@example.com', language_doc: '1', language_msg: 'en', sds: '', attach: '', isChemius: '' }
    expect((await api.post('/api/v1/products/sharePreview', form, { headers })).status).toBe(200)
  })
})
