import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isValidCasNumber, isValidEcNumber } from '../substance-numbers.ts'
import { memberNumbers } from './group-members.ts'
import { openHarmonisedTable } from './open-table.ts'

const register = openHarmonisedTable(readFileSync(new URL('table-3.txt', import.meta.url))).registerAt('2026-11-24')
const classesOf = (cas: string) =>
  register.findByCas(cas).map(({ entry }) => [entry.index, entry.classification.map((one) => one.statement)])

describe('a substance that a group entry covers', () => {
  it('is found by its own number: a drier, and colophony', () => {
    expect(classesOf('136-52-7')).toEqual([['607-230-00-6', ['H360D']]])
    expect(classesOf('8050-09-7')).toEqual([['650-015-00-7', ['H317']]])
    expect(register.findByEc('232-475-7').map(({ entry }) => entry.index)).toEqual(['650-015-00-7'])
  })

  it('has a valid number that no entry prints', () => {
    const numbers = memberNumbers.map((number) => [number, isValidCasNumber(number) || isValidEcNumber(number)])
    expect(numbers.filter(([, isValid]) => !isValid)).toEqual([])
    const entries = openHarmonisedTable(readFileSync(new URL('table-3.txt', import.meta.url)))
    const printed = entries.indexNumbers().flatMap((index) => {
      const entry = entries.lastEntry(index)
      return [...(entry?.cas ?? []), ...(entry?.ec ?? [])].map(({ text }) => text)
    })
    expect(memberNumbers.filter((number) => printed.includes(number))).toEqual([])
  })
})
