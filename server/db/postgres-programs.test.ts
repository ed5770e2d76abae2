import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { chooseAccount } from './postgres-account.ts'
import { findPackage, findPostgresPrograms } from './postgres-programs.ts'

const folder = useTemporaryFolder()
const account = chooseAccount(folder)
const isRoot = process.getuid?.() === 0

/** The npm package in another place, with or without the symbolic links that its install script creates, and with a version of its own. */
function copyPackage(name: string, options: { mode: number; links: boolean }): { folder: string; version: string } {
  const place = path.join(folder, name)
  fs.mkdirSync(place, { mode: options.mode })
  const target = path.join(place, 'native')
  fs.cpSync(findPackage().folder, target, {
    recursive: true,
    verbatimSymlinks: true,
    // without the five hundred time zones, which are not needed to print the version
    filter: (file) => !/\.a$|timezone$|locale$/.test(file) && (options.links || !fs.lstatSync(file).isSymbolicLink()),
  })
  return { folder: target, version: path.basename(folder) }
}

const run = (program: string): string => execFileSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })

describe("PostgreSQL's programs", () => {
  it('are used where npm installed them', async () => {
    const installed = findPackage()
    expect(await findPostgresPrograms(folder, undefined, installed)).toStrictEqual({
      initdb: path.join(installed.folder, 'bin', 'initdb'),
      postgres: path.join(installed.folder, 'bin', 'postgres'),
    })
    expect(fs.readdirSync(folder)).toStrictEqual([])
  })

  it('are copied, once, where the symbolic links of their libraries are missing', async () => {
    const installed = copyPackage('without-links', { mode: 0o755, links: false })
    const place = path.join(folder, 'place')
    fs.mkdirSync(place)
    const programs = await findPostgresPrograms(place, account, installed)
    expect(programs.postgres.startsWith(place)).toBe(true)
    expect(run(programs.initdb)).toMatch(/^initdb \(PostgreSQL\) 18\./)
    expect(await findPostgresPrograms(place, account, installed)).toStrictEqual(programs)
    expect(fs.readdirSync(place)).toHaveLength(1)

    fs.rmSync(path.join(path.dirname(path.dirname(programs.postgres)), 'share'), { recursive: true })
    expect(await findPostgresPrograms(place, account, installed)).toStrictEqual(programs)
    expect(fs.existsSync(path.join(path.dirname(path.dirname(programs.postgres)), 'share', 'postgresql', 'postgres.bki'))).toBe(true)
  })

  // Anyone else runs the database under their own account, which can enter it.
  if (isRoot)
    it('are copied where the account cannot enter the folder of the project', async () => {
      const installed = copyPackage('private-home', { mode: 0o700, links: true })
      const place = path.join(folder, 'other-place')
      fs.mkdirSync(place)
      const programs = await findPostgresPrograms(place, account, installed)
      expect(programs.postgres.startsWith(place)).toBe(true)
      expect(run(programs.postgres)).toMatch(/^postgres \(PostgreSQL\) 18\./)

      const privatePlace = path.join(folder, 'private-home', 'place')
      fs.mkdirSync(privatePlace)
      const elsewhere = await findPostgresPrograms(privatePlace, account, installed)
      expect(elsewhere.postgres.startsWith(folder)).toBe(false)
      expect(run(elsewhere.initdb)).toMatch(/^initdb \(PostgreSQL\) 18\./)
      expect(fs.readdirSync(privatePlace)).toStrictEqual([])
      fs.rmSync(path.dirname(path.dirname(elsewhere.postgres)), { recursive: true })
    })
})
