import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { keepServerOutOfBrowser } from '../scripts/keep-server-out-of-browser.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-rooms-'))
  await copyFile(path.join(projectFolder, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
})
afterAll(() => rm(folder, { recursive: true }))

async function plant(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

/** What the project's lint configuration says of a planted file. */
function lint(file: string): Promise<string> {
  const oxlint = path.join(projectFolder, 'node_modules', '.bin', 'oxlint')
  return new Promise((resolve) => {
    execFile(oxlint, ['-f', 'unix', file], { cwd: folder, timeout: 20_000 }, (_error, stdout) => resolve(stdout))
  })
}

describe('the arrows between the rooms', () => {
  it.each([
    ['clp/planted.ts', '../shared/languages.ts'],
    ['wording/planted.ts', '../clp/ufi/ufi.ts'],
    ['shared/planted.ts', '../wording/load-wording.ts'],
    ['documents/planted.ts', '../server/config.ts'],
    ['server/planted.ts', '../app/language/texts.tsx'],
    ['documents/judging.ts', '../check/check-record.ts'],
    ['check/planted.ts', '../server/config.ts'],
    ['app/planted.ts', '../documents/qr-code.ts'],
  ])('lint refuses %s that imports %s', async (file, imported) => {
    await plant(file, `import { thing } from '${imported}'\n\nexport const planted = thing\n`)
    expect(await lint(file)).toContain('no-restricted-imports')
    await rm(path.join(folder, file))
  })

  it.each([
    ['documents/allowed.ts', '../clp/ufi/ufi.ts'],
    ['check/allowed.ts', '../documents/label-duties.ts'],
    ['server/checking.ts', '../check/check-record.ts'],
    ['app/product/allowed.ts', '../../shared/languages.ts'],
    ['server/http/allowed.ts', '../../documents/qr-code.ts'],
  ])('lint lets %s import %s', async (file, imported) => {
    await plant(file, `import { thing } from '${imported}'\n\nexport const planted = thing\n`)
    expect(await lint(file)).not.toContain('no-restricted-imports')
    await rm(path.join(folder, file))
  })

  it('lint refuses the environment outside server/config.ts', async () => {
    await plant('server/planted.ts', 'export const port = process.env.PORT\n')
    expect(await lint('server/planted.ts')).toContain('no-process-env')
    await rm(path.join(folder, 'server/planted.ts'))
  })

  it('the build fails when a browser bundle reaches the server', async () => {
    await plant('server/secret.ts', 'export const secret = 1\n')
    await plant('app/page.ts', `import { secret } from '../server/secret.ts'\nconsole.log(secret)\n`)
    const building = build({
      root: folder,
      logLevel: 'silent',
      plugins: [keepServerOutOfBrowser(folder)],
      build: { write: false, rolldownOptions: { input: path.join(folder, 'app/page.ts') } },
    })
    await expect(building).rejects.toThrow(/pulls .*server\/secret\.ts into the browser bundle/)
  })
})
