import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { findFreePort } from './find-free-port.ts'

export interface BenchAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

export interface BenchServer {
  port: number
  pid: number
  /** Milliseconds from the command to the printed address. */
  startUp: number
  get(address: string, headers?: Record<string, string>): Promise<BenchAnswer>
  /** Sends form fields. */
  post(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<BenchAnswer>
  postJson(address: string, json: string, headers?: Record<string, string>): Promise<BenchAnswer>
  /** Lines that it has logged. */
  loggedLines(): number
  stop(): Promise<void>
}

/** `npm start` without npm: the built server in a process of its own. */
export async function runServer(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const port = await findFreePort()
  const start = performance.now()
  const child = spawn('sh', [path.join(projectFolder, 'scripts', 'serve.sh')], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let loggedLines = 0
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    loggedLines += text.split('\n').length - 1
    process.stderr.write(text)
  })
  await untilPrinted(child, 'Stop with Ctrl-C')
  const startUp = performance.now() - start
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ask = (method: 'GET' | 'POST', address: string, headers: Record<string, string>, body?: string): Promise<BenchAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        { agent, method, host: '127.0.0.1', port, path: address, headers: { host: `coatings.localhost:${port}`, ...headers } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    port,
    pid: child.pid ?? 0,
    startUp,
    loggedLines: () => loggedLines,
    get: (address, headers = {}) => ask('GET', address, headers),
    post: (address, fields, headers = {}) =>
      ask('POST', address, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, String(new URLSearchParams(fields))),
    postJson: (address, json, headers = {}) => ask('POST', address, { 'content-type': 'application/json', ...headers }, json),
    stop: async () => {
      agent.destroy()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Resident megabytes of a process; NaN where the system does not tell. */
export function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1] ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}

/** Processes that a process started and whose command line names a text. */
export function childrenOf(parent: number, named: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, ppid] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(named)
      } catch {
        return false
      }
    })
}

function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(text)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${printed}`)))
  })
}
