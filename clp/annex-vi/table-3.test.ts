import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isValidCasNumber, isValidEcNumber } from '../substance-numbers.ts'
import { acts } from './acts.ts'
import type { HarmonisedEntry } from './entry.ts'
import { openHarmonisedTable } from './open-table.ts'
import { measureWork } from '../../tests/measure-work.ts'

const bytes = readFileSync(new URL('table-3.txt', import.meta.url))
const table = openHarmonisedTable(bytes)
const today = '2026-11-23'
const entries = table.indexNumbers().flatMap((index) => table.lastEntry(index) ?? [])

describe('Table 3', () => {
  it('has every entry, each with a name, valid numbers and an act whose day is known', () => {
    expect(entries).toHaveLength(4441)
    for (const { index, names, ec, cas, act } of entries) {
      expect(names.length, index).toBeGreaterThan(0)
      expect(
        ec.every(({ text }) => isValidEcNumber(text)),
        index,
      ).toBe(true)
      expect(
        cas.every(({ text }) => isValidCasNumber(text)),
        index,
      ).toBe(true)
      expect(acts[act], index).toBeDefined()
    }
  })

  it('counts as the acts do', () => {
    const count = (test: (entry: HarmonisedEntry) => boolean): number => entries.filter(test).length
    const lines = entries.flatMap(({ classification }) => classification)
    expect({
      lines: lines.length,
      minimum: lines.filter(({ minimum }) => minimum).length,
      marks: ['*', '**', '***', '****'].map((mark) => lines.filter((line) => line.mark === mark).length),
      aspiration: lines.filter(({ category }) => category === 'Asp. Tox. 1').length,
      limits: entries.flatMap(({ limits }) => limits).length,
      estimates: entries.flatMap(({ estimates }) => estimates).length,
      acuteFactors: count(({ factors }) => factors.acute !== null),
      chronicFactors: count(({ factors }) => factors.chronic !== null),
      untranslated: count(({ untranslatedLimits }) => untranslatedLimits !== null),
      notes: entries.flatMap(({ notes }) => notes).length,
      announced: count(({ act }) => act === '32025R1222'),
    }).toMatchInlineSnapshot(`
      {
        "acuteFactors": 357,
        "announced": 32,
        "aspiration": 204,
        "chronicFactors": 348,
        "estimates": 206,
        "limits": 488,
        "lines": 13608,
        "marks": [
          1,
          447,
          166,
          5,
        ],
        "minimum": 2720,
        "notes": 1210,
        "untranslated": 83,
      }
    `)
  })
})

describe('the register of a day', () => {
  const register = table.registerAt(today)

  it('finds by CAS number, EC number and index number', () => {
    for (const found of [register.findByCas('108-88-3'), register.findByEc('203-625-9'), register.findByIndex('601-021-00-3')]) {
      expect(found.map(({ entry, part, standing }) => [entry.names[0]?.text, part, standing])).toEqual([['toluene', null, 'applies']])
    }
  })

  it('tells the part of an entry that a number belongs to', () => {
    expect(register.findByCas('95-47-6')).toMatchObject([{ entry: { index: '601-022-00-9' }, part: 1 }])
    expect(register.findByCas('1330-20-7')).toMatchObject([{ entry: { index: '601-022-00-9' }, part: 4 }])
  })

  it('gives every entry under a number that several have', () => {
    expect(register.findByCas('7697-37-2').map(({ entry }) => entry.index)).toEqual(['007-004-00-1', '007-030-00-3'])
  })

  it('knows what applies and what is announced: isophorone diisocyanate before, on and after the day', () => {
    const standings = (day: string) =>
      table
        .registerAt(day)
        .findByCas('4098-71-9')
        .map(({ entry, standing }) => [standing, entry.limits.at(-1)?.from, entry.appliesUntil])
    expect(standings('2027-01-31')).toEqual([
      ['applies', 0.5, '2027-01-31'],
      ['announced', 0.001, null],
    ])
    expect(standings('2027-02-01')).toEqual([['applies', 0.001, null]])
  })

  it('announces what was not listed before', () => {
    expect(register.findByCas('10028-15-6')).toMatchObject([
      { standing: 'announced', entry: { names: [{ text: 'ozone' }], appliesFrom: '2027-02-01' } },
    ])
    expect(table.registerAt('2027-02-01').findByCas('10028-15-6')).toMatchObject([{ standing: 'applies' }])
  })

  it('has no titanium dioxide since the judgment of 1 August 2025', () => {
    expect(register.findByCas('13463-67-7')).toEqual([])
  })

  it.each(['', '0', '108-88', 'toluene', '__proto__', '108-88-3 [1]', '999-99-9'])('finds nothing under %o', (number) => {
    expect([register.findByCas(number), register.findByEc(number), register.findByIndex(number)]).toEqual([[], [], []])
  })

  it('takes less than a millisecond to look a number up', async () => {
    const numbers = entries.flatMap(({ cas }) => cas.map(({ text }) => text))
    expect((await measureWork(() => numbers.map((number) => register.findByCas(number)))) / numbers.length).toBeLessThan(1)
  })

  it('keeps few of the days that are asked', () => {
    for (let year = 1000; year < 1250; year += 1) table.registerAt(`${year}-01-01`)
    expect(table.registerAt(today).findByCas('108-88-3')).toHaveLength(1)
  })
})
