import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTemporaryFolder } from '../tests/use-temporary-folder.ts'
import { type Builder, buildWhenStale } from './build-when-stale.ts'

const top = useTemporaryFolder()
let folder: string
let builds: number
let said: string[]
let builder: Builder
/** What a build waits for before it writes. */
let held: Promise<unknown>

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(top, 'project-'))
  builds = 0
  held = Promise.resolve()
  said = []
  builder = {
    folder,
    async build() {
      builds += 1
      fs.rmSync(path.join(folder, 'build'), { recursive: true, force: true })
      await held
      fs.mkdirSync(path.join(folder, 'build', 'client'), { recursive: true })
      fs.mkdirSync(path.join(folder, 'build', 'server'), { recursive: true })
      fs.writeFileSync(path.join(folder, 'build', 'server', 'index.js'), '')
    },
    say: (line) => said.push(line),
  }
  fs.mkdirSync(path.join(folder, 'node_modules'))
  fs.mkdirSync(path.join(folder, 'app', 'ui'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'app', 'ui', 'page.tsx'), 'one')
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}')
})

const waiting = 'Waiting for another build of this folder …'
const secondWaits = () => vi.waitUntil(() => said.includes(waiting), { timeout: 20_000, interval: 10 })

describe('the application', () => {
  it('is built once, and not again while nothing changes', async () => {
    await buildWhenStale(builder)
    await buildWhenStale(builder)
    expect(builds).toBe(1)
    expect(said).toStrictEqual(['Building, about ten seconds …'])
  })

  it.each([
    ['a source changes', () => fs.writeFileSync(path.join(folder, 'app', 'ui', 'page.tsx'), 'two')],
    ['a source is added', () => fs.writeFileSync(path.join(folder, 'app', 'more.ts'), '')],
    ['a source is renamed', () => fs.renameSync(path.join(folder, 'app', 'ui', 'page.tsx'), path.join(folder, 'app', 'ui', 'other.tsx'))],
    ['a package changes', () => fs.writeFileSync(path.join(folder, 'package-lock.json'), '{"a":1}')],
    ['the result is gone', () => fs.rmSync(path.join(folder, 'build', 'client'), { recursive: true })],
  ])('is built again when %s', async (_what, change) => {
    await buildWhenStale(builder)
    change()
    await buildWhenStale(builder)
    expect(builds).toBe(2)
  })

  it('is not built again for a test', async () => {
    await buildWhenStale(builder)
    fs.writeFileSync(path.join(folder, 'app', 'ui', 'page.test.tsx'), '')
    await buildWhenStale(builder)
    expect(builds).toBe(1)
  })

  it('is built once when two commands start at the same moment', async () => {
    held = secondWaits()
    await Promise.all([buildWhenStale(builder), buildWhenStale(builder)])
    expect(builds).toBe(1)
    expect(said).toStrictEqual(['Building, about ten seconds …', waiting])
  })

  it('is built by the second of two commands when the first one fails', async () => {
    const failing = { ...builder, build: () => secondWaits().then(() => Promise.reject(new Error('syntax'))) }
    const [first] = await Promise.allSettled([buildWhenStale(failing), buildWhenStale(builder)])
    expect(first.status).toBe('rejected')
    expect(builds).toBe(1)
  })

  it('counts as not built after a build that failed', async () => {
    const failing = { ...builder, build: () => Promise.reject(new Error('syntax')) }
    await expect(buildWhenStale(failing)).rejects.toThrow('syntax')
    await buildWhenStale(builder)
    expect(builds).toBe(1)
  })
})
