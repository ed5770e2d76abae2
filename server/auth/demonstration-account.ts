import type { Services } from '../services.ts'
import { addUser } from './add-user.ts'
import { findUserByEmail, upsertMembership } from './queries.ts'

/** The account of the demonstration (design decisions, Running). Everybody knows its password. */
export const demonstrationAccount = { email: 'demo@permasheet.example', password: 'permasheet-demo' }

/** Creates the demonstration's account as owner of this workgroup, unless the account exists. */
export async function addDemonstrationAccount({ db, auth }: Pick<Services, 'db' | 'auth'>, workgroupId: number): Promise<void> {
  const userId = await addUser(db, auth.passwords, { ...demonstrationAccount, name: 'Demo', interfaceLanguage: 'en' })
  if (userId !== undefined) await upsertMembership(db, userId, workgroupId, 'owner')
}

/** Whether the demonstration's account still has the public password. */
export async function isDemonstrationOpen({ db, auth }: Pick<Services, 'db' | 'auth'>): Promise<boolean> {
  const user = await findUserByEmail(db, demonstrationAccount.email)
  return user !== undefined && auth.passwords.verify(user.passwordHash, demonstrationAccount.password)
}
