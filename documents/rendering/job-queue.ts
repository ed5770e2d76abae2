/** `interactive`: a person waits. `bulk`: many documents at once; they wait until no person does. */
export type JobPriority = 'interactive' | 'bulk'

export interface JobQueue<Job> {
  readonly length: number
  readonly isFull: boolean
  add(job: Job, priority: JobPriority): void
  /** Puts a job that has had its turn before all others of its priority, even into a full queue. */
  putBack(job: Job, priority: JobPriority): void
  /** The job whose turn it is; undefined where none waits. */
  take(): Job | undefined
  remove(job: Job): void
  /** Takes all jobs out. */
  clear(): Job[]
}

/**
 * Jobs in the order in which they came, those of people before bulk.
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
    take() {
      return waiting.interactive.shift() ?? waiting.bulk.shift()
    },
    remove(job) {
      for (const list of lists) {
        const index = list.indexOf(job)
        if (index >= 0) list.splice(index, 1)
      }
    },
    clear() {
      return lists.flatMap((list) => list.splice(0))
    },
  }
}
