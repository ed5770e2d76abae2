import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { runOpenAndWait } from '../../tests/run-open-and-wait.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { canEnter, chooseAccount } from './postgres-account.ts'

const folder = useTemporaryFolder()
const isRoot = process.getuid?.() === 0
const ordinary = isRoot ? chooseAccount(path.join(folder, 'none')) : undefined
const reachesProject = ordinary !== undefined && (await canEnter(projectFolder, ordinary)) && (await canEnter(folder, ordinary))

it('the database runs under an ordinary account for root, and under the own account for everybody else', async () => {
  expect(ordinary === undefined).toBe(!isRoot)
  expect(ordinary?.uid).not.toBe(0)
  const home = path.join(folder, 'home')
  fs.mkdirSync(home, { mode: 0o700 })
  expect(await canEnter(home, ordinary)).toBe(!isRoot)
})

// Root's clone may be one that no other account can enter; anybody who is not root runs the other tests as themselves anyway.
if (reachesProject)
  it('the bundled database starts, stops and starts again for an ordinary user, and all of it is theirs', async () => {
    const dataDir = path.join(folder, 'own')
    fs.mkdirSync(dataDir, { mode: 0o700 })
    fs.chownSync(dataDir, ordinary?.uid ?? 0, ordinary?.gid ?? 0)
    for (let turn = 0; turn < 2; turn++) {
      const running = await runOpenAndWait({ DATA_DIR: dataDir }, undefined, ordinary)
      expect(await running.stop()).toBe(0)
    }
    const files = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((file) => fs.lstatSync(path.join(dataDir, file)))
    expect(files.length).toBeGreaterThan(100)
    expect(new Set(files.map(({ uid }) => uid))).toEqual(new Set([ordinary?.uid]))
    expect(fs.statSync(path.join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  })
