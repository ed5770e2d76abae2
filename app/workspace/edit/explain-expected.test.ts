import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../../project-folder.ts'
import { recordOf } from '../../../test-kit/product-record.ts'
import english from '../../../wording/en/interface.json' with { type: 'json' }
import { createTranslate } from '../../language/texts.tsx'
import { explainExpected } from './explain-expected.ts'
import { findProblems } from './find-problems.ts'

const t = createTranslate(english)
const folder = path.join(projectFolder, 'shared', 'record')

/** Words in which the schema states rules of its own: second arguments of `refine` and `regex`, and messages of issues. */
function readRules(): string[] {
  const source = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
  const told = [
    ...source.matchAll(/\.regex\(\/.*\/[a-z]*, '(?<words>[^']+)'\)/g),
    ...source.matchAll(/^.*\brefine\([^]*?[^a-z]'(?<words>[^'\n]{8,})'(?:[,)\n]| \})/gm),
    ...source.matchAll(/message: ['`](?<words>[^'`]+)['`]/g),
    ...source.matchAll(/`(?<words>\$\{(?:code|number)\}[^`]+)`/g),
  ].flatMap(({ groups }) => groups?.words ?? [])
  return [...new Set(told)].map((words) =>
    words
      .replaceAll('${code} stands among', 'EUH066 stands among')
      .replaceAll('${code}', 'P301')
      .replaceAll(/\$\{\(hundredths[^}]*\}/g, '99.00')
      .replaceAll(/\$\{\w+\}/g, '7'),
  )
}

describe('what a rule of the record expects', () => {
  const rules = readRules()

  it('is found in the schema', () => {
    expect(rules).toContain('a CAS number with the right check digit')
    expect(rules).toContain('a UFI with the right check character')
    expect(rules.length).toBeGreaterThan(18)
  })

  it.each(rules)('is said in the language of the interface: %s', (words) => {
    expect(explainExpected(words, (key) => `[${key}]`)).toMatch(/^\[edit\.expected\.\w+\]$/)
  })

  it.each([
    ['Flam. Liq. 2 has the statements H225, not H350', 'categoryStatement', { category: 'Flam. Liq. 2' }],
    ['Expl. 1.6 has no statements, so not H201', 'categoryStatement', { category: 'Expl. 1.6' }],
    ['Press. Gas stands in two categories', 'categoryTwice', { name: 'Press. Gas' }],
    ['the lower ends make 100.5 %, more than 100 %', 'lowerEnds', { sum: '100.5' }],
    ['CAS number 64-17-5 stands twice', 'casTwice', { number: '64-17-5' }],
    ['nothing is colder than −273.15 °C', 'tooCold', {}],
    ['must not be negative', 'negative', {}],
  ])('keeps the names and figures of: %s', (words, text, values) => {
    const said = (key: string, given: object = {}) => `${key} ${JSON.stringify(given)}`
    expect(explainExpected(words, said)).toBe(said(`edit.expected.${text}`, values))
  })

  it('is told of a wrong telephone number, address, day and sum', () => {
    const record = recordOf(1)
    const wrong = {
      ...record,
      supplier: { ...record.supplier, telephone: '040 1', email: 'nobody', website: 'ftp://x' },
      formulationMixer: [{ type: 'M', name: 'Resin', massPercent: 40, volume: 1, price: 1 }],
    }
    const reasons = findProblems(wrong, t, 'en').map(({ reason }) => reason)
    for (const expected of ['international form', 'an e-mail address', 'https', '100.00\u00a0%; these make 40.00'])
      expect(reasons.join('\n')).toContain(expected)
  })
})
