import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isValidCasNumber, isValidEcNumber } from '../substance-numbers.ts'
import { openCandidateList } from './candidate-list.ts'
import { memberNumbers } from './group-members.ts'
import { openHarmonisedTable } from './open-table.ts'

const register = openHarmonisedTable(readFileSync(new URL('table-3.txt', import.meta.url))).registerAt('2026-11-24')
const candidates = openCandidateList(readFileSync(new URL('candidate-list.txt', import.meta.url)))
const classesOf = (cas: string) =>
  register.findByCas(cas).map(({ entry }) => [entry.index, entry.classification.map((one) => one.statement)])

describe('a substance that a group entry covers', () => {
  it('is found by its own number: a drier, and colophony', () => {
    expect(classesOf('136-52-7')).toEqual([['607-230-00-6', ['H360D']]])
    expect(classesOf('8050-09-7')).toEqual([['650-015-00-7', ['H317']]])
    expect(register.findByEc('232-475-7').map(({ entry }) => entry.index)).toEqual(['650-015-00-7'])
  })

  it('is found where a recipe has it and not the group: cyanides, a methacrylate, oleum', () => {
    expect(classesOf('151-50-8')).toEqual([['006-007-00-5', ['H330', 'H310', 'H300', 'H400', 'H410']]])
    expect(classesOf('7534-94-3')).toEqual([['607-134-00-4', ['H335', 'H315', 'H319']]])
    expect(classesOf('8014-95-7')).toEqual([['016-019-00-2', ['H335', 'H314']]])
    expect(classesOf('301-08-6').map(([index]) => index)).toEqual(['082-001-00-6', '607-230-00-6'])
  })

  it('is called by its own name, and not by the name of the group', () => {
    expect(register.findByEc('205-250-6').map(({ member }) => member?.name)).toEqual(['cobalt bis(2-ethylhexanoate)'])
    expect(register.findByCas('301-04-2').map(({ member }) => member)).toEqual([undefined])
  })

  it('belongs to two groups, or to a salt without its water', () => {
    expect(classesOf('3687-31-8').map(([index]) => index)).toEqual(['033-005-00-1', '082-001-00-6'])
    expect(classesOf('7790-78-5').map(([index]) => index)).toEqual(['048-008-00-3'])
  })

  it('is a hydrate that cleaners and coatings are made of, unless the entry says that it is for the anhydrous form', () => {
    expect(classesOf('5949-29-1')).toEqual([['607-750-00-3', ['H335', 'H319']]])
    expect(register.findByCas('5949-29-1').map(({ member }) => member?.name)).toEqual(['citric acid monohydrate'])
    const hydrates = '6153-56-6 6192-52-5 10213-79-3 6132-02-1 10035-04-8 13235-36-4 18662-53-8 7446-20-0 7543-51-3 17375-41-6 10034-96-5'
    const ofTheSalt = '144-62-7 104-15-4 6834-92-0 497-19-8 10043-52-4 64-02-8 5064-31-3 7733-02-0 7779-90-0 7720-78-7 7785-87-7'.split(' ')
    for (const [at, cas] of hydrates.split(' ').entries())
      expect(classesOf(cas), cas).toEqual(classesOf(ofTheSalt[at] ?? '').filter(([index]) => index !== '016-029-00-7'))
    // Aluminium chloride, anhydrous (013-003-00-7) corrodes by what water makes of it; its hexahydrate has had that water.
    expect(classesOf('7784-13-6')).toEqual([])
  })

  it('is every compound of the candidate list whose metal is harmonised as a group', () => {
    const ofMetal = /\blead\b|plumb|cadmium|\bchromic|chromate|\barsen(ic|ate)|tributyltin/i
    const listed = candidates.entries.filter(({ name }) => ofMetal.test(name)).flatMap(({ cas }) => cas)
    expect(listed.length).toBeGreaterThan(40)
    expect(listed.filter((cas) => register.findByCas(cas).length === 0)).toEqual([])
  })

  it('is every compound of these metals that Table A of ADR names', () => {
    const salts =
      '7784-34-1 7784-33-0 12002-03-8 10290-12-7 28300-74-5 7783-70-2 7488-56-4 7791-23-3 7783-08-6 13453-30-0 13597-99-4 13637-76-8'
    const mercury = '7783-34-8 7789-47-1 7774-29-0 592-04-1 592-85-8 1600-27-7'
    const others = '542-62-1 592-05-2 7787-36-2 13967-90-3 13478-00-7 6080-56-4'
    for (const cas of `${salts} ${mercury} ${others}`.split(' ')) expect(classesOf(cas), cas).not.toEqual([])
    expect(classesOf('7784-34-1')).toEqual([['033-002-00-5', ['H331', 'H301', 'H400', 'H410']]])
    expect(classesOf('592-05-2').map(([index]) => index)).toEqual(['006-007-00-5', '082-001-00-6'])
    expect(classesOf('6080-56-4').map(([index]) => index)).toEqual(['082-005-00-8'])
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
