import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { openTable } from '../server/substances/open-register.ts'
import { drawRecipes } from '../test-kit/draw-recipes.ts'
import { compileCache } from '../tests/script-environment.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'permasheet-classify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const recipe = (content: number) => ({
  at: '2026-11-23',
  mixture: { physicalState: 'liquid', use: 'professional', components: [{ cas: '67-56-1', content }] },
})

function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text)
  return name
}

const run = (...args: string[]) => runWith([], ...args)

function runWith(flags: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, path.join(projectFolder, 'scripts/classify.ts'), ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...compileCache, INIT_CWD: folder, DATA_DIR: path.join(folder, 'data') },
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

describe('npm run classify', () => {
  test('writes a report with classes, sums and their places in the regulation', () => {
    const { status, stdout } = run(write('one.json', JSON.stringify(recipe(12))))
    expect(status).toBe(0)
    expect(stdout).toContain('STOT SE 1 H370')
    expect(stdout).toContain(
      'CLP Annex I, 3.1.3.6.1: Acute toxicity estimate of the mixture: oral: 100 ÷ (12 ÷ 100) = 833.333 (<= 2000 mg/kg)',
    )
    expect(stdout).toContain('88 % are not named')
    expect(stdout).toMatch(/Label\n {2}Danger\n {2}GHS07 GHS08\n {2}H302 H370\n/)
    expect(stdout).toContain('\nSection 3\n  67-56-1 methanol, 10 – < 20 % (REACH Annex II, 3.2.1 (a), Table 1.1)\n')
    expect(stdout).toContain('\nTransport\n  no dangerous goods\n  Data are missing by which it could be dangerous goods')
  })

  test('writes what the goods are in transport', () => {
    const components = [{ cas: '67-56-1', content: 100 }]
    const { stdout } = run(write('goods.json', JSON.stringify({ mixture: { ...recipe(100).mixture, components } })))
    expect(stdout).toMatch(/\n {2}road: UN 1230 METHANOL, 3 \(6\.1\), II, \(D\/E\)\n {2}sea: UN 1230 METHANOL, 3 \(6\.1\), II\n/)
  })

  test('writes the answer of the API with --json, one on each line', () => {
    const { stdout, stderr } = run('--json', write('list.json', JSON.stringify([recipe(12), recipe(4)])))
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ classification }) => classification.at(-1).class)).toEqual(['STOT SE 1', 'STOT SE 2'])
    expect(stderr).toBe('2 classified\n')
  })

  test('leaves out a decision that was made for another calculation, as the call does', () => {
    const override = {
      class: 'STOT SE',
      category: null,
      basis: 'expertJudgement',
      reason: 'Looked at',
      madeFor: 'what it rested on a week ago',
    }
    const decided = { ...recipe(12), mixture: { ...recipe(12).mixture, overrides: [override] } }
    const answer = JSON.parse(run('--json', write('decided.json', JSON.stringify(decided))).stdout)
    expect(answer.lapsedOverrides).toEqual(['mixture.overrides[0]'])
    expect(answer.classification.at(-1).class).toBe('STOT SE 1')
  })

  test('takes a recipe on each line, names the bad ones and goes on', () => {
    const lines = [recipe(12), { mixture: { components: [{ cas: '67-56-2', content: 1 }] } }, recipe(4)]
    const { status, stdout, stderr } = run('--json', write('many.jsonl', lines.map((one) => JSON.stringify(one)).join('\n')))
    expect(status).toBe(1)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ classification, reasons }) => classification?.at(-1).class ?? reasons)).toEqual([
      'STOT SE 1',
      [
        {
          path: 'mixture.components[0].cas',
          code: 'casNumber',
          params: {},
          message: 'is not right (a CAS number with the right check digit)',
        },
      ],
      'STOT SE 2',
    ])
    expect(stderr).toContain('many.jsonl:2  mixture.components[0].cas  is not right (a CAS number with the right check digit) [casNumber]')
    expect(stderr).toContain('3 classified, 1 of them refused')
  })

  test('goes on behind a line that is no JSON, and drops a byte order mark', () => {
    const lines = `\uFEFF${JSON.stringify(recipe(12))}\n{"mixture":\n${JSON.stringify(recipe(4))}\n`
    const { status, stdout, stderr } = run('--json', write('broken.jsonl', lines))
    expect(status).toBe(1)
    expect(stdout.trim().split('\n')).toHaveLength(3)
    expect(stderr).toContain('broken.jsonl:2  column 12  is not JSON: expected a value, found the end of the file [notJson]')
    expect(run(write('marked.json', `\uFEFF${JSON.stringify(recipe(12))}`)).status).toBe(0)
  })

  test('takes every recipe of a folder, in the order of their names', () => {
    mkdirSync(path.join(folder, 'many'))
    write('many/b.json', JSON.stringify(recipe(4)))
    write('many/a.json', JSON.stringify(recipe(12)))
    write('many/notes.txt', 'no recipe')
    const { stdout, stderr } = run('many')
    expect(stdout.match(/^many\/\w\.json/gm)).toEqual(['many/a.json', 'many/b.json'])
    expect(stderr).toBe('2 classified\n')
    mkdirSync(path.join(folder, 'none'))
    expect(run('none').stderr).toContain('none holds no .json and no .jsonl file')
  })

  test('says where there is no database that --database could read', () => {
    const { status, stderr } = run('--database', write('one.json', JSON.stringify(recipe(12))))
    expect(status).toBe(1)
    expect(stderr).toContain(path.join(folder, 'data'))
  })

  test(
    'keeps none of many recipes: 25 MB of answers come from a heap of 56 MB that the tables and what is noted of substances mostly fill',
    { timeout: 240_000 },
    () => {
      const lines = drawRecipes(openTable([]), 450, '2026-11-23')
      const { status, stdout } = runWith(['--max-old-space-size=56'], '--json', write('drawn.jsonl', lines.join('\n')))
      expect(status).toBe(0)
      expect(stdout.length).toBeGreaterThan(25_000_000)
      expect(stdout.trim().split('\n')).toHaveLength(450)
    },
  )

  test('says how it is called, what cannot be read and what is no JSON', () => {
    const requested = run('--help')
    expect(requested).toMatchObject({ status: 0, stdout: expect.stringMatching(/^npm run classify -- FILE…/), stderr: '' })
    expect(run('--colour')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(requested.stdout) })
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run classify -- FILE') })
    expect(run('none.json').stderr).toContain('none.json cannot be read')
    expect(run(write('bad.json', '{')).stderr).toContain('bad.json is no JSON')
  })
})
