import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTemporaryFolder } from '../tests/use-temporary-folder.ts'
import { type Builder, buildWhenStale } from './build-when-stale.ts'

const top = useTemporaryFolder()
let folder: string
let builds: number
let said: string[]
let builder: Builder

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(top, 'project-'))
  builds = 0
  said = []
  builder = {
    folder,
    async build() {
      builds += 1
      fs.rmSync(path.join(folder, 'build'), { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 50))
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
    await Promise.all([buildWhenStale(builder), buildWhenStale(builder)])
    expect(builds).toBe(1)
    expect(said).toStrictEqual(['Building, about ten seconds …', 'Waiting for another build of this folder …'])
  })

  it('is built by the second of two commands when the first one fails', async () => {
    const failing = { ...builder, build: () => new Promise<void>((_, reject) => setTimeout(reject, 50, new Error('syntax'))) }
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
