import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

it('the project folder is the one above the tests', () => {
  expect(projectFolder).toBe(path.dirname(import.meta.dirname))
})
