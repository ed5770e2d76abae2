import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { demands, describeDemands } from './digital-label-demands.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')

it('the report on the digital label is what docs/digital-label.md says; UPDATE_GOLDEN=1 writes it anew', () => {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path.join(projectFolder, 'docs/digital-label.md'), describeDemands())
  expect(read('docs/digital-label.md')).toBe(describeDemands())
})

it.each(demands)('$demand – is shown by a test that exists', ({ shownBy: [file, test] }) => {
  expect(read(file)).toContain(`'${test}'`)
})
