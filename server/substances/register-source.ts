import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { openRegister, openTable, type Register } from './open-register.ts'
import { findLaterStates, findStatesMark } from './queries.ts'

export interface RegisterSource {
  /** The register with every state that is stored; the first caller waits until it is read. */
  current(): Promise<Register>
}

/** ms after which the database is asked again whether another process has stored a state. */
const longestUnseen = 5_000

/** The register of harmonised substances. It is read when it is first requested, and again when a later state has been stored. */
export function createRegisterSource(db: Kysely<Database>): RegisterSource {
  let opened: { mark: string; register: Register } | undefined
  let looked = 0
  let looking: Promise<Register> | undefined

  async function look(): Promise<Register> {
    const mark = await findStatesMark(db)
    if (opened?.mark !== mark) opened = { mark, register: openRegister(openTable(await findLaterStates(db))) }
    looked = Date.now()
    return opened.register
  }

  return {
    async current() {
      if (opened !== undefined && Date.now() - looked < longestUnseen) return opened.register
      looking ??= look().finally(() => (looking = undefined))
      return looking
    },
  }
}
