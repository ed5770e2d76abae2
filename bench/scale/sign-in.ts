import { demonstrationAccount } from '../../server/auth/demonstration-account.ts'
import type { BenchServer } from '../../test-kit/run-server.ts'

/** Signs in to the demonstration's account. @returns the header of its calls */
export async function signIn(server: BenchServer): Promise<{ authorization: string }> {
  const { email, password } = demonstrationAccount
  const answer = await server.post('/api/oauth2/token', { grant_type: 'password', client_id: 'permasheet-web', username: email, password })
  const { access_token: token }: { access_token?: string } = JSON.parse(answer.bytes.toString())
  if (!token) throw new Error(`signing in was answered with ${answer.status}`)
  return { authorization: `Bearer ${token}` }
}
