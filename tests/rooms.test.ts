import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build, parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { keepPagesLight } from '../scripts/keep-pages-light.ts'
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
    ['propose/planted.ts', '../documents/qr-code.ts'],
    ['check/proposing.ts', '../propose/propose-record.ts'],
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
    ['propose/allowed.ts', '../wording/load-wording.ts'],
    ['server/proposing.ts', '../propose/propose-record.ts'],
    ['app/product/allowed.ts', '../../shared/languages.ts'],
    ['server/http/allowed.ts', '../../documents/qr-code.ts'],
  ])('lint lets %s import %s', async (file, imported) => {
    await plant(file, `import { thing } from '${imported}'\n\nexport const planted = thing\n`)
    expect(await lint(file)).not.toContain('no-restricted-imports')
    await rm(path.join(folder, file))
  })

  it('lint refuses files that import each other, were it for a type', async () => {
    await plant('shared/one.ts', `import type { Two } from './two.ts'\n\nexport type One = Two | 1\n`)
    await plant('shared/two.ts', `import type { One } from './one.ts'\n\nexport type Two = One | 2\n`)
    expect(await lint('shared/one.ts')).toContain('no-cycle')
    await rm(path.join(folder, 'shared/one.ts'))
    await rm(path.join(folder, 'shared/two.ts'))
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

  it('the build fails when a page of visitors loads too much, and says what', async () => {
    const noise = Array.from({ length: 400 }, (_, index) => Math.sin(index))
    await plant('app/heavy.ts', `export const heavy = ${JSON.stringify(noise)}\n`)
    await plant('app/start.ts', `import { heavy } from './heavy.ts'\nexport default () => heavy\n`)
    const page = path.join(folder, 'app/start.ts')
    const buildPage = (most: number) =>
      build({
        root: folder,
        logLevel: 'silent',
        plugins: [keepPagesLight(folder, most)],
        build: { write: false, rolldownOptions: { input: `${page}?__react-router-build-client-route`, preserveEntrySignatures: 'strict' } },
      })
    await expect(buildPage(1)).rejects.toThrow(/app\/start\.ts loads [\d.]+ kB of scripts, of 1\. Most of it: .*app\/heavy\.ts \(\d+ kB\)/)
    await expect(buildPage(100)).resolves.toBeDefined()
  })
})

const rooms = [
  'app',
  'bench',
  'catalogue',
  'check',
  'clp',
  'documents',
  'gallery',
  'propose',
  'scripts',
  'server',
  'shared',
  'test-kit',
  'tests',
  'wording',
]

/** What each file imports of the project, types included; tests beside the code left out. */
function readImports(): [from: string, to: string][] {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(projectFolder, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/'))),
  )
  return files.flatMap((file) => {
    const text = readFileSync(path.join(projectFolder, file), 'utf8')
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
      ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ]
      .filter((name) => name.startsWith('.'))
      .map((name): [string, string] => [file, path.posix.join(path.posix.dirname(file), name)])
  })
}

/** Rooms from which ways lead back to them, each with one of its arrows on such a way. @param roomOf null: the file is in none */
function findCircles(imports: readonly [string, string][], roomOf: (file: string) => string | null): string[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const [file, imported] of imports) {
    const [from, to] = [roomOf(file), roomOf(imported)]
    if (from === null || to === null || from === to) continue
    arrows.set(from, (arrows.get(from) ?? new Map<string, string>()).set(to, `${file} imports ${imported}`))
  }
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from)?.keys() ?? [])].some((next) => {
      if (next === wanted) return true
      if (seen.has(next)) return false
      return reaches(next, wanted, seen.add(next))
    })
  return [...arrows].flatMap(([from, targets]) => [...targets].flatMap(([to, example]) => (reaches(to, from) ? [example] : [])))
}

/** The room of a file inside a greater one; files that lie loose there are its entrance and its ground, and in none. */
const roomInside = (outer: string) => (file: string) => {
  const [room, ...rest] = file.startsWith(`${outer}/`) ? file.slice(outer.length + 1).split('/') : []
  return room !== undefined && rest.length > 0 ? room : null
}

describe('the ways between the rooms', () => {
  const imports = readImports()
  const planted: [string, string] = ['server/products/load-product.ts', 'app/page/page-meta.ts']

  it('none leads from the server to the pages', () => {
    const toPages = (all: readonly [string, string][]) => all.filter(([from, to]) => from.startsWith('server/') && to.startsWith('app/'))
    expect(toPages(imports)).toEqual([])
    expect(toPages([...imports, planted])).toEqual([planted])
  })

  it('none leads back to the room where it began', () => {
    const roomOf = (file: string) => file.split('/')[0] ?? null
    expect(findCircles(imports, roomOf)).toEqual([])
    expect(findCircles([...imports, planted], roomOf)).toContain('server/products/load-product.ts imports app/page/page-meta.ts')
  })

  it.each(['app', 'app/workspace', 'app/workspace/edit', 'server', 'documents', 'check', 'propose', 'clp', 'shared', 'test-kit'])(
    'none inside %s does either',
    (outer) => {
      expect(findCircles(imports, roomInside(outer))).toEqual([])
    },
  )
})
