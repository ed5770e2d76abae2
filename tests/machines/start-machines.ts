import { mkdtemp, rm, chmod } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { childrenOf } from '../../test-kit/run-server.ts'
import { startStore, type TestStore } from '../../test-kit/start-store.ts'
import { closeAfterFile } from '../close-after-file.ts'
import { startMailbox, type Mailbox } from '../mailbox.ts'
import { askFrom, type Asker } from './ask-from.ts'
import { runProgram, type Program } from './run-program.ts'
import { startDebianPostgres, startDebianReplica, type DebianPostgres } from './start-debian-postgres.ts'
import { startProxy } from './start-proxy.ts'
import { takePorts } from './take-ports.ts'

/** The program on a machine of its own: a data folder and a port that nobody shares. */
export interface Machine extends Program {
  port: number
  metricsPort: number
  processes: number
  environment: Readonly<Record<string, string>>
  /** Numbers of the processes that answer: its own, or those of its children. */
  answering(): number[]
}

export interface Machines {
  proxy: { port: number; program: Program }
  machines: readonly Machine[]
  postgres: DebianPostgres
  replica: DebianPostgres
  store: TestStore
  mailbox: Mailbox
  /** Somebody who asks the proxy, or a machine by its port. */
  asker(port?: number): Asker
  /** Ends it with the test file, before what it needs. */
  close(machine: Machine): void
}

/** Of the three machines the last has three processes: a machine may die, and a process of one. */
const processesOf = [1, 1, 3]

/**
 * Three machines behind nginx, on one PostgreSQL with a streaming replica, one store of files and one mail server; everything ends with the test file.
 * @param environment beside what makes them work together
 * @param checkout a built one, where it is not this one
 */
export async function startMachines(environment: Readonly<Record<string, string>> = {}, checkout = projectFolder): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-machines-'))
  await chmod(folder, 0o755)
  closeAfterFile(() => rm(folder, { recursive: true, force: true }))
  const [proxyPort = 0, primaryPort = 0, replicaPort = 0, ...ports] = await takePorts(3 + 2 * processesOf.length)
  const postgres = await startDebianPostgres(path.join(folder, 'primary'), primaryPort)
  closeAfterFile(() => postgres.end('SIGINT'))
  const replica = await startDebianReplica(path.join(folder, 'replica'), replicaPort, primaryPort)
  closeAfterFile(() => replica.end('SIGINT'))
  const store = await startStore()
  closeAfterFile(() => store.close())
  const mailbox = await startMailbox()
  closeAfterFile(() => mailbox.close())
  const shared = {
    DATABASE_URL: postgres.url,
    DATABASE_READ_URL: replica.url,
    STORAGE_URL: store.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'sheets@permasheet.example',
    TRUST_PROXY: '127.0.0.1',
    DEMO: '1',
    ...environment,
  }
  const machines = processesOf.map((processes, index) =>
    prepareMachine(
      path.join(folder, `machine-${index + 1}`),
      ports[2 * index] ?? 0,
      ports[2 * index + 1] ?? 0,
      processes,
      shared,
      checkout,
    ),
  )
  const close = (machine: Machine): void => closeAfterFile(() => machine.end('SIGTERM'))
  for (const machine of machines) {
    close(machine)
    await machine.start()
  }
  const program = await startProxy(
    path.join(folder, 'nginx'),
    proxyPort,
    machines.map(({ port }) => port),
  )
  closeAfterFile(() => program.end('SIGQUIT'))
  let askers = 1
  return {
    proxy: { port: proxyPort, program },
    machines,
    postgres,
    replica,
    store,
    mailbox,
    close,
    asker(port = proxyPort) {
      const asker = askFrom((askers += 1), port)
      closeAfterFile(async () => asker.close())
      return asker
    },
  }
}

/** `npm start` on one of them. */
export function prepareMachine(
  dataDir: string,
  port: number,
  metricsPort: number,
  processes: number,
  environment: Readonly<Record<string, string>>,
  checkout = projectFolder,
): Machine {
  const own = { DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort), WEB_PROCESSES: String(processes) }
  const env: Record<string, string> = {
    PATH: [path.dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
    LOG_LEVEL: 'warn',
    ...environment,
    ...own,
  }
  const running = runProgram('sh', [path.join(checkout, 'scripts', 'serve.sh')], { cwd: checkout, env }, async (printed) =>
    // All of its processes answer.
    printed.includes('Ctrl-C'),
  )
  const answering = (): number[] => {
    if (running.pid() === 0) return []
    return processes === 1 ? [running.pid()] : childrenOf(running.pid(), 'serve.mjs')
  }
  return { ...running, port, metricsPort, processes, environment: env, answering }
}

/** Whether a machine answers and reaches the database. */
export async function isReady(port: number): Promise<boolean> {
  const asker = askFrom(1, port)
  try {
    return (await asker.ask('/health/ready')).status === 200
  } catch {
    return false
  } finally {
    asker.close()
  }
}
