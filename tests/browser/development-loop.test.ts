import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { askHost } from '../ask-host.ts'
import { createTestDatabase } from '../start-database.ts'
import { openBrowser } from './open-browser.ts'

/** A copy, whose files may be changed. It uses the project's packages. */
const copy = path.join(projectFolder, 'build', 'development-loop')
const rooms = ['app', 'catalogue', 'check', 'clp', 'documents', 'propose', 'scripts', 'server', 'shared', 'wording']
const files = ['package.json', 'project-folder.ts', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']
rmSync(copy, { recursive: true, force: true })
for (const name of [...rooms, ...files]) cpSync(path.join(projectFolder, name), path.join(copy, name), { recursive: true })
symlinkSync(path.join(projectFolder, 'node_modules'), path.join(copy, 'node_modules'))

const port = await findFreePort()
const { url } = await createTestDatabase()
const loop = spawn(process.execPath, [path.join(copy, 'scripts', 'run.mjs'), 'dev'], {
  cwd: copy,
  env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: path.join(copy, 'data'), DEMO: '1', PORT: String(port) },
})
let said = ''
const begun = new Promise<void>((resolve, reject) => {
  for (const stream of [loop.stdout, loop.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Stop with Ctrl-C')) resolve()
    })
  loop.once('exit', () => reject(new Error(said)))
})
const ended = new Promise<number | null>((resolve) => loop.once('exit', resolve))
afterAll(async () => {
  loop.kill('SIGKILL')
  await ended
  rmSync(copy, { recursive: true })
})

const host = `coatings.localhost:${port}`
const browser = await openBrowser(`http://${host}`)
const read = async (address: string): Promise<string> => (await askHost(port, host, address)).text()
const change = (name: string, from: string, to: string): void => {
  const file = path.join(copy, name)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
}

describe('the development loop', () => {
  it('shows a changed style and a changed component in the page that is open', async () => {
    await begun
    const { page, close } = await browser.openPage()
    await page.goto(`http://${host}/p/1001/en/pd/1`)
    // Until its scripts run the page takes no changes.
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window && document.readyState === 'complete')).toBe(true)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    change('app/ui/base.css', 'body {', 'body {\n  outline: 3px solid rgb(1, 2, 3);')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).outlineColor)).toBe('rgb(1, 2, 3)')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await close()
  })

  it('starts the server’s own modules anew with a changed one, and says what is wrong with one that cannot be read', async () => {
    change('server/operation/health-routes.ts', "status: 'live' as const,", "status: 'ready' as const,")
    await expect.poll(() => read('/health/live')).toBe('{"status":"ready"}')
    change('server/operation/health-routes.ts', "status: 'ready' as const,", "status: 'live' as = const,")
    await expect.poll(() => read('/health/live')).toMatch(/health-routes\.ts/)
    change('server/operation/health-routes.ts', "status: 'live' as = const,", "status: 'live' as const,")
    await expect.poll(() => read('/health/live')).toBe('{"status":"live"}')
  })

  it('takes texts and templates as they are now', async () => {
    change('wording/en/interface.json', '"Home"', '"Home as it is now"')
    await expect.poll(() => read('/p/1001/en/pd/1')).toContain('Home as it is now')
    const sheet = () => askHost(port, host, '/api/v1/sdsRender/sdsPdf/-1001/1')
    const before = (await sheet()).headers.get('etag')
    change('documents/templates/sds.typ', '#', '// changed\n#')
    await expect.poll(async () => (await sheet()).headers.get('etag')).not.toBe(before)
  })

  it('ends when it is told to', async () => {
    loop.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
