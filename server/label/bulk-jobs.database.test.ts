import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPool } from '../../documents/rendering/render-pool.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { documentKey, openDocumentCache } from '../documents/document-cache.ts'
import { claimBulkJob, insertBulkJob } from './bulk-job-queries.ts'
import { createBulkJobs } from './bulk-jobs.ts'
import { bulkOrder, jobIdOf } from './bulk-order.ts'

let api: TestApi
let groupId: number
let synonymIds: number[]
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { db } = api.services
  const group = await db.selectFrom('products').select('workgroup_id').where('permalink_id', '=', 1001).executeTakeFirstOrThrow()
  groupId = group.workgroup_id
  const synonyms = await db.selectFrom('synonyms').select('id').where('permalink_id', '=', 1001).orderBy('id').execute()
  synonymIds = synonyms.map(({ id }) => id)
}, 120_000)

const wide = { dim: '7', emb: '2', xlang: ['1'], opisOFF: '1', padT: '3', padR: '3', padB: '3', padL: '3' }

describe('the jobs of a process', () => {
  const parse = (ids: number[], vseb: string) => bulkOrder.parse({ ...wide, synonym_ids: ids, vseb })
  const started: ReturnType<typeof createBulkJobs>[] = []
  const create = (limits: Parameters<typeof createBulkJobs>[1], services = api.services) => {
    const jobs = createBulkJobs(services, limits)
    started.push(jobs)
    return jobs
  }
  // A worker that kept running would take the jobs of the next test.
  afterEach(() => Promise.all(started.splice(0).map((jobs) => jobs.close())))

  it('are limited for a person and for all', async () => {
    const render: RenderPool['render'] = (_job, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const jobs = create({ perUser: 2, all: 3 }, { ...api.services, renderPool: { ...api.services.renderPool, render } })
    for (const name of ['a', 'b']) await jobs.start(1, groupId, parse(synonymIds, name))
    await expect(jobs.start(1, groupId, parse(synonymIds, 'c'))).rejects.toMatchObject({
      status: 429,
      reasons: [{ code: 'labelsUnderWay', params: { max: 2 } }],
    })
    await jobs.start(2, groupId, parse(synonymIds, 'c'))
    await expect(jobs.start(3, groupId, parse(synonymIds, 'd'))).rejects.toMatchObject({ status: 503 })
  })

  it('fail when they take too long', async () => {
    const jobs = create({ timeLimit: 1 })
    const job = await jobs.start(1, groupId, parse(synonymIds, 'late'))
    await expect.poll(async () => (await jobs.find({ userId: 1, workgroupId: groupId }, job.id))?.state, { timeout: 10_000 }).toBe('failed')
    expect((await jobs.find({ userId: 1, workgroupId: groupId }, job.id))?.key).toBeNull()
  })

  const folder = useTemporaryFolder()
  const takeAndVanish = async (vseb: string, times: number) => {
    const { db } = api.services
    const [id = 0] = synonymIds
    const order = parse([id], vseb)
    const job = { id: jobIdOf(7, groupId, order), userId: 7, workgroupId: groupId, order, total: 1 }
    await db.transaction().execute((tx) => insertBulkJob(tx, job))
    for (let turn = 0; turn < times; turn += 1) expect((await claimBulkJob(db, 'a process that was killed', 0))?.id).toBe(job.id)
    return job.id
  }

  it.each([
    [1, 'done'],
    [2, 'failed'],
  ])('over which %i processes ended are %s by the next one', async (times, state) => {
    const id = await takeAndVanish(`gone ${times}`, times)
    const jobs = create({ polling: 20 })
    await expect.poll(async () => (await jobs.find({ userId: 7, workgroupId: groupId }, id))?.state, { timeout: 30_000 }).toBe(state)
  })

  it('are made again if their file is no longer cached, unless it would differ now', async () => {
    const id = await takeAndVanish('again', 0)
    const jobs = create({ polling: 20 })
    await expect.poll(async () => (await jobs.find({ userId: 7, workgroupId: groupId }, id))?.state, { timeout: 30_000 }).toBe('done')
    const job = await jobs.find({ userId: 7, workgroupId: groupId }, id)
    const { config, log } = api.services
    const elsewhere = create(
      {},
      { ...api.services, documents: await openDocumentCache({ folder, limit: 1e8, atOnce: 2, shares: config.shares, log }) },
    )
    expect(job && (await elsewhere.read(job))?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(job && (await elsewhere.read({ ...job, key: documentKey(['of yesterday']) }))).toBeNull()
  })

  it('have the same id in every process', async () => {
    expect(jobIdOf(1, 2, parse([3, 4], 'x'))).toBe(jobIdOf(1, 2, parse([3, 4], 'x')))
    expect(jobIdOf(1, 2, parse([3, 4], 'x'))).not.toBe(jobIdOf(1, 2, parse([4, 3], 'x')))
    expect(jobIdOf(2, 2, parse([3, 4], 'x'))).not.toBe(jobIdOf(1, 2, parse([3, 4], 'x')))
  })
})
