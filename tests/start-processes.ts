import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { askHost, type HostRequest } from './ask-host.ts'
import { closeAfterFile } from './close-after-file.ts'
import { createTestDatabase, type TestDatabase } from './start-database.ts'
import { compileCache } from './script-environment.ts'

export interface TestProcesses extends TestDatabase {
  /** Of the parent, and of the metrics of all. */
  pid: number
  metricsPort: number
  host: string
  ask(address: string, requested?: HostRequest): Promise<Response>
  /** A connection to the process of this number: what is asked on it, this process answers. */
  connect(process: number): Promise<Agent>
  /** What it has logged. */
  logged(): string
  /** Settles when the parent has ended, with its exit code. */
  ended: Promise<number | null>
}

/** The built program in two web processes on one port, as `npm start` runs it. They end with the test file. */
export async function startProcesses({
  content = 'tables',
  environment = {},
}: { content?: 'tables' | 'catalogue'; environment?: Readonly<Record<string, string>> } = {}): Promise<TestProcesses> {
  const database = await createTestDatabase({ content })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-processes-'))
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const set = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort), DEMO: '0' }
  const child = spawn(process.execPath, [path.join(projectFolder, 'scripts', 'serve.mjs')], {
    env: { ...process.env, ...compileCache, ...set, WEB_PROCESSES: '2', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const greeted = Promise.withResolvers<void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Ctrl-C') && greeted.resolve())
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (logged += text))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const agents: Agent[] = []
  closeAfterFile(async () => {
    for (const agent of agents) agent.destroy()
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  })
  await Promise.race([greeted.promise, ended.then((code) => Promise.reject(new Error(`it ended with ${code}: ${logged}`)))])
  const host = `coatings.localhost:${port}`
  const ask = (address: string, requested?: HostRequest) => askHost(port, host, address, requested)
  return {
    ...database,
    pid: child.pid ?? 0,
    metricsPort,
    host,
    ask,
    async connect(number) {
      for (;;) {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        agents.push(agent)
        const { process: answering } = (await (await ask('/health/live', { agent })).json()) as { process: number }
        if (answering === number) return agent
      }
    },
    logged: () => logged,
    ended,
  }
}
