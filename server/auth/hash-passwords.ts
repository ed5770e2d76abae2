import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { AppError } from '../errors.ts'

// OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB of memory, two passes, one lane. About 8 ms. Argon2id is the package's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  /** @throws {AppError} `SERVER_DOWN_ERROR`, 503, when too many passwords wait already. */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches this hash. Takes as long for an account that does not exist (no hash), and for one without a password (an
   * empty hash).
   * @throws {AppError} `SERVER_DOWN_ERROR`, 503, when too many passwords wait already.
   */
  verify(storedHash: string | undefined, password: string): Promise<boolean>
}

/**
 * Argon2id in threads of its own and a few at a time, so that a flood of sign-ins takes neither the processors nor the memory (19 MiB each)
 * from everybody else.
 * @param concurrency how many passwords are worked on at once
 * @param mayWait how many more may wait; further ones are refused at once
 */
export async function openPasswords(concurrency: number, mayWait = 100): Promise<Passwords> {
  const limit = pLimit(concurrency)
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= mayWait) throw tooBusy()
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const from = performance.now()
        await work().then(resolve, reject)
        // While others wait, it pauses for as long as the work took, because on a machine with two processors the pages need both.
        if (limit.pendingCount > 0) await sleep(performance.now() - from)
      })
    })
  }
  const hashOfNobody = await hash(randomBytes(16), cost)
  return {
    hash: async (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    verify: async (storedHash, password) => {
      const equal = await inTurn(() => verify(storedHash || hashOfNobody, password.normalize('NFKC')))
      return equal && Boolean(storedHash)
    },
  }
}

const tooBusy = (): AppError =>
  new AppError('SERVER_DOWN_ERROR', {
    message: 'too many passwords wait to be checked',
    members: { error: 'temporarily_unavailable' },
    headers: { 'retry-after': '1' },
  })
