import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import type { SdsModel } from '../document-model.ts'
import { sdsPdfJob } from '../sds/write-sds-pdf.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { RenderError, type RenderJob } from './render-job.ts'
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts'
import { sampleSheet } from '../../test-kit/sample-sheet.ts'

const pools: RenderPool[] = []

function openPool(options: Partial<RenderPoolOptions> = {}): RenderPool {
  const pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} }, ...options })
  pools.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

const sheet = (changes: Partial<SdsModel> = {}): RenderJob => sdsPdfJob(sampleSheet(changes))
/** A sheet of one page. */
const small = (name: string): RenderJob => sdsPdfJob(sampleSheet({ productName: name, sections: [] }))

/** A sheet that takes many seconds. */
function endless(): RenderJob {
  const [first, second] = sampleSheet().sections
  if (!first || !second) throw new Error('The sample has sections')
  return sdsPdfJob(sampleSheet({ sections: Array.from({ length: 3000 }, (_, index) => (index % 2 === 0 ? first : second)) }))
}

const codeOf = (error: unknown) => (error instanceof RenderError ? error.code : error)
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function pidOf(pool: RenderPool): Promise<number> {
  await pool.render(small('first'))
  await expect.poll(() => pool.memory().length).toBe(1)
  const [renderer] = pool.memory()
  if (!renderer) throw new Error('There is a renderer')
  return renderer.pid
}

