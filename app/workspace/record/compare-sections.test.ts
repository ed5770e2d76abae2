import { describe, expect, it } from 'vitest'
import { isSameSection, leaveOutEmpty, mergeRows, mergeTables, mergeTotals, pairTables } from './compare-sections.ts'
import type { ShownTable } from './list-sections.ts'

const row = (key: string, ...cells: string[]) => ({ key, cells: [key, ...cells] })
const table = (rows: ShownTable['rows'], total?: string[]): ShownTable => ({
  key: 'mixer',
  caption: '',
  columns: [],
  rows,
  ...(total ? { total } : {}),
})
const marksOf = (before: ShownTable['rows'], after: ShownTable['rows']) =>
  mergeTables(before, after).map(({ cells, old, mark }) => [
    cells.join(' '),
    mark ?? (old?.join(' ') === cells.join(' ') ? 'same' : old?.join(' ')),
  ])

describe('tables of two versions', () => {
  it('mark one row that was dropped, and none of those that follow', () => {
    expect(marksOf([row('resin', '60'), row('filler', '30'), row('water', '10')], [row('resin', '60'), row('water', '10')])).toEqual([
      ['resin 60', 'same'],
      ['filler 30', 'removed'],
      ['water 10', 'same'],
    ])
  })

  it('tell rows about the same apart by what did not change in them', () => {
    const flash = [row('flashPoint', '23 °C', 'closed cup'), row('flashPoint', '27 °C', 'open cup')]
    expect(marksOf(flash, flash.slice(1))).toEqual([
      ['flashPoint 23 °C closed cup', 'removed'],
      ['flashPoint 27 °C open cup', 'same'],
    ])
    expect(marksOf(flash, [row('flashPoint', '23 °C', 'closed cup'), row('flashPoint', '29 °C', 'open cup')])).toEqual([
      ['flashPoint 23 °C closed cup', 'same'],
      ['flashPoint 29 °C open cup', 'flashPoint 27 °C open cup'],
    ])
  })

  it('leave out a column that may lack where neither has anything in it', () => {
    const columns = [{ name: 'component' }, { name: 'content' }, { name: 'range', mayLack: true }, { name: 'hazards', mayLack: true }]
    const of = (...cells: string[]): ShownTable => ({ ...table([{ key: 'resin', cells: ['resin', '–', ...cells] }]), columns })
    const shown = (...pair: [ShownTable, ShownTable]) => leaveOutEmpty(...pair).map((one) => [one.columns.length, one.rows[0]?.cells])
    expect(shown(of('–', '–'), of('–', '–'))).toEqual([
      [2, ['resin', '–']],
      [2, ['resin', '–']],
    ])
    expect(shown(of('–', 'H225'), of('–', '–'))).toEqual([
      [3, ['resin', '–', 'H225']],
      [3, ['resin', '–', '–']],
    ])
  })

  it('give every row a key of its own', () => {
    const rows = mergeTables([row('water', '1'), row('water', '1'), row('water', '2')], [row('water', '1'), row('water', '3')])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    expect(rows).toHaveLength(3)
  })

  it('mark the total that changed, came or went', () => {
    const [of90, of100, of0] = [table([], ['Total', '90.00']), table([], ['Total', '100.00']), table([])]
    expect(mergeTotals(of90, of100)).toMatchObject({ cells: ['Total', '100.00'], old: ['Total', '90.00'], mark: null })
    expect(mergeTotals(of0, of100)).toMatchObject({ mark: 'added' })
    expect(mergeTotals(of90, of0)).toMatchObject({ cells: ['Total', '90.00'], mark: 'removed' })
    expect(mergeTotals(of0, of0)).toBeNull()
  })

  it('keep a table that is in the older version alone', () => {
    const old = { ...table([row('density', '1')]), key: 'SE09c' }
    expect(pairTables([old], [table([])]).map(([before, after]) => [before.rows.length, after.rows.length])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})

describe('sections of two versions', () => {
  const section = (lines: string[], rows: ShownTable['rows']) => ({
    key: 'basic',
    title: '',
    rows: [{ name: 'Codes', lines }],
    tables: [table(rows)],
  })

  it('mark lines that came and went', () => {
    const [before, after] = [section(['A', 'B'], []), section(['A', 'C'], [])]
    expect(mergeRows(before.rows, after.rows)).toEqual([
      {
        name: 'Codes',
        lines: [
          { text: 'B', mark: 'removed' },
          { text: 'A', mark: null },
          { text: 'C', mark: 'added' },
        ],
      },
    ])
  })

  it('are the same where nothing would be marked', () => {
    expect(isSameSection(section(['A'], [row('water', '1')]), section(['A'], [row('water', '1')]))).toBe(true)
    expect(isSameSection(section(['A'], [row('water', '1')]), section(['A'], [row('water', '2')]))).toBe(false)
    expect(isSameSection(section(['A'], []), section([], []))).toBe(false)
  })
})
