import { setTimeout as sleep } from 'node:timers/promises'
import { attachmentEntry } from '../../shared/attachments.ts'
import { bulkLabels, bulkLabelsPath } from '../../shared/bulk-labels.ts'
import { draftAnswer, draftState, publishAnswer, revisionsKept } from '../../shared/editing.ts'
import { sentShare } from '../../shared/share.ts'
import { draftOf } from '../editors.ts'
import { writeMultipart } from '../upload.ts'
import { RefusedCall } from '../refused-call.ts'
import { Unanswered, type Member } from './member.ts'

/** What was answered as done. */
export interface Acknowledged {
  drafts: { product: number; revision: number; name: string }[]
  versions: { product: number; number: number }[]
  files: { link: string; content: string }[]
  shares: { id: number; email: string }[]
  jobs: string[]
  /** Writes that got no answer: whoever wrote knows that it may not be done. */
  unanswered: string[]
}

export interface Writing {
  done: Acknowledged
  /** Settles when a version more was published. Rejects with what was refused. */
  publish(): Promise<void>
  /** Settles when what is under way is answered. Rejects with what was refused. */
  stop(): Promise<Acknowledged>
}

/** ms between two writes of a kind: a person is no load test. */
const pause = 400
const mostFiles = 90

/** Edits, publishes, uploads, shares and orders labels without end. @param products at least five synonym ids */
export function startWriting(member: () => Member, products: readonly number[], run: string): Writing {
  const [edited = 0, published = 0, filed = 0, shared = 0, printed = 0] = products
  const done: Acknowledged = { drafts: [], versions: [], files: [], shares: [], jobs: [], unanswered: [] }
  const over = new AbortController()

  async function again(write: (round: number) => Promise<void>, most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let round = 0; round < most && !over.signal.aborted; round += 1) {
      try {
        await write(round)
      } catch (error) {
        // A save that was done and not answered: the next one finds another revision.
        const isOvertaken = error instanceof RefusedCall && error.status === 409 && error.call.endsWith('/draft')
        if (!(error instanceof Unanswered) && !isOvertaken) throw error
        done.unanswered.push(error.message)
      }
      await sleep(pause)
    }
  }
  const present = async (product: number) => draftAnswer.parse(await member().call('GET', draftOf(product))).revision
  const save = async (product: number, name: string) =>
    draftState.parse(await member().call('PUT', draftOf(product), { revision: await present(product), patch: { name } })).revision

  const writing = Promise.all([
    again(async (round) => {
      const name = `${run} ${round}`
      done.drafts.push({ product: edited, revision: await save(edited, name), name })
    }, revisionsKept - 5),
    again(async (round) => {
      const revision = await save(published, `${run} ${round}`)
      const body = { revision, date: new Date().toISOString().slice(0, 10), reason: { text: { en: `${run} ${round}` } } }
      const { versions } = publishAnswer.parse(await member().call('POST', `/api/v1/products/${published}/publish`, body))
      for (const { number } of versions) done.versions.push({ product: published, number })
    }),
    again(async (round) => {
      const content = `${run} ${round} `.repeat(5_000)
      const { body, contentType } = writeMultipart([{ name: 'file', fileName: `${round}.txt`, content }])
      const answer = await member().send('POST', `/api/v1/products/${filed}/attachments`, body, { 'content-type': contentType })
      done.files.push({ link: attachmentEntry.parse(JSON.parse(answer.bytes.toString())).link, content })
    }, mostFiles),
    again(async (round) => {
      const email = `${run}-${round}@x.example`
      const body = { emails: [email], products: [shared], language_doc: 1, language_msg: 'en', sds: 1, attach: 0 }
      const headers = { 'idempotency-key': `${run}-${round}` }
      const answer = await member().call('POST', '/api/v1/products/group_action/share', body, headers)
      done.shares.push({ id: sentShare.parse(answer).id, email })
    }),
    again(async (round) => {
      // Of products with a label, on a size that holds it: an order of which nothing can be printed has failed, and rightly.
      const order = { synonym_ids: [printed, filed], dim: '7', emb: '2', xlang: ['1'], opisOFF: '1', copies: (round % 20) + 1 }
      done.jobs.push(bulkLabels.parse(await member().call('POST', bulkLabelsPath, order)).job_id)
      await sleep(5 * pause)
    }),
  ])
  // What is refused is told by `stop`.
  writing.catch(() => over.abort())
  return {
    done,
    async publish() {
      for (const { length } = done.versions; done.versions.length === length; await sleep(50)) if (over.signal.aborted) await writing
    },
    async stop() {
      over.abort()
      await writing
      return done
    },
  }
}
