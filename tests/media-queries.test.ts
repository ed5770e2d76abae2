import { transform, type MediaCondition, type MediaFeatureValue } from 'lightningcss'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { stringsOf } from './read-strings.ts'

/** Of a width that is calculated, what it is. */
const unitOf = (value: MediaFeatureValue): string =>
  value.type === 'length' && value.value.type === 'value' ? value.value.value.unit : value.type

/** Units of the widths that a condition compares. */
function unitsOf(condition: MediaCondition): string[] {
  if (condition.type === 'operation') return condition.conditions.flatMap(unitsOf)
  if (condition.type === 'not') return unitsOf(condition.value)
  if (condition.type !== 'feature' || condition.value.name !== 'width') return []
  if (condition.value.type === 'range') return [unitOf(condition.value.value)]
  return condition.value.type === 'interval' ? [unitOf(condition.value.start), unitOf(condition.value.end)] : []
}

function unitsInSheet(code: string): string[] {
  const units: string[] = []
  const visitor = {
    MediaQuery: ({ condition }: { condition?: MediaCondition | null }) => void (condition && units.push(...unitsOf(condition))),
  }
  transform({ filename: 'sheet.css', code: Buffer.from(code), visitor })
  return units
}

/** Queries that scripts ask the browser. */
const queriesOf = (file: string): string[] => stringsOf(file).filter((text) => text.startsWith('(') && text.includes('-width'))

it('the width of a screen counts in letters, so that who sets larger ones gets the layout that has room for them (decision 274)', () => {
  const sheets = globSync('app/**/*.css', { cwd: projectFolder }).map((file) => readFileSync(path.join(projectFolder, file), 'utf8'))
  const queries = globSync('app/**/*.{ts,tsx}', { cwd: projectFolder }).flatMap(queriesOf)
  const units = [...sheets, ...queries.map((query) => `@media ${query} { a { color: red } }`)].flatMap(unitsInSheet)
  expect(units.length).toBeGreaterThan(80)
  expect(new Set(units)).toEqual(new Set(['em']))
})
