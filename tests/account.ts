import { addUser } from '../server/auth/add-user.ts'
import { issuedTokens, type IssuedTokens, type Role } from '../shared/account.ts'
import { upsertMembership } from '../server/auth/queries.ts'
import type { TestApi } from './start-without-pages.ts'

export const password = 'correct horse battery staple'

/** An account with that password. */
export async function addAccount(
  { services }: Pick<TestApi, 'services'>,
  email: string,
  memberships: Readonly<Record<number, Role>> = {},
): Promise<number> {
  const { db, auth } = services
  const id = await addUser(db, auth.passwords, { email, password, name: '', interfaceLanguage: 'en' })
  if (id === undefined) throw new Error(`There is an account ${email} already`)
  for (const [workgroupId, role] of Object.entries(memberships)) await upsertMembership(db, id, Number(workgroupId), role)
  return id
}

export const passwordGrant = (username: string, given = password): Record<string, string> => ({
  grant_type: 'password',
  client_id: 'permasheet-web',
  username,
  password: given,
})

/** What goes on where the password grant was asked for a code. */
export const codeGrant = (challenge: string, code: string): Record<string, string> => ({
  grant_type: 'urn:permasheet:second-factor',
  client_id: 'permasheet-web',
  challenge,
  code,
})

export const refreshGrant = (refreshToken?: string): Record<string, string> => ({
  grant_type: 'refresh_token',
  client_id: 'permasheet-web',
  ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
})

export async function signIn(api: Pick<TestApi, 'post'>, username: string): Promise<IssuedTokens> {
  const answer = await api.post('/api/oauth2/token', passwordGrant(username))
  if (answer.status !== 200) throw new Error(`Sign-in of ${username}: ${answer.status} ${await answer.text()}`)
  return issuedTokens.parse(await answer.json())
}

/** Headers of a call that brings its access token. */
export const bearer = ({ access_token }: Pick<IssuedTokens, 'access_token'>): Record<string, string> => ({
  authorization: `Bearer ${access_token}`,
})

/** The `cookie` header that a browser sends after this answer. */
export function cookieOf(answer: Response): string {
  const [first = ''] = answer.headers.getSetCookie()
  return first.split(';')[0] ?? ''
}
