import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectFolder } from '../project-folder.ts'
import { demonstrationAccount } from '../server/auth/demonstration-account.ts'
import { issuedTokens } from '../shared/account.ts'
import { productList } from '../shared/product-list.ts'

/** The app in a process of its own, and calls that go on trying while it is dead. */
export class MortalApp {
  readonly #port: number
  readonly #environment: Readonly<Record<string, string>>
  readonly #command: string
  #process: ChildProcess | undefined
  #token = ''

  /** @param command the file that runs it: the API without pages and with the times of a test, unless another is named */
  constructor(port: number, environment: Readonly<Record<string, string>>, command = 'tests/run-share-server.ts') {
    this.#port = port
    this.#environment = environment
    this.#command = command
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(projectFolder, this.#command)], {
      env: { PATH: '/usr/bin:/bin', ...this.#environment, PORT: String(this.#port), DEMO: '1', LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.once('exit', () => reject(new Error(`The app ended: ${said}`)))
    })
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async signIn(): Promise<void> {
    const { email, password } = demonstrationAccount
    const body = { grant_type: 'password', client_id: 'permasheet-web', username: email, password }
    this.#token = issuedTokens.parse(await this.call('/api/oauth2/token', body)).access_token
  }

  async findProducts(): Promise<number[]> {
    const { products } = productList.parse(await this.call('/api/v1/products?pageSize=50'))
    return products
      .filter(({ sds_version: version, state, id }) => version !== null && state === 'published' && id !== 1012)
      .map((one) => one.synonym_id)
  }

  /** Tries until there is an answer: what the app answered before it was killed counts once, by its key. */
  async call(address: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    for (const end = Date.now() + 120_000; ; await sleep(200)) {
      const answer = await fetch(`http://127.0.0.1:${this.#port}${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch(() => undefined)
      if (answer?.ok) return answer.json()
      if (answer?.status === 429) continue
      if (answer?.status === 401 && !address.startsWith('/api/oauth2')) await this.signIn()
      else if (answer && answer.status < 500) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
      if (Date.now() > end) throw new Error(`${address} gets no answer`)
    }
  }
}
