import type { Doer } from '../audit-log/insert-entry.ts'
import { nameUser } from './name-user.ts'
import type { User } from './queries.ts'

/** A person by name and address, a key by its name. */
export function doerOf(user: Pick<User, 'id' | 'name' | 'email'>): Doer {
  const name = nameUser(user)
  return { name: user.email === null || name === user.email ? name : `${name} <${user.email}>`, userId: user.id }
}
