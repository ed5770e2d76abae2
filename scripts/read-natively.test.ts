import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'read-natively-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** In a process of its own: the test runner reads modules its own way. @param steps statements between which the room stands as it is */
function runInRoom(name: string, files: Record<string, string>, steps: string): unknown {
  const room = path.join(folder, name)
  mkdirSync(room)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(room, file), text)
  const program = `
    import { writeFileSync } from 'node:fs'
    import path from 'node:path'
    import { readNatively } from ${JSON.stringify(path.join(projectFolder, 'scripts/read-natively.ts'))}
    const room = ${JSON.stringify(room + path.sep)}
    const native = readNatively([room])
    const load = () => native.load(room + 'main.ts')
    const change = (file, text) => {
      writeFileSync(room + file, text)
      native.forget((one) => one === room + file)
    }
    const said = []
    ${steps}
    console.log(JSON.stringify(said))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const chain = {
  'main.ts': "export { middle } from './middle.ts'\nexport { beside } from './beside.ts'",
  'middle.ts': "import { leaf } from './leaf.ts'\nexport const middle: string = 'middle ' + leaf",
  'leaf.ts': "export const leaf: string = 'as it was'",
  'beside.ts': 'export const beside = {}',
}

describe('reading the server’s modules as Node does', () => {
  it('reads anew what is changed and what imports it, and keeps what stands beside', () => {
    const said = runInRoom(
      'change',
      chain,
      `const before = await load()
      change('leaf.ts', "export const leaf: string = 'as it is now'")
      const after = await load()
      said.push(before.middle, after.middle, before.beside === after.beside)`,
    )
    expect(said).toEqual(['middle as it was', 'middle as it is now', true])
  })

  it('reads on once a module that failed, or was not there, is mended', () => {
    const said = runInRoom(
      'mend',
      { ...chain, 'leaf.ts': "import { gone } from './gone.ts'\nexport const leaf: string = gone" },
      `const fail = () => load().catch((error) => said.push(error.message.replaceAll(room, '')))
      await fail()
      change('gone.ts', "throw new Error('not yet'); export const gone = 0")
      await fail()
      change('gone.ts', "export const gone = 'here'")
      said.push((await load()).middle)`,
    )
    expect(said).toEqual([expect.stringMatching(/Cannot find module 'gone\.ts' imported from leaf\.ts/), 'not yet', 'middle here'])
  })
})
