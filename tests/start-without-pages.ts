import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { MailTiming } from '../server/mail/mail-queue.ts'
import { startServer, type RunningServer } from '../server/main.ts'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { askHost, type HostRequest } from './ask-host.ts'
import { closeAfterFile } from './close-after-file.ts'
import { noPages } from './no-pages.ts'
import { createTestDatabase, type TestDatabase } from './start-database.ts'

export { noPages }

export interface Requested extends HostRequest {
  host?: string
}

export interface TestApi {
  services: RunningServer['services']
  /** `host:port` of the brand that answers unless a request names another host. */
  host: string
  ask(address: string, requested?: Requested): Promise<Response>
  /** A form-encoded POST. */
  post(address: string, form: Readonly<Record<string, string>>, requested?: Requested): Promise<Response>
}

/** The server without its pages, on a database of its own or on the one that is given. It ends with the test file. */
export async function startWithoutPages(
  options: { database?: TestDatabase; environment?: Readonly<Record<string, string>>; mailTiming?: MailTiming } = {},
): Promise<TestApi> {
  const { url } =
    options.database ?? (await createTestDatabase({ content: options.environment?.['DEMO'] === '1' ? 'catalogue' : 'tables' }))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-api-'))
  const port = await findFreePort()
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    ...options.environment,
  }
  const server = await startServer(noPages, environment, options)
  closeAfterFile(async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const host = `coatings.localhost:${port}`
  const ask: TestApi['ask'] = (address, { host: requestedHost = host, ...requested } = {}) =>
    askHost(port, requestedHost, address, requested)
  return {
    services: server.services,
    host,
    ask,
    post: (address, form, requested = {}) =>
      ask(address, {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        ...requested,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...requested.headers },
      }),
  }
}
