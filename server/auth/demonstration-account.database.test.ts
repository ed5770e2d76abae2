import { describe, expect, it } from 'vitest'
import { bearer, passwordGrant } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { loadDemonstration } from '../products/load-demonstration.ts'
import { isDemonstrationOpen } from './demonstration-account.ts'
import { updatePassword } from './queries.ts'

const { services, post, ask } = await startWithoutPages({ environment: { DEMO: '1' } })

describe('the demonstration', () => {
  it('has an account that owns its workgroup', async () => {
    const answer = await post('/api/oauth2/token', passwordGrant('demo@permasheet.example', 'permasheet-demo'))
    expect(answer.status).toBe(200)
    const init = await ask('/api/v1/app/init', { headers: bearer(await answer.json()) })
    expect((await init.json()).user_settings.groups).toStrictEqual([{ id: 1, name: 'Permasheet', brand: 'coatings', role: 'owner' }])
  })

  it('is announced while its public password is valid, and its password is never reset', async () => {
    expect(await isDemonstrationOpen(services)).toBe(true)
    const { id } = await services.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await updatePassword(services.db, id, await services.auth.passwords.hash('something else'))
    await loadDemonstration(services)
    expect(await isDemonstrationOpen(services)).toBe(false)
    await services.db.deleteFrom('users').execute()
    await loadDemonstration(services)
    expect(await isDemonstrationOpen(services)).toBe(false)
  })
})
