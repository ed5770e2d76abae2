import type { User } from './queries.ts'

/** How a user is called: by name, or else by e-mail address. A key has a name always. */
export const nameUser = ({ name, email }: Pick<User, 'name' | 'email'>): string => name.trim() || (email ?? '')
