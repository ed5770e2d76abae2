import type { User } from './queries.ts'

/** The name under which a user is shown, or else their e-mail address. A key always has a name. */
export const nameUser = ({ name, email }: Pick<User, 'name' | 'email'>): string => name.trim() || (email ?? '')
