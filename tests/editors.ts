import { insertWorkgroup } from '../server/auth/queries.ts'
import { publishVersion } from '../server/products/publish-version.ts'
import { upsertProduct } from '../server/products/import-queries.ts'
import { hashRecord } from '../server/products/record-hash.ts'
import { productRecord, type ProductRecord, type ProductRecordInput } from '../shared/record/product-record.ts'
import type { Role } from '../shared/account.ts'
import { addAccount, bearer, signIn } from './account.ts'
import { recordOf } from '../test-kit/product-record.ts'
import { startWithoutPages, type TestApi } from './start-without-pages.ts'

export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of it, it says itself
  body: any
  headers: Headers
}

/** Who asks, by name of the account. */
export type Caller = (method: string, address: string, json?: unknown) => Promise<Answer>

export interface Editors {
  group: number
  foreignGroup: number
  /** Another account of this role; `foreign`: editor of the other group; `nobody`: no group; `visitor`: not signed in. */
  as(who: Role | 'editor2' | 'foreign' | 'nobody' | 'visitor'): Caller
  headersOf(who: Role | 'editor2' | 'foreign' | 'nobody' | 'visitor'): Record<string, string>
  /** A stored product, published as a safety data sheet when a date is given. @returns its synonym id */
  store(permalinkId: number, changes?: Partial<ProductRecordInput>, publishedOn?: string): Promise<number>
}

/** The address of the record being worked on. */
export const draftOf = (synonymId: number): string => `/api/v1/products/${synonymId}/draft`

/** Two workgroups with an account of every role, and what they may do over HTTP. */
export async function useEditors(api: TestApi): Promise<Editors> {
  const { db } = api.services
  const group = await insertWorkgroup(db, 'Own', 'coatings')
  const foreignGroup = await insertWorkgroup(db, 'Foreign', 'coatings')
  const headers = new Map<string, Record<string, string>>([['visitor', {}]])
  const accounts = { viewer: 'viewer', editor: 'editor', editor2: 'editor', owner: 'owner' } as const
  for (const [name, role] of Object.entries(accounts)) await addAccount(api, `${name}@example.com`, { [group]: role })
  await addAccount(api, 'foreign@example.com', { [foreignGroup]: 'editor' })
  await addAccount(api, 'nobody@example.com')
  for (const name of [...Object.keys(accounts), 'foreign', 'nobody']) headers.set(name, bearer(await signIn(api, `${name}@example.com`)))
  const headersOf: Editors['headersOf'] = (who) => headers.get(who) ?? {}

  return {
    group,
    foreignGroup,
    headersOf,
    as: (who) => async (method, address, json) => {
      const answer = await api.ask(address, {
        method,
        headers: { ...headersOf(who), ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
    },
    async store(permalinkId, changes, publishedOn) {
      const record: ProductRecord = productRecord.parse(recordOf(permalinkId, changes))
      await db.transaction().execute(async (tx) => {
        await upsertProduct(tx, { workgroupId: group, record, recordHash: hashRecord(record) })
        if (publishedOn !== undefined) await publishVersion(tx, record, { kind: 'sds', date: publishedOn })
      })
      return record.synonyms[0]?.id ?? 0
    },
  }
}

interface Editing {
  api: TestApi
  editors: Editors
  /** Two editors of the same group. */
  editor: Caller
  other: Caller
}

/** The server without its pages, and those who edit; it ends with the test file. */
export async function startEditing(): Promise<Editing> {
  const api = await startWithoutPages()
  const editors = await useEditors(api)
  return { api, editors, editor: editors.as('editor'), other: editors.as('editor2') }
}
