import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { projectFolder } from '../project-folder.ts'
import { keepPagesLight } from '../scripts/keep-pages-light.ts'
import { keepServerOutOfBrowser } from '../scripts/keep-server-out-of-browser.ts'
import { isTest, readFiles, roomOf, type Arrow } from './read-files.ts'

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

/** Rooms from which ways lead back to them, each with one of its arrows on such a way. @param roomOf null: the file is in none */
function findCircles(imports: readonly Arrow[], roomOf: (file: string) => string | null): string[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const [file, imported] of imports) {
    const [from, to] = [roomOf(file), roomOf(imported)]
    if (from === null || to === null || from === to) continue
    arrows.set(from, (arrows.get(from) ?? new Map<string, string>()).set(to, `${file} reaches ${imported}`))
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

/** What the files of a delivered room may reach beside it (decision 001); pages reach the server in their loaders. */
const mayReach: Readonly<Record<string, readonly string[]>> = {
  app: ['server', 'wording', 'shared', 'clp'],
  server: ['check', 'propose', 'documents', 'wording', 'shared', 'clp'],
  check: ['documents', 'wording', 'shared', 'clp'],
  propose: ['wording', 'shared', 'clp'],
  documents: ['wording', 'shared', 'clp'],
  shared: ['clp'],
  wording: [],
  clp: [],
}

/** What stands below or beside all rooms, and what their tests may reach in addition. */
const everywhere = ['project-folder.ts']
const forTests = ['test-kit', 'tests', 'wording']

/** Tests that hold their room against one that the room itself must not know, with what they reach. */
const heldAgainst = [
  ['check/flash-point-that-nobody-knows.test.ts', 'server/classify/read-english.ts'],
  ['clp/classification/annex-vi-notes.test.ts', 'server/substances/open-register.ts'],
  ['clp/classification/judge-substance.test.ts', 'server/substances/open-register.ts'],
  ['clp/classification/notes-on-the-market.test.ts', 'server/substances/open-register.ts'],
  ['clp/classification/worked-cases.test.ts', 'server/substances/open-register.ts'],
  ['clp/classification/worked-cases.test.ts', 'shared/classification/request.ts'],
  ['documents/label/fit-label.test.ts', 'bench/count-fitting-labels.ts'],
  ['documents/report/name-substances.test.ts', 'server/'],
  ['documents/report/write-places.test.ts', 'check/check-catalogue.ts'],
  ['propose/class-that-a-person-decided.test.ts', 'documents/text/write-text.ts'],
  ['server/operation/operation.database.test.ts', 'app/entry.server.tsx'],
  ['wording/official-texts.test.ts', 'clp/'],
  ['wording/same-meaning.test.ts', 'shared/languages.ts'],
] as const

const findStrayArrows = (arrows: readonly Arrow[]): string[] =>
  arrows.flatMap(([from, to]) => {
    const [room, reached] = [roomOf(from), roomOf(to)]
    const may = mayReach[room]
    if (may === undefined || room === reached || everywhere.includes(reached)) return []
    const mayAsTest =
      isTest(from) && (forTests.includes(reached) || heldAgainst.some(([test, place]) => test === from && to.startsWith(place)))
    return may.includes(reached) || mayAsTest ? [] : [`${from} reaches ${to}`]
  })

const pagesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file.replace(/^\.\//, '')}`, ...pagesOf(children)])

describe('the ways between the rooms', () => {
  const { arrows: all, given, taken } = readFiles()
  const isPage = new Set(pagesOf(routes))
  const delivered = all.filter(([from]) => !isTest(from))
  const planted: Arrow = ['server/products/load-product.ts', 'app/page/page-meta.ts']

  it('none leads from the server to the pages', () => {
    const toPages = (arrows: readonly Arrow[]) => arrows.filter(([from, to]) => from.startsWith('server/') && to.startsWith('app/'))
    expect(toPages(delivered)).toEqual([])
    expect(toPages([...delivered, planted])).toEqual([planted])
  })

  it('none leads back to the room where it began', () => {
    expect(findCircles(delivered, roomOf)).toEqual([])
    expect(findCircles([...delivered, planted], roomOf)).toContain('server/products/load-product.ts reaches app/page/page-meta.ts')
  })

  it('those of files that a thread or a process begins with are seen too', () => {
    const begun = delivered.filter(([, to]) => /-worker\.ts$|renderer\.ts$/.test(to)).map(([, to]) => to)
    expect(begun).toEqual(
      expect.arrayContaining([
        'documents/rendering/renderer.ts',
        'server/check/count-worker.ts',
        'server/classify/classify-worker.ts',
        'server/recalculation/compare-worker.ts',
        'server/record-sheets/sheet-worker.ts',
      ]),
    )
  })

  it('each is one of those that decision 001 names, of the tests of a room too', () => {
    expect(findStrayArrows(all)).toEqual([])
    expect(findStrayArrows([['documents/rendering/render-pool.ts', 'server/check/count-worker.ts']])).toHaveLength(1)
    expect(findStrayArrows([['clp/planted.test.ts', 'server/config.ts']])).toEqual(['clp/planted.test.ts reaches server/config.ts'])
  })

  it('no test is allowed an arrow that it has given up', () => {
    const given = heldAgainst.filter(([test, place]) => !all.some(([from, to]) => from === test && to.startsWith(place)))
    expect(given).toEqual([])
  })

  it('all that a file of the pages, of the server or of both gives to others is taken by one', () => {
    // What the router reads of a page, and what `npm start` calls.
    const ofFramework = (file: string) =>
      /^app\/(?:root\.tsx|entry\.|routes\.ts)|^server\/(?:entry\.ts|db\/migrations\/)/.test(file) || isPage.has(file)
    const left = given.filter(
      ([file, name]) =>
        ['app', 'server', 'shared', 'test-kit'].includes(roomOf(file)) &&
        !ofFramework(file) &&
        ![name, 'NamespaceObject'].some((one) => taken.has(`${file}#${one}`)),
    )
    expect(left.map((one) => one.join(' '))).toEqual([])
  })

  it('none leads into a test', () => {
    expect(all.filter(([from, to]) => isTest(to) && !isTest(from))).toEqual([])
  })

  it.each(['app', 'app/workspace', 'app/workspace/edit', 'server', 'documents', 'check', 'propose', 'clp', 'shared', 'test-kit'])(
    'none inside %s does either',
    (outer) => {
      expect(findCircles(delivered, roomInside(outer))).toEqual([])
    },
  )
})
