/** `interactive`: a person waits. `bulk`: a document of many parts, or many documents; nobody else must wait for it. */
export type JobPriority = 'interactive' | 'bulk'

export interface JobQueue<Job> {
  readonly length: number
  readonly isFull: boolean
  add(job: Job, priority: JobPriority): void
  /** Puts a job that has had its turn before all others of its priority, even into a full queue. */
  putBack(job: Job, priority: JobPriority): void
  /** The job of this priority whose turn it is; undefined where none waits. */
  take(priority: JobPriority): Job | undefined
  /** @returns whether it waited */
  remove(job: Job): boolean
  /** Takes all jobs out. */
  clear(): Job[]
}

/**
 * Jobs in the order in which they came, each priority apart.
 * @param limit jobs that may wait at the same time
 */
export function createJobQueue<Job>(limit: number): JobQueue<Job> {
  const waiting: Record<JobPriority, Job[]> = { interactive: [], bulk: [] }
  const lists = [waiting.interactive, waiting.bulk]

  return {
    get length() {
      return lists.reduce((sum, list) => sum + list.length, 0)
    },
    get isFull() {
      return this.length >= limit
    },
    add(job, priority) {
      waiting[priority].push(job)
    },
    putBack(job, priority) {
      waiting[priority].unshift(job)
    },
    take: (priority) => waiting[priority].shift(),
    remove(job) {
      const list = lists.find((one) => one.includes(job))
      list?.splice(list.indexOf(job), 1)
      return list !== undefined
    },
    clear() {
      return lists.flatMap((list) => list.splice(0))
    },
  }
}
