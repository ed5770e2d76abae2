import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildNameIndex } from './name-index.ts'
import { openHarmonisedTable } from './open-table.ts'
import { parseNames, splitSynonyms } from './parse-names.ts'
import { measureWork } from '../../tests/measure-work.ts'

const table = openHarmonisedTable(readFileSync(new URL('table-3.txt', import.meta.url)))
const names = table.indexNumbers().flatMap((key) =>
  parseNames(table.lastRow(key)?.row.names ?? '')
    .flatMap(({ text }) => splitSynonyms(text))
    .map((name) => ({ key, name })),
)
const index = buildNameIndex([...names, { key: '601-022-00-9', name: 'Xylol' }, { key: '601-022-00-9', name: 'ксилен' }])
const first = (query: string) => index.search(query, 1)[0]?.key

describe('a name', () => {
  it.each([
    ['toluene', '601-021-00-3'],
    ['TOLUENE', '601-021-00-3'],
    ['tolune', '601-021-00-3'],
    ['toulene', '601-021-00-3'],
    ['actone', '606-001-00-8'],
    ['n butyl acetate', '607-025-00-1'],
    ['n-buthyl acetate', '607-025-00-1'],
    ['methanol', '603-001-00-X'],
    ['methnol', '603-001-00-X'],
    ['hexamethylene diisocyanate', '615-011-00-1'],
    ['isophorone diisocyanat', '615-008-00-5'],
    ['hydrogen peroxid', '008-003-00-9'],
    ['xilene', '601-022-00-9'],
    ['Xylohl', '601-022-00-9'],
    ['ксилен', '601-022-00-9'],
    ['benzene', '601-020-00-8'],
  ])('%s leads to %s, before longer names that hold it', (query, key) => {
    expect(first(query)).toBe(key)
  })

  it('with an error is found first, or among the first, throughout the table', () => {
    // “Petroleum gas” stands in more entries than are shown, so that not each of them can be.
    const isShared = ({ name: own }: { name: string }) => names.filter(({ name }) => name === own).length > 10
    const requested = names.filter((one, at) => at % 47 === 0 && one.name.length > 7 && !isShared(one))
    const missed = requested.filter(({ name, key }) => {
      const middle = Math.floor(Math.min(name.length, 30) / 2)
      const wrong = `${name.slice(0, middle)}q${name.slice(middle + 1, 60)}`
      return !index.search(wrong, 10).some((found) => found.key === key)
    })
    expect(requested.length).toBeGreaterThan(100)
    // Some are so alike that an error makes one of them another.
    expect(missed.length / requested.length).toBeLessThan(0.03)
  })

  it('is found exactly, whatever stands between its words', () => {
    expect(index.findExactly('N-Butyl  Acetate').map(({ key }) => key)).toEqual(['607-025-00-1'])
    expect([index.findExactly('butyl'), index.findExactly(''), index.findExactly(' - ')]).toEqual([[], [], []])
  })

  it('is found exactly with its synonyms, as Table 3 prints it', () => {
    const found = (name: string) => index.findExactly(name).map(({ key }) => key)
    expect(found('acetone; propan-2-one; propanone')).toEqual(['606-001-00-8'])
    expect(found('carbaryl (ISO); 1-naphthyl methylcarbamate')).toEqual(['006-011-00-7'])
    expect(found('lead powder; [particle diameter < 1 mm]')).toEqual(['082-013-00-1'])
    expect([found('acetone; water of life'), found('acetone; toluene'), found('; ')]).toEqual([[], [], []])
  })

  it('of every row of Table 3 leads to it', () => {
    const rows = table.indexNumbers().flatMap((key) => parseNames(table.lastRow(key)?.row.names ?? '').map(({ text }) => ({ key, text })))
    expect(rows.filter(({ key, text }) => !index.findExactly(text).some((one) => one.key === key)).map(({ text }) => text)).toEqual([])
  })

  it.each(['', ' ', '***', '\u0000', '日本', '💧'.repeat(50), 'a'.repeat(5_000), '%_\\', '__proto__'])(
    'that nobody has is no fault (%#)',
    (query) => {
      expect(() => index.search(query, 5)).not.toThrow()
    },
  )

  it('takes at most 20 ms of the processor in 95 of 100 searches with an error', async () => {
    const times: number[] = []
    for (let at = 0; at < names.length; at += 60) {
      const { name = '' } = names[at] ?? {}
      times.push(await measureWork(() => index.search(`${name.slice(0, 5)}q${name.slice(6, 25)}`, 20)))
    }
    expect(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]).toBeLessThan(20)
  })
})
