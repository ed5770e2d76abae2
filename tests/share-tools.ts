import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { z } from 'zod'
import { insertWorkgroup, updateSettings } from '../server/auth/queries.ts'
import { importEntries } from '../server/products/import-records.ts'
import { importEntry, type ProductRecordInput } from '../shared/record/product-record.ts'
import { sentShare, shareDetail, type ShareDetail } from '../shared/share.ts'
import { addAccount, bearer, signIn } from './account.ts'
import { closeAfterFile } from './close-after-file.ts'
import { fastMail } from './fast-mail.ts'
import { startMailbox, type Mailbox } from './mailbox.ts'
import { entryOf, recordOf } from '../test-kit/product-record.ts'
import { startWithoutPages, type TestApi } from './start-without-pages.ts'

/** Asks until there is an answer. */
export async function waitUntil<T>(find: () => Promise<T | undefined | false> | T | undefined | false, seconds = 60): Promise<T> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
    const found = await find()
    if (found !== undefined && found !== false) return found
  }
  throw new Error('It did not come about in time')
}

/** A published product of a workgroup, with a sheet in English; further dates publish it again with changes. */
export async function addProduct(
  { services }: Pick<TestApi, 'services'>,
  workgroupId: number,
  permalinkId: number,
  versions: readonly (Partial<ProductRecordInput> & { date: string })[] = [{ date: '2026-02-01' }],
): Promise<number> {
  for (const { date, ...changes } of versions) {
    const entry = importEntry.parse(entryOf(recordOf(permalinkId, changes), date))
    const { problems } = await importEntries(services.db, [{ place: [], entry }], { workgroupId })
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  }
  return permalinkId + 20_000
}

export interface ShareServer {
  api: TestApi
  mailbox: Mailbox
  workgroupId: number
  /** Headers of accounts of the workgroup by role, and of an owner of another one. */
  as: Record<'viewer' | 'editor' | 'owner' | 'stranger', Record<string, string>>
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Shares the safety data sheet of products, unless `more` asks for something else. @returns the share's id */
  share(emails: readonly string[], products: readonly number[], more?: object): Promise<number>
  readShare(id: number): Promise<ShareDetail>
  /** A share whose mails are all where they end. */
  untilSettled(id: number): Promise<ShareDetail>
  /** A share whose mails have all been taken. */
  untilAccepted(id: number): Promise<ShareDetail>
}

/** The viewer's name stands in the mails that they send. */
export async function nameViewer({ api }: ShareServer, name: string): Promise<void> {
  const { db } = api.services
  const { id } = await db.selectFrom('users').select('id').where('email', '=', 'viewer@norvik.example').executeTakeFirstOrThrow()
  await updateSettings(db, id, { name })
}

/** The call that shares, as the dialog makes it, unless `body` asks for something else. */
export const sendShare = (server: ShareServer, body: object, headers?: Record<string, string>): Promise<Response> =>
  server.post('/api/v1/products/group_action/share', { language_doc: 1, language_msg: 'en', sds: 1, isChemius: true, ...body }, headers)

/** What a call that shared has answered. */
export async function readSent(answer: Response): Promise<z.infer<typeof sentShare>> {
  expect(answer.status, await answer.clone().text()).toBe(200)
  return sentShare.parse(await answer.json())
}

/** A server with accounts that sends into a mailbox, or into its data folder. */
export async function startShareServer(options: { folder?: boolean; environment?: Record<string, string> } = {}): Promise<ShareServer> {
  const mailbox = await startMailbox()
  closeAfterFile(mailbox.close)
  const api = await startWithoutPages({
    environment: {
      MAIL_FROM: 'sheets@permasheet.example',
      ...(options.folder ? {} : { SMTP_URL: mailbox.url }),
      ...options.environment,
    },
    mailTiming: fastMail,
  })
  const { db } = api.services
  const workgroupId = await insertWorkgroup(db, 'Norvik Coatings GmbH', 'coatings')
  const other = await insertWorkgroup(db, 'Other', 'coatings')
  const as: Partial<ShareServer['as']> = {}
  for (const role of ['viewer', 'editor', 'owner'] as const) {
    await addAccount(api, `${role}@norvik.example`, { [workgroupId]: role })
    as[role] = bearer(await signIn(api, `${role}@norvik.example`))
  }
  await addAccount(api, 'stranger@other.example', { [other]: 'owner' })
  const { viewer = {}, editor = {}, owner = {} } = as
  const stranger = bearer(await signIn(api, 'stranger@other.example'))
  const post: ShareServer['post'] = (path, body, headers = viewer) =>
    api.ask(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const get: ShareServer['get'] = (path, headers = viewer) => api.ask(path, { headers })
  const untilAll = (id: number, states: readonly string[]) =>
    waitUntil(async () => {
      const detail = await readShare(id)
      return detail.recipients.every(({ state }) => states.includes(state)) && detail
    })
  const readShare = async (id: number) => shareDetail.parse(await (await get(`/api/v1/shares/${id}`)).json())
  return {
    api,
    mailbox,
    workgroupId,
    as: { viewer, editor, owner, stranger },
    post,
    get,
    async share(emails, products, more = {}) {
      const body = { emails, products, language_doc: 1, language_msg: 'en', sds: 1, ...more }
      return sentShare.parse(await (await post('/api/v1/products/group_action/share', body)).json()).id
    },
    readShare,
    untilSettled: (id) => untilAll(id, ['accepted', 'refused', 'bounced']),
    untilAccepted: (id) => untilAll(id, ['accepted']),
  }
}
