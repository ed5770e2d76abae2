/** A second factor that a workgroup requires, and one that a member lost: decision 182. */
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, password, passwordGrant, signIn } from '../../tests/account.ts'
import { makeKey } from '../../tests/make-key.ts'
import { expectNotices } from '../../tests/read-notices.ts'
import { codeOf, factorCalls, reasonOf } from '../../tests/second-factor.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { secondFactorPath as factor } from '../../shared/second-factor.ts'
import { insertWorkgroup } from '../auth/queries.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const { db, mail } = api.services
const { call, grant, guarded } = factorCalls(api)

describe('a workgroup that requires it', () => {
  const required = '/api/v1/workgroup/second-factor'
  const members = '/api/v1/workgroup/members'

  it('is closed to members without one until they have set it up, for calls and pages, and stays open to keys', async () => {
    const group = await insertWorkgroup(db, 'Guarded', 'coatings')
    await addAccount(api, 'bare@example.com', { [group]: 'owner' })
    const bare = bearer(await signIn(api, 'bare@example.com'))
    expect(reasonOf(await call('PUT', required, bare, { is_required: true }))).toEqual([409, 'ownFactorFirst'])
    const owner = await guarded('chief@example.com', { [group]: 'owner' })
    const { key } = await makeKey(api, group)
    expect((await call('PUT', required, owner.headers, { is_required: true })).status).toBe(204)
    expect((await call('GET', members, owner.headers)).body).toMatchObject({
      requires_second_factor: true,
      members: [
        { email: 'bare@example.com', has_second_factor: false },
        { email: 'chief@example.com', has_second_factor: true },
      ],
    })

    expect(reasonOf(await call('GET', members, bare))).toEqual([403, 'secondFactorNeeded'])
    expect(reasonOf(await call('GET', '/api/v1/workgroup', { ...bare, 'x-coatings-workgroup': String(group) }))).toEqual([
      403,
      'secondFactorNeeded',
    ])
    expect((await call('GET', '/api/v1/app/init', bare)).body.user_settings).toMatchObject({ groups: [], closed_groups: ['Guarded'] })
    expect((await call('GET', '/api/v1/products', { authorization: `Bearer ${key}` })).status).toBe(200)
    expect((await call('PUT', required, bare, { is_required: false })).status).toBe(403)

    const { body: begun } = await call('POST', factor, bare, { password })
    await call('POST', `${factor}/confirm`, bare, { code: codeOf(begun.secret) })
    expect((await call('GET', members, bare)).status).toBe(200)
    expect((await call('GET', '/api/v1/app/init', bare)).body.user_settings).toMatchObject({ groups: [{ id: group }], closed_groups: [] })
    expect((await call('PUT', required, owner.headers, { is_required: false })).status).toBe(204)
  })

  it('can be set by owners alone', async () => {
    const group = await insertWorkgroup(db, 'Said', 'coatings')
    const editor = await guarded('said@example.com', { [group]: 'editor' })
    expect((await call('PUT', required, editor.headers, { is_required: true })).status).toBe(403)
    expect((await call('PUT', required, {}, { is_required: true })).status).toBe(401)
    const owner = await guarded('said2@example.com', { [group]: 'owner' })
    expect((await call('PUT', required, owner.headers, { is_required: 'yes' })).status).toBe(400)
  })

  it('has owners who can switch off a lost factor of members of this workgroup alone, and not their own', async () => {
    const group = await insertWorkgroup(db, 'Lost', 'coatings')
    const elsewhereToo = await insertWorkgroup(db, 'Elsewhere', 'coatings')
    const owner = await guarded('lostowner@example.com', { [group]: 'owner' })
    const member = await guarded('lostmember@example.com', { [group]: 'editor' })
    const shared = await guarded('shared@example.com', { [group]: 'editor', [elsewhereToo]: 'viewer' })
    const stranger = await guarded('stranger@example.com', { [elsewhereToo]: 'viewer' })
    const off = (id: number | string, headers = owner.headers) => call('DELETE', `${members}/${id}/second-factor`, headers)
    expect((await off(owner.id, member.headers)).status).toBe(403)
    expect((await off(member.id, {})).status).toBe(401)
    expect(reasonOf(await off(owner.id))).toEqual([409, 'ownFactor'])
    expect(reasonOf(await off(shared.id))).toEqual([409, 'memberElsewhere'])
    expect([(await off(stranger.id)).status, (await off('x')).status, (await off(999_999)).status]).toEqual([404, 404, 404])
    expect((await off(member.id)).status).toBe(204)
    expect((await call('GET', factor, member.headers)).status).toBe(401)
    expect((await grant(passwordGrant(member.email))).status).toBe(200)
    expect((await off(member.id)).status).toBe(404)
    const told = await expectNotices(mail.folder, member.email, ['Second factor switched on', 'Second factor switched off'])
    expect(told.find(({ subject }) => subject?.endsWith('off'))?.text).toContain('lostowner@example.com')
    expect((await grant(passwordGrant(shared.email))).body.error).toBe('second_factor_required')
  })
})
