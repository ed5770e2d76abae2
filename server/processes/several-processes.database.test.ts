import { Agent } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { childrenOf } from '../../test-kit/run-server.ts'
import { startProcesses, type TestProcesses } from '../../tests/start-processes.ts'

let server: TestProcesses
beforeAll(async () => {
  server = await startProcesses({ content: 'catalogue' })
}, 120_000)

const pids = () => childrenOf(server.pid, 'serve.mjs').toSorted((left, right) => left - right)
const metrics = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()

/** Sends requests continuously on eight connections, half of which stay open. @returns a function that stops and reports the responses */
function askWithoutEnd(): () => Promise<unknown[]> {
  const over = new AbortController()
  const answers: unknown[] = []
  const askOn = async (stays: boolean): Promise<void> => {
    const agent = stays ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined
    while (!over.signal.aborted)
      answers.push(
        await server.ask('/health/ready', agent && { agent }).then(
          ({ status }) => status,
          (error: unknown) => error,
        ),
      )
    agent?.destroy()
  }
  const asking = Promise.all(Array.from({ length: 8 }, (_, index) => askOn(index % 2 === 0)))
  return async () => {
    over.abort()
    await asking
    return answers
  }
}

describe('two processes on one port', () => {
  it('both respond, with their number', async () => {
    for (const number of [1, 2]) {
      const agent = await server.connect(number)
      expect(await (await server.ask('/health/ready', { agent })).json()).toEqual({ status: 'ready', process: number })
    }
  })

  it('share one renderer, and each finds the documents of the other', async () => {
    const [one, two] = [await server.connect(1), await server.connect(2)]
    const address = '/api/v1/productLabelRender/view/-1001?dim=8'
    const made = await server.ask(address, { agent: one })
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/png'])
    const found = await server.ask(address, { agent: two })
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(await made.arrayBuffer()))).toBe(true)
    expect(childrenOf(server.pid, 'renderer')).toHaveLength(1)
    for (const pid of pids()) expect(childrenOf(pid, 'renderer')).toEqual([])
  })

  it('have separate metrics that are published in one place', async () => {
    for (const number of [1, 2]) {
      const agent = await server.connect(number)
      await server.ask('/robots.txt', { agent })
    }
    const text = await metrics()
    expect(text).toContain('permasheet_web_processes 2')
    for (const number of [1, 2])
      expect(text).toMatch(
        new RegExp(`^permasheet_http_request_seconds_count\\{.*route="/robots.txt",status="200",process="${number}"\\} 1$`, 'm'),
      )
  })

  it('are replaced by fresh ones at SIGHUP, and no request fails meanwhile', async () => {
    const before = pids()
    const stop = askWithoutEnd()
    process.kill(server.pid, 'SIGHUP')
    await expect.poll(server.logged, { timeout: 60_000 }).toContain('all web processes were replaced by fresh ones')
    const answers = await stop()
    expect(answers.length).toBeGreaterThan(20)
    expect([...new Set(answers)]).toEqual([200])
    expect(pids()).toHaveLength(2)
    expect(pids().filter((pid) => before.includes(pid))).toEqual([])
  })

  it('are two again after one was killed, and the other responds meanwhile', async () => {
    const before = pids()
    const [killed = 0, other = 0] = before
    process.kill(killed, 'SIGKILL')
    await expect.poll(async () => (await metrics()).includes('permasheet_web_processes_replaced_total 1')).toBe(true)
    expect(server.logged()).toContain('a web process ended and is replaced')
    expect((await server.ask('/health/ready')).status).toBe(200)
    for (const number of [1, 2]) await server.connect(number)
    expect(pids().filter((pid) => pid !== other)).not.toContain(killed)
    expect(pids()).toContain(other)
  })

  it('respond to requests on idle connections when their parent is told to end, and leave nothing behind', async () => {
    const all = pids()
    const resting = await server.connect(1)
    process.kill(server.pid, 'SIGTERM')
    const listens = () =>
      server.ask('/health/live').then(
        () => true,
        () => false,
      )
    await expect.poll(listens).toBe(false)
    // A proxy may send this at that very moment, and will not retry it.
    const last = await server.ask('/api/v1/classify', {
      agent: resting,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mixture":{"components":[{"cas":"67-64-1","content":60}]}}',
    })
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
    expect(all.filter((pid) => isRunning(pid))).toEqual([])
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
