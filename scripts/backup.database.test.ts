import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, describe, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { createTestDatabase } from '../tests/start-database.ts'
import { useTemporaryFolder } from '../tests/use-temporary-folder.ts'
import { scriptEnvironment } from '../tests/script-environment.ts'

const database = await createTestDatabase()
const unused = await createTestDatabase({ content: 'nothing' })
const folder = useTemporaryFolder()

/** Called in the temporary folder. */
function run(words: readonly string[], env: Readonly<Record<string, string>> = { DATABASE_URL: database.url }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(projectFolder, 'scripts', 'run.mjs'), ...words], {
    cwd: folder,
    env: { ...scriptEnvironment, DATA_DIR: path.join(folder, 'data'), ...env },
    encoding: 'utf8',
  })
  return { code: status, out: stdout.trim(), errors: stderr.trim() }
}

describe('npm run backup', () => {
  it('writes the file that is named, from the folder of the caller', () => {
    const file = path.join(folder, 'named.tar.gz')
    expect(run(['backup', 'named.tar.gz'])).toStrictEqual({
      code: 0,
      out: expect.stringMatching(new RegExp(`^\\d+ rows and 0 attachments written to ${file}$`)),
      errors: '',
    })
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    fs.rmSync(file)
  })

  it.each([
    [['--quiet'], /^Unknown option '--quiet'[^]*\n\nnpm run backup -- FILE\n/, 2],
    [[], /^npm run backup -- FILE\n/, 2],
    [[''], /^npm run backup -- FILE\n/, 2],
    [['a.tar.gz', 'b.tar.gz'], /^npm run backup -- FILE\n/, 2],
    [['absent/a.tar.gz'], /^\S+\/absent\/a\.tar\.gz cannot be written: there is no folder \S+\/absent\.$/, 1],
    [['.'], /^\S+ cannot be written: it is a folder\. Name a file in it\.$/, 1],
  ])('says in words what is wrong with %j, and writes nothing', (words, expected, status) => {
    const { code, out, errors } = run(['backup', ...words])
    expect({ code, out, errors }).toStrictEqual({ code: status, out: '', errors: expect.stringMatching(expected) })
    expect(errors).not.toMatch(/ {4}at |ENOENT|EISDIR/)
    expect(fs.readdirSync(folder).filter((name) => name !== 'data')).toStrictEqual([])
  })
})

describe('npm run migrate', () => {
  it('says how it is called instead of doing it, and does nothing for what it does not know', () => {
    const elsewhere = { DATA_DIR: path.join(folder, 'unborn') }
    expect(run(['migrate', '--help'], elsewhere)).toStrictEqual({ code: 0, out: expect.stringMatching(/^npm run migrate\n/), errors: '' })
    expect(run(['migrate', '--dry-run'], elsewhere)).toStrictEqual({
      code: 2,
      out: '',
      errors: expect.stringMatching(/^Unknown: --dry-run\n\nnpm run migrate\n/),
    })
    expect(fs.existsSync(elsewhere.DATA_DIR)).toBe(false)
  })
})

describe('npm run restore', () => {
  it.each([[['--force']], [[]], [['a', 'b']]])('shows how it is called for %j', (words) => {
    const { code, errors } = run(['restore', ...words])
    expect({ code, errors }).toStrictEqual({ code: 2, errors: expect.stringMatching(/(^|\n\n)npm run restore -- FILE\n/) })
  })
})

describe('where there is no database', () => {
  const dataDir = path.join(folder, 'nothing')

  it.each([
    ['backup', ['backup', 'none.tar.gz']],
    ['user', ['user', 'list']],
  ])('npm run %s refuses, and makes none', (_name, words) => {
    const inFolder = run(words, { DATA_DIR: dataDir })
    const refusal = `There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as the server has them.`
    expect(inFolder).toStrictEqual({ code: 1, out: '', errors: refusal })
    expect(fs.existsSync(dataDir)).toBe(false)
    const onServer = run(words, { DATABASE_URL: unused.url })
    expect(onServer).toMatchObject({ code: 1, out: '' })
    expect(onServer.errors).toMatch(/^There is no database in the server of DATABASE_URL \(\S+\); set DATA_DIR or DATABASE_URL as/)
    expect(fs.existsSync(path.join(folder, 'none.tar.gz'))).toBe(false)
  })
})
