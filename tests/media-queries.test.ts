import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

it('the width of a screen counts in letters, so that who sets larger ones gets the layout that has room for them (decision 274)', () => {
  const queries = globSync('app/**/*.{css,ts,tsx}', { cwd: projectFolder }).flatMap((file) =>
    [...readFileSync(path.join(projectFolder, file), 'utf8').matchAll(/\((?:min|max)-width: ?[^)]+\)/g)].map(
      ([query]) => `${file} ${query}`,
    ),
  )
  expect(queries.length).toBeGreaterThan(80)
  expect(queries.filter((query) => !query.endsWith('em)'))).toEqual([])
})