describe('the render pool', () => {
  it('makes a document with as many pages as it says, and nothing to complain of', async () => {
    const { bytes, pages, uncovered, undrawable, warnings, milliseconds } = await openPool().render(sheet())
    expect(Buffer.isBuffer(bytes)).toBe(true)
    expect((await readPdf(bytes)).pages).toHaveLength(pages)
    expect({ uncovered, undrawable, warnings }).toEqual({ uncovered: [], undrawable: [], warnings: [] })
    expect(milliseconds).toBeGreaterThan(1)
  })

  it('makes the same bytes of the same job, in another process too', async () => {
    const hash = async (pool: RenderPool) =>
      createHash('sha256')
        .update((await pool.render(sheet())).bytes)
        .digest('hex')
    const one = openPool()
    const [first, second, elsewhere] = [await hash(one), await hash(one), await hash(openPool())]
    expect(second).toBe(first)
    expect(elsewhere).toBe(first)
  })

  it('starts no renderer before the first job, and never more than its size', async () => {
    const pool = openPool({ size: 2 })
    expect(pool.memory()).toEqual([])
    await Promise.all(Array.from({ length: 8 }, (_, index) => pool.render(small(`product ${index}`))))
    await expect.poll(() => pool.memory().reduce((sum, { jobs }) => sum + jobs, 0)).toBe(8)
    expect(pool.memory().length).toBeLessThanOrEqual(2)
  })

  it('answers a person while a long bulk document is made, and makes bulk one after the other', async () => {
    const pool = openPool({ timeLimit: 6_000 })
    const order: string[] = []
    const note = (name: string, job: RenderJob, priority: 'interactive' | 'bulk') =>
      pool
        .render(job, { priority })
        .catch(codeOf)
        .then(() => order.push(name))
    await Promise.all([
      note('given up', endless(), 'bulk'),
      note('waiting bulk', small('bulk'), 'bulk'),
      note('person', small('person'), 'interactive'),
    ])
    expect(order).toEqual(['person', 'given up', 'waiting bulk'])
  })

  it('keeps the renderer that bulk had beside those of people no longer than it needs it', async () => {
    const pool = openPool()
    await Promise.all([pool.render(small('bulk'), { priority: 'bulk' }), pool.render(small('person'))])
    await expect.poll(() => pool.memory().length, { timeout: 10_000 }).toBe(1)
    await pool.render(small('another person'))
    expect(pool.memory()).toHaveLength(1)
  })

  it('refuses a job when too many wait', async () => {
    const pool = openPool({ queueLimit: 1 })
    const running = pool.render(small('running'))
    const waiting = pool.render(small('waiting'))
    await expect(pool.render(small('too many')).catch(codeOf)).resolves.toBe('queueFull')
    await Promise.all([running, waiting])
  })

  it('says why Typst refuses a document, and goes on', async () => {
    const pool = openPool()
    const broken: RenderJob = { ...small('x'), data: {} }
    await expect(pool.render(broken)).rejects.toMatchObject({ code: 'notCompiled', message: expect.stringContaining('words') })
    await expect(pool.render(small('x'))).resolves.toMatchObject({ pages: 1 })
  })

  it('gives up a job that waits on a signal, and finishes one that is being made', async () => {
    const pool = openPool()
    const controller = new AbortController()
    const running = pool.render(sheet(), { signal: controller.signal })
    const waiting = pool.render(sheet(), { signal: controller.signal })
    controller.abort(new Error('nobody waits any more'))
    await expect(waiting).rejects.toThrow('nobody waits any more')
    await expect(running).resolves.toMatchObject({ warnings: [] })
    await expect(pool.render(sheet(), { signal: controller.signal })).rejects.toThrow('nobody waits any more')
    await expect(pool.render(small('x'))).resolves.toMatchObject({ pages: 1 })
  })

  it('tries a job once more when its renderer is killed, and answers it', async () => {
    const pool = openPool()
    const pid = await pidOf(pool)
    const job = pool.render(sheet())
    process.kill(pid, 'SIGKILL')
    expect((await job).pages).toBeGreaterThan(5)
    await expect.poll(() => pool.memory().map((renderer) => renderer.pid)).not.toContain(pid)
  })

  it('gives a job up when two renderers die over it, and goes on', async () => {
    const pool = openPool({ startLimit: 1 })
    await expect(pool.render(small('x'))).rejects.toMatchObject({ code: 'rendererDied', message: expect.stringContaining('SIGKILL') })
    await expect(openPool().render(small('x'))).resolves.toMatchObject({ pages: 1 })
  })

  it('gives a document up that takes too long, and goes on', async () => {
    const pool = openPool({ timeLimit: 2_000 })
    await pool.render(small('warm'))
    await expect(pool.render(endless())).rejects.toMatchObject({ code: 'timeLimit', message: expect.stringContaining('2000 ms') })
    await expect(pool.render(small('x'))).resolves.toMatchObject({ pages: 1 })
  })

  if (process.platform === 'linux')
    it('gives a document up that takes too much memory, and goes on', async () => {
      const pool = openPool({ hardMemoryLimit: 200 * 1024 * 1024 })
      await expect(pool.render(endless())).rejects.toMatchObject({ code: 'memoryLimit' })
      await expect(pool.render(small('x'))).resolves.toMatchObject({ pages: 1 })
    })

  it('answers each of 50 jobs once when a renderer is killed in the middle', async () => {
    const pool = openPool({ size: 2 })
    await pidOf(pool)
    let answered = 0
    const names = Array.from({ length: 50 }, (_, index) => `product number ${index}`)
    const results = names.map(async (name) => {
      const { bytes } = await pool.render(small(name), { priority: 'bulk' })
      answered += 1
      if (answered === 10) for (const { pid } of pool.memory().slice(0, 1)) process.kill(pid, 'SIGKILL')
      return bytes
    })
    const documents = await Promise.all(results)
    expect(answered).toBe(50)
    for (const index of [0, 9, 10, 11, 25, 49]) {
      const bytes = documents[index]
      expect(bytes && (await readPdf(bytes)).text).toContain(names[index])
    }
  })

  it('replaces a renderer that has grown too large, after it has answered', async () => {
    const replaced: string[] = []
    const pool = openPool({ memoryLimit: 1, log: { warn: () => {}, info: (details) => replaced.push(JSON.stringify(details)) } })
    for (let count = 1; count <= 2; count++) {
      await expect(pool.render(small('x'))).resolves.toMatchObject({ pages: 1 })
      await expect.poll(() => replaced.length).toBe(count)
    }
    expect(new Set(replaced.map((details) => /"pid":(\d+)/.exec(details)?.[1])).size).toBe(2)
    expect(pool.memory()).toEqual([])
  })

  it('keeps the memory of a renderer within bounds over different sheets', async () => {
    const pool = openPool({ memoryLimit: Number.MAX_SAFE_INTEGER })
    for (let count = 0; count < 12; count++) await pool.render(sheet({ productName: `Product ${count}` }))
    await expect.poll(() => pool.memory()[0]?.jobs).toBe(12)
    const [renderer] = pool.memory()
    expect(renderer?.resident).toBeLessThan(250 * 1024 * 1024)
  })

  it('refuses jobs that wait and those that come when it closes, finishes the running one and ends its renderers', async () => {
    const pool = openPool()
    const pid = await pidOf(pool)
    const running = pool.render(sheet())
    const waiting = pool.render(sheet()).catch(codeOf)
    const closed = pool.close()
    await expect(waiting).resolves.toBe('closed')
    await expect(pool.render(sheet()).catch(codeOf)).resolves.toBe('closed')
    expect((await running).pages).toBeGreaterThan(5)
    await closed
    expect(isAlive(pid)).toBe(false)
  })

  if (process.platform === 'linux')
    it('hands nothing of its environment to a renderer', async () => {
      vi.stubEnv('PERMASHEET_TEST_SECRET', 'kept here')
      const pid = await pidOf(openPool())
      vi.unstubAllEnvs()
      const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')

        .flatMap((entry) => entry.split('=')[0] || [])
        .sort()
      expect(names).toEqual([
        'GLIBC_TUNABLES',
        'MALLOC_ARENA_MAX',
        'MALLOC_MMAP_THRESHOLD_',
        'NODE_CHANNEL_FD',
        'NODE_CHANNEL_SERIALIZATION_MODE',
      ])
    })
})

describe('a renderer', () => {
  it('ends when the process of its pool is killed', async () => {
    const module = (name: string) => JSON.stringify(path.join(projectFolder, name))
    const script = `
      const { createRenderPool } = await import(${module('documents/rendering/render-pool.ts')})
      const { sampleSheet } = await import(${module('test-kit/sample-sheet.ts')})
      const { sdsPdfJob } = await import(${module('documents/sds/write-sds-pdf.ts')})
      const pool = createRenderPool({ size: 1, log: { info() {}, warn() {} } })
      await pool.render(sdsPdfJob(sampleSheet({ sections: [] })))
      while (pool.memory().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      console.log(pool.memory()[0].pid)`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line]: unknown[] = await once(parent.stdout, 'data')
    const pid = Number(String(line))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'close')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
