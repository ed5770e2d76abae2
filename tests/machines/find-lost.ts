import { setTimeout as sleep } from 'node:timers/promises'
import { bulkLabels, bulkLabelsPath } from '../../shared/bulk-labels.ts'
import { draftAnswer } from '../../shared/editing.ts'
import { shareDetail } from '../../shared/share.ts'
import { draftOf } from '../editors.ts'
import type { Member } from './member.ts'
import type { Machines } from './start-machines.ts'
import type { Acknowledged } from './write.ts'

/** ms for which a mail or a job may still be under way after the last disaster: a mail whose sender died is taken over after a heartbeat. */
const longest = 180_000

/** What was answered as done and is not so: a line each. */
export async function findLost(done: Acknowledged, member: Member, { mailbox }: Pick<Machines, 'mailbox'>): Promise<string[]> {
  const lost: string[] = []
  for (const { product, revision, name } of done.drafts) {
    const kept = (await member.call('GET', `/api/v1/products/${product}/draft/revisions/${revision}`)) as { record?: { name?: unknown } }
    if (kept.record?.name !== name) lost.push(`draft ${product} ${revision}: ${String(kept.record?.name)} in place of ${name}`)
  }
  for (const { product, number } of done.versions) {
    const { published } = draftAnswer.parse(await member.call('GET', draftOf(product)))
    const newest = published.find(({ kind }) => kind === 'sds')?.number ?? 0
    if (newest < number) lost.push(`version ${number} of ${product}: the newest is ${newest}`)
  }
  for (const { link, content } of done.files) {
    const { bytes } = await member.send('GET', link, '', {})
    if (bytes.toString() !== content) lost.push(`file ${link}`)
  }
  for (const job of done.jobs) {
    const told = await until(
      async () => bulkLabels.parse(await member.call('GET', `${bulkLabelsPath}/${job}`)),
      ({ state }) => state === 'done' || state === 'failed',
    )
    if (told.state !== 'done') lost.push(`labels ${job}: ${told.state}`)
    else if ((await member.send('GET', `${bulkLabelsPath}/${job}/pdf`, '', {})).bytes.toString('latin1', 0, 5) !== '%PDF-')
      lost.push(`labels ${job}: no PDF`)
  }
  for (const { id, email } of done.shares) {
    const { recipients } = await until(
      async () => shareDetail.parse(await member.call('GET', `/api/v1/shares/${id}`)),
      (detail) => detail.recipients.every(({ state }) => !['queued', 'sending', 'handing_over'].includes(state)),
    )
    const [recipient] = recipients
    const copies = mailbox.received.filter(({ to }) => to === email).length
    // Unknown: its sender died between the last byte and the answer; it may have come, once.
    const isRight = recipient?.state === 'unknown' ? copies <= 1 : recipient?.state === 'accepted' && copies === 1
    if (!isRight) lost.push(`mail to ${email}: ${recipient?.state}, came ${copies} times`)
  }
  return lost
}

async function until<Told>(ask: () => Promise<Told>, isOver: (told: Told) => boolean): Promise<Told> {
  for (const end = Date.now() + longest; ; await sleep(200)) {
    const told = await ask()
    if (isOver(told) || Date.now() > end) return told
  }
}
