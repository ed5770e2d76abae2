/** The demonstration catalogue over HTTP, and who asks for it. */
import { insertWorkgroup } from '../server/auth/queries.ts'
import { addAccount, bearer, signIn } from './account.ts'
import { startWithoutPages, type TestApi } from './start-without-pages.ts'

interface Catalogue {
  api: TestApi
  /** Headers of a viewer and an editor of the catalogue's workgroup, and of the owner of another one. */
  requested: Record<'viewer' | 'editor' | 'stranger', Record<string, string>>
  get(address: string, headers?: Record<string, string>): Promise<Response>
}

/** The server without its pages; it ends with the test file. */
export async function startCatalogue(environment: Readonly<Record<string, string>> = {}): Promise<Catalogue> {
  const api = await startWithoutPages({ environment: { DEMO: '1', ...environment } })
  const { db } = api.services
  const { id: group } = await db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  const other = await insertWorkgroup(db, 'Others', 'coatings')
  const addAsker = async (name: string, memberships: Parameters<typeof addAccount>[2]) => {
    await addAccount(api, `${name}@example.com`, memberships)
    return bearer(await signIn(api, `${name}@example.com`))
  }
  const requested = {
    viewer: await addAsker('viewer', { [group]: 'viewer' }),
    editor: await addAsker('editor', { [group]: 'editor' }),
    stranger: await addAsker('stranger', { [other]: 'owner' }),
  }
  return { api, requested, get: (address, headers = {}) => api.ask(address, { headers }) }
}
