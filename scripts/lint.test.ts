import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'
import { plantIn, recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { lintRecords } from './lint-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'permasheet-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, value: unknown): string {
  writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

function spawn(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(projectFolder, 'scripts/lint.ts'), ...args], {
    cwd: projectFolder,
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: path.join(folder, 'data') },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const run = (...args: string[]) => {
  const { output, hasErrors } = lintRecords(args, folder)
  return { stdout: output, hasErrors }
}

const good = write('good.json', recordOfCatalogue(1014))
const bad = write('bad thing.json', [
  { record: recordOfCatalogue(1014) },
  {
    record: plantIn(1003, (record) => {
      record.labelDefaults.hideUfi = true
      record.transport = { regulated: false, precautions: [], bulk: [] }
    }),
  },
])

/** What SARIF 2.1.0 requires of what is written here (OASIS standard, sections 3.13, 3.14, 3.18, 3.19, 3.27, 3.28, 3.49). */
const sarif = z.object({
  version: z.literal('2.1.0'),
  runs: z.array(
    z.object({
      tool: z.object({
        driver: z.object({
          name: z.string().min(1),
          rules: z.array(
            z.object({
              id: z.string().min(1),
              shortDescription: z.object({ text: z.string().min(1) }),
              defaultConfiguration: z.object({ level: z.enum(['none', 'note', 'warning', 'error']) }),
            }),
          ),
        }),
      }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.number().int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: z.object({ text: z.string().min(1) }),
          locations: z.array(
            z.object({
              physicalLocation: z.object({ artifactLocation: z.object({ uri: z.string().regex(/^[^ ]+$/) }) }),
              logicalLocations: z.array(z.object({ fullyQualifiedName: z.string().min(1) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

describe('npm run lint', () => {
  test('says that there is no error', () => {
    const { hasErrors, stdout } = run(good, '--at', '2026-11-23')
    expect(hasErrors).toBe(false)
    expect(stdout).toContain('good.json: 1014 Norvik Melt EB 460, by the law of 2026-11-23\n  0 errors')
  })

  test('ends with 1 where there are errors, each with its sentence, place, article and code', () => {
    const { status, stdout } = spawn(bad, '--at', '2026-11-23')
    expect(status).toBe(1)
    expect(stdout).toContain('bad thing.json[1]: 1003')
    expect(stdout.replaceAll('\u00a0', ' ')).toContain(
      '  error    By its classification the product is dangerous goods: UN 1263.\n' +
        '           transport.regulated; REACH Annex II, 14; ADR 2.1; transport.notRegulated\n',
    )
  })

  test('counts one as one', () => {
    const counts = (...names: string[]) => run(...names, '--at', '2026-11-23').stdout.match(/^ {2}\d+ error.*$/gm)
    expect(counts('bad thing.json')).toEqual([expect.stringMatching(/^ {2}0 errors, /), expect.stringMatching(/^ {2}\d+ errors, /)])
    const one = plantIn(1003, (record) => void (record.transport = { regulated: false, precautions: [], bulk: [] }))
    expect(counts(write('one.json', one))).toEqual([expect.stringMatching(/^ {2}1 error, /)])
  })

  test('says how it is called: asked for it as its output, and as a failure for what it does not know', () => {
    const requested = spawn('--help')
    expect(requested).toMatchObject({ status: 0, stderr: '' })
    expect(requested.stdout).toMatch(/^npm run lint -- FILE… \[--at DAY\]/)
    const unknown = spawn(good, '--colour')
    expect(unknown).toMatchObject({ status: 2, stdout: '' })
    expect(unknown.stderr).toMatch(/^Unknown option '--colour'/)
    expect(unknown.stderr).toContain(requested.stdout)
  })

  test('reads a file with a byte order mark, as an import does', () => {
    const name = write('marked.json', `\uFEFF${JSON.stringify(recordOfCatalogue(1014))}`)
    expect(run(name, '--at', '2026-11-23').stdout).toContain('marked.json: 1014')
  })

  test('speaks other languages', () => {
    const { stdout } = run(bad, '--language', 'de', '--at', '2026-11-23')
    expect(stdout).toContain('Nach seiner Einstufung ist das Produkt Gefahrgut')
  })

  test('writes the findings of each record with --json', () => {
    const { stdout } = run('--json', good, bad, '--at', '2026-11-23')
    const records = JSON.parse(stdout)
    expect(records.map(({ file, place }: { file: string; place: string }) => [file, place])).toEqual([
      ['good.json', ''],
      ['bad thing.json', '[0].record'],
      ['bad thing.json', '[1].record'],
    ])
    expect(records[2].findings).toContainEqual(
      expect.objectContaining({
        code: 'label.ufiHidden',
        severity: 'error',
        path: 'labelDefaults.hideUfi',
        article: 'CLP Article 25(7) and Annex VIII, Part A, 5',
        fix: [{ op: 'replace', path: '/labelDefaults/hideUfi', value: false }],
      }),
    )
  })

  test('judges by the law of another day', () => {
    const without = write(
      'without.json',
      plantIn(1003, (record) => delete record.ufi),
    )
    expect(run(without, '--at', '2020-12-31').stdout).not.toContain('ufi.missing')
    expect(run(without, '--at', '2026-11-23').stdout).toContain('ufi.missing')
  })

  test('finds a UFI that two of the files have', () => {
    const borrowed = write(
      'borrowed.json',
      plantIn(1008, (record) => (record.ufi = recordOfCatalogue(1003).ufi)),
    )
    const { hasErrors, stdout } = run('--json', borrowed, write('owner.json', recordOfCatalogue(1003)), '--at', '2026-11-23')
    expect(hasErrors).toBe(true)
    expect(JSON.parse(stdout)[0].findings).toContainEqual(expect.objectContaining({ code: 'ufi.usedTwice' }))
  })

  test('names the lines of the file in SARIF', () => {
    const name = write(
      'lines.json',
      JSON.stringify(
        plantIn(1003, (record) => (record.labelDefaults.hideUfi = true)),
        null,
        2,
      ),
    )
    const { results } = JSON.parse(run('--sarif', name, '--at', '2026-11-23').stdout).runs[0]
    const { region } = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'label.ufiHidden').locations[0].physicalLocation
    const line = readFileSync(path.join(folder, name), 'utf8').split('\n')[region.startLine - 1] ?? ''
    expect(line.slice(region.startColumn - 1, region.endColumn - 1)).toBe('"hideUfi": true')
    expect(region.endLine).toBe(region.startLine)
  })

  test('accepts errors for a reason, which SARIF repeats with each of them', () => {
    const reason = 'Agreed with the authority on 3 March 2026'
    const { hasErrors, stdout } = run('--sarif', bad, '--accept', reason, '--at', '2026-11-23')
    expect(hasErrors).toBe(false)
    const { results } = JSON.parse(stdout).runs[0]
    for (const { level, suppressions } of results)
      expect(suppressions).toEqual(level === 'error' ? [{ kind: 'external', justification: reason }] : undefined)
    expect(run(bad, '--accept', reason).stdout).toContain(`Errors are accepted: ${reason}`)
    expect(() => run(bad, '--accept', 'because')).toThrow(/reason of 20 characters/)
  })

  test('writes SARIF 2.1.0', () => {
    const { stdout } = run('--sarif', bad, '--at', '2026-11-23')
    const [log] = sarif.parse(JSON.parse(stdout)).runs
    const hidden = log?.results.find(({ ruleId }) => ruleId === 'label.ufiHidden')
    expect(hidden).toMatchObject({ level: 'error' })
    expect(hidden?.locations[0]?.physicalLocation.artifactLocation.uri).toBe('bad%20thing.json')
    expect(hidden?.locations[0]?.logicalLocations[0]?.fullyQualifiedName).toBe('[1].record.labelDefaults.hideUfi')
    expect(log?.tool.driver.rules[hidden?.ruleIndex ?? -1]?.id).toBe('label.ufiHidden')
  })

  test.each([
    ['no file', [], /npm run lint -- FILE/],
    ['a file that is not there', ['none.json'], /none\.json cannot be read/],
    ['what is no JSON', [write('broken.json', '{')], /broken\.json cannot be read as JSON/],
    ['what is no record', [write('other.json', { name: 'x' })], /other\.json: permalinkId/],
    ['a list of nothing', [write('nothing.json', [])], /nothing\.json holds no record/],
    ['a day before there was the regulation', [good, '--at', '2009-01-19'], /in force from 2009-01-20 on/],
    ['a day that is none', [good, '--at', '2028-13-01'], /expected a day/],
    ['a language that is none', [good, '--language', 'xx'], /expected one of/],
    ['an unknown option', [good, '--loud'], /--loud/],
  ])('refuses %s', (_what, args, reason) => {
    expect(() => run(...args)).toThrow(reason)
  })

  test('ends with 2 for what it cannot read, without a stack', () => {
    const { status, stdout, stderr } = spawn('none.json')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^none\.json cannot be read as JSON: .*\n$/)
  })
})
