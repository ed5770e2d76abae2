import { keyScopes, type KeyScope } from '../shared/api-keys.ts'
import { addKey } from '../server/workgroups/add-key.ts'
import type { TestApi } from './start-without-pages.ts'

/** A key of a workgroup, as an owner of it makes one. */
export async function makeKey(
  { services }: Pick<TestApi, 'services'>,
  workgroupId: number,
  { scopes = keyScopes, name = 'Machine' }: { scopes?: readonly KeyScope[]; name?: string } = {},
): Promise<{ key: string; id: number; clientId: string; headers: Record<string, string> }> {
  const workgroup = { workgroupId, name: '', brand: 'coatings', role: 'owner' as const }
  const memberships = [workgroup]
  const user = { id: 0, sessionId: 0, email: null, name: 'Owner', interfaceLanguage: 'en' as const, memberships, key: null, signIn: null }
  const { key, entry } = await addKey(services.db, { user, workgroup }, { name, scopes: [...scopes], valid_days: 30 })
  return { key, id: entry.id, clientId: entry.client_id, headers: { authorization: `Bearer ${key}` } }
}
