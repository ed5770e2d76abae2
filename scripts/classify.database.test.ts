import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { insertState } from '../server/substances/queries.ts'
import { createTestDatabase } from '../tests/start-database.ts'
import { useDataFolder } from '../tests/use-data-folder.ts'
import { scriptEnvironment } from '../tests/script-environment.ts'

const { db, url } = await createTestDatabase()
const { folder } = useDataFolder()
const methanol = '603-001-00-X'

function classify(...args: string[]): { stdout: string; stderr: string } {
  return spawnSync(process.execPath, [path.join(projectFolder, 'scripts/classify.ts'), ...args], {
    cwd: folder,
    env: { ...scriptEnvironment, DATABASE_URL: url },
    encoding: 'utf8',
  })
}

it('npm run classify counts a later state of Annex VI with --database, and without it Table 3 as it comes', async () => {
  const state = { appliesFrom: '2027-01-01', changes: new Map([[methanol, null]]) }
  await db.transaction().execute((tx) => insertState(tx, state, { name: 'later.xlsx', hash: 'a'.repeat(64) }))
  const recipe = { mixture: { physicalState: 'liquid', components: [{ index: methanol, content: 12 }] } }
  fs.writeFileSync(path.join(folder, 'recipe.json'), JSON.stringify(recipe))
  expect(classify('recipe.json', '--at', '2027-01-01').stdout).toContain('STOT SE 1 H370')
  expect(classify('recipe.json', '--database', '--at', '2026-12-31').stdout).toContain('STOT SE 1 H370')
  const later = classify('recipe.json', '--database', '--at', '2027-01-01')
  expect(later.stderr).toBe('')
  expect(later.stdout).toContain('no class is reached')
})
