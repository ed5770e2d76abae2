import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { languageCodes } from '../shared/languages.ts'
import { loadWording } from '../wording/load-wording.ts'
import { checkCatalogue, checkCodes } from './check-catalogue.ts'
import { describeChecks } from './describe-checks.ts'

const file = path.join(projectFolder, 'docs/checks.md')

describe('the list of checks', () => {
  it('is what docs/checks.md says; UPDATE_GOLDEN=1 writes it anew', () => {
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, describeChecks())
    expect(readFileSync(file, 'utf8')).toBe(describeChecks())
  })

  it('names an article of a law for each', () => {
    for (const code of checkCodes) expect(checkCatalogue[code].article).toMatch(/^(?:CLP|REACH|ADR|Directive|Regulation) .*\d/)
  })

  it.each(languageCodes)('has a sentence for each in %s', (language) => {
    const { terms } = loadWording(language)
    expect(checkCodes.filter((code) => !terms[checkCatalogue[code].sentence])).toEqual([])
  })
})
