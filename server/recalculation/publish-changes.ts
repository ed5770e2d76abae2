import { setImmediate } from 'node:timers/promises'
import { findingReport } from '../../shared/draft-check.ts'
import { today } from '../../shared/iso-day.ts'
import type { Reason } from '../../shared/reasons/reason.ts'
import { writeReason } from '../../shared/reasons/write-reason.ts'
import type { LeftOut } from '../../shared/recalculation.ts'
import type { Member } from '../auth/require-user.ts'
import { publishDraftWithin } from '../editing/publish-draft.ts'
import { AppError } from '../errors.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import { findNewestVersion } from '../products/import-queries.ts'
import type { Services } from '../services.ts'
import { findStatesMark } from '../substances/queries.ts'
import type { DoPortion } from './calculate.ts'
import { type ClaimedRecalculation } from './queries.ts'
import { listDue, saveTaskResult, type DueProduct, type TaskUser } from './task-queries.ts'
import { LeftAlone, tellLeft } from './take-changes.ts'

/**
 * Publishes the drafts into which a change was taken, each through the check of decision 082. Version and outcome are stored together, so
 * that a process that is killed in between, or a button pressed twice, publishes only once.
 */
export function openPublishing(services: Services, job: ClaimedRecalculation, user: TaskUser): DoPortion {
  return async () => {
    const [next] = await listDue(services.db, job, await findStatesMark(services.db), 1)
    if (next === undefined) return false
    try {
      await publishOne(services, job, user, next)
    } catch (error) {
      await saveTaskResult(services.db, job.id, next.permalinkId, { left: tellRefusal(services, job, user, next, error) })
    }
    await setImmediate()
    return true
  }
}

async function publishOne(
  services: Services,
  { id, workgroupId, input }: ClaimedRecalculation,
  user: TaskUser,
  { permalinkId, taken }: DueProduct,
): Promise<void> {
  if (taken === null) throw new LeftAlone('nothing')
  const date = input.date ?? today()
  const member = memberOf(user, workgroupId)
  await services.db.transaction().execute(async (tx) => {
    // A product that was never published must not be published as a side effect.
    if ((await findNewestVersion(tx, permalinkId, 'sds')) === undefined) throw new LeftAlone('unpublished')
    const wanted = {
      revision: taken.revision,
      date,
      documents: ['sds' as const],
      reason: input.reason,
      confirmations: [],
      overrules: [],
    }
    const { versions } = await publishDraftWithin(services, tx, permalinkId, member, wanted, user.interfaceLanguage)
    await saveTaskResult(tx, id, permalinkId, { published: { version: versions[0]?.number ?? 0, on: date } })
  })
}

function memberOf(user: TaskUser, workgroupId: number): Member {
  const workgroup = { workgroupId, name: '', brand: '', role: user.role }
  return { user: { ...user, sessionId: 0, memberships: [workgroup], key: null, signIn: null }, workgroup }
}

function tellRefusal(services: Services, job: ClaimedRecalculation, user: TaskUser, { permalinkId }: DueProduct, error: unknown): LeftOut {
  if (!(error instanceof AppError) || error.status === 409 || error.status >= 500) return tellLeft(services, job, permalinkId, error)
  if (error.reasons.some(({ code }) => code === 'nothingChanged')) return { task: 'publish', why: 'nothing', by: null, findings: [] }
  const report = findingReport.safeParse(error.report)
  const findings = report.success
    ? report.data.findings.map(({ code, path, message }) => ({ code, path, message }))
    : error.reasons.map((reason) => tellReason(reason, user))
  return { task: 'publish', why: 'refused', by: null, findings }
}

function tellReason(reason: Reason, { interfaceLanguage }: TaskUser): LeftOut['findings'][number] {
  return { code: reason.code, path: reason.path, message: writeReason(reason, createMailTexts(interfaceLanguage), interfaceLanguage) }
}
