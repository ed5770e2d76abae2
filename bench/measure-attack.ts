import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectFolder } from '../project-folder.ts'
import { milliseconds, summarise, type Row } from './measure.ts'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'

const labels = 20
/** ms between two labels of the visitor. */
const pause = 300
const seconds = 25
const mostLines = 100

interface Attack {
  addresses: number
  /** Of each address. */
  connections: number
  dropped: number
  /** By how much a visitor's label may take longer. */
  target: number
}

const attacks: readonly Attack[] = [
  { addresses: 1, connections: 250, dropped: 202, target: 3 },
  { addresses: 50, connections: 5, dropped: 0, target: 10 },
  { addresses: 50, connections: 1, dropped: 0, target: 10 },
]

/** How long a visitor waits for a label that nobody has asked for yet, alone and while others keep the renderers busy. */
export async function measureAttack(dataDir: string): Promise<Row[]> {
  const server = await runServer(dataDir, { LOG_LEVEL: 'warn' })
  try {
    await askLabels(server)
    const quiet = summarise((await askLabels(server)).times)
    const rows: Row[] = [{ what: `a label that nobody asked for before, alone, median of ${labels}`, figure: milliseconds(quiet.median) }]
    for (const attack of attacks) rows.push(await measureDuring(server, attack, quiet.median))
    return rows
  } finally {
    await server.stop()
  }
}

async function measureDuring(server: BenchServer, { addresses, connections, dropped, target }: Attack, quiet: number): Promise<Row> {
  const before = server.loggedLines()
  const attack = runAttack([server.port, addresses, connections, seconds, dropped])
  await sleep(dropped > 0 ? 1_500 : 1_000)
  const { times, failures } = await askLabels(server)
  const answered = await attack
  const lines = server.loggedLines() - before
  const { median } = summarise(times)
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`
  return {
    what: `the same while ${connections * addresses} connections from ${from} ask for others (${answered})`,
    figure: `${milliseconds(median)}, ${(median / quiet).toFixed(1)} ×; ${failures} failed; ${lines} lines logged`,
    target: `${target} ×, none, under ${mostLines}`,
    met: median <= target * quiet && failures === 0 && lines < mostLines,
  }
}

async function askLabels({ port }: BenchServer): Promise<{ times: number[]; failures: number }> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let failures = 0
  for (let turn = 0; turn < labels; turn += 1) {
    const start = performance.now()
    if (!(await askLabel(agent, port))) failures += 1
    times.push(performance.now() - start)
    await sleep(pause)
  }
  agent.destroy()
  return { times, failures }
}

/** From an address that is none of the attackers'. @returns whether the picture came */
function askLabel(agent: Agent, port: number): Promise<boolean> {
  const address = `/api/v1/productLabelRender/view/-1001?dim=8&info=${randomBytes(24).toString('hex')}`
  return new Promise((resolve) => {
    const sent = request(
      { agent, localAddress: '127.0.0.9', host: '127.0.0.1', port, path: address, headers: { host: `coatings.localhost:${port}` } },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.once('end', () => resolve(answer.statusCode === 200 && bytes > 1_000))
        answer.once('error', () => resolve(false))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end()
  })
}

/** In a process of its own: what it takes to attack must not keep the visitor waiting. */
function runAttack(words: readonly number[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(projectFolder, 'bench/attack-documents.ts'), ...words.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.once('close', () => resolve(printed.trim()))
  })
}
