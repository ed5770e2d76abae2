import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { findStep } from './one-time-code.ts'
import { codeKeyOf } from './normalise-email.ts'
import type { Caller } from './read-device.ts'
import { readRecoveryCode } from './recovery-code.ts'
import type { Seals } from './seal.ts'
import { findFactor, useRecoveryCode, useStep } from './second-factor-queries.ts'
import { countFailure, deleteSignInFailures, lockAccount } from './failure-queries.ts'
import { hashRefreshToken } from './tokens.ts'

/** The use for which a secret is sealed: that of one account opens for no other. */
export const secretUse = (userId: number): string => `second factor of ${userId}`

type WrongCode = 'codeWrong' | 'codeUsed'
type Tried<Result> = { result: Result } | { lockedSeconds: number } | { failures: number; reason: WrongCode }

/**
 * Uses a code of the authenticator or a recovery code, and does what it authorises in the same transaction. Simultaneous attempts wait for
 * each other, so that of any number of guesses five count and the sixth is not checked. Only a right code resets the count of wrong ones: a
 * new password does not, since anyone who reads the mails can set one by a link as often as they like.
 * @param account key under which failures are counted
 */
export async function tryCode<Result>(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  { account, ...of }: { userId: number; account: string } & Caller,
  code: string,
  onRight: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Tried<Result>> {
  const codes = codeKeyOf(account)
  return db.transaction().execute(async (tx) => {
    // In this order everywhere, so that two never wait for each other.
    const lockedSeconds = Math.max(await lockAccount(tx, account), await lockAccount(tx, codes))
    if (lockedSeconds > 0) return { lockedSeconds }
    const reason = await findFault(tx, auth.seals, of.userId, code)
    if (reason === null) {
      await deleteSignInFailures(tx, codes)
      return { result: await onRight(tx) }
    }
    return { reason, failures: await countFailure(tx, account, of, codes) }
  })
}

async function findFault(tx: Transaction<Database>, seals: Seals, userId: number, code: string): Promise<WrongCode | null> {
  const factor = await findFactor(tx, userId)
  if (!factor?.isOn) return 'codeWrong'
  const recovery = readRecoveryCode(code)
  if (recovery !== null) return (await useRecoveryCode(tx, userId, hashRefreshToken(recovery))) ? null : 'codeWrong'
  // If the signing secret was replaced, codes of the authenticator are no longer accepted, but recovery codes are.
  const secret = seals.open(factor.secretSealed, secretUse(userId))
  const step = secret === undefined ? null : findStep(secret, code, Date.now())
  if (step === null) return 'codeWrong'
  return (await useStep(tx, userId, step)) ? null : 'codeUsed'
}
