import { describe, expect, it } from 'vitest'
import { isClear, readRows } from './read-rows.ts'

const xylene = { name: 'Xylene', cas: '1330-20-7', share: '9,0' }

describe('rows of a spreadsheet', () => {
  it.each([
    ['tabs', 'Xylene\t1330-20-7\t9,0\nResin\t\t91'],
    ['semicolons', 'Xylene;1330-20-7;9,0\nResin;;91'],
    ['several spaces', 'Xylene   1330-20-7   9,0\nResin   91'],
    ['another order', '9,0\t1330-20-7\tXylene\n91\t\tResin'],
    ['quotes', '"Xylene";"1330-20-7";"9,0"\r\nResin;;91\r\n'],
  ])('are read with %s between their cells', (_name, text) => {
    expect(readRows(text).rows).toEqual([xylene, { name: 'Resin', share: '91' }])
  })

  it('take a decimal point, a per cent sign, ranges and less-than signs as they stand', () => {
    const { rows } = readRows('Xylene\t1330-20-7\t9.00 %\nToluene\t108-88-3\t10 - 25 %\nCobalt\t7440-48-4\t< 0.1')
    expect(rows.map(({ share }) => share)).toEqual(['9.00', '10 - 25', '< 0.1'])
  })

  it('leave out the heading and the sum, and name them', () => {
    const { rows, headings, leftOut } = readRows('CAS\tGehalt %\n1330-20-7\t9,0\n108-88-3\t91\nSumme\t100')
    expect(rows).toEqual([
      { name: '', cas: '1330-20-7', share: '9,0' },
      { name: '', cas: '108-88-3', share: '91' },
    ])
    expect([headings, leftOut]).toEqual([['CAS / Gehalt %'], ['Summe 100']])
  })

  it('know the share among other figures: what counts the rows is none, and what sums up to 100 is', () => {
    const text = ['1\tXylene\t1330-20-7\t18\t40', '2\tToluene\t108-88-3\t12\t35', '3\tWater\t7732-18-5\t70\t25'].join('\n')
    expect(readRows(text.replaceAll('\t18', '\t180')).rows.map(({ share }) => share)).toEqual(['40', '35', '25'])
    expect(readRows(text).rows[0]?.name).toBe('Xylene')
  })

  it('know EC and index numbers, and take hyphens of any kind', () => {
    expect(readRows('Xylene\t215\u2011535\u20117\t601-022-00-9\t1330\u201320\u20137\t9\nB\t\t\t\t1').rows[0]).toEqual({
      name: 'Xylene',
      cas: '1330-20-7',
      ec: '215-535-7',
      index: '601-022-00-9',
      share: '9',
    })
  })

  it('keep a number with a wrong check digit, a name alone and a share that is none in their rows, which are not clear', () => {
    const { rows } = readRows('\t64742-48-8\t2\nEntwässerer K\t\t0,5\nToluene\t108-88-3\tq.s.\nXylene\t1330-20-7\t9')
    expect(rows.map((row) => [row.cas ?? row.name, row.share, isClear(row)])).toEqual([
      ['64742-48-8', '2', false],
      ['Entwässerer K', '0,5', false],
      ['108-88-3', 'q.s.', false],
      ['1330-20-7', '9', true],
    ])
  })

  it('take what controls nothing else out of the cells, and have at most as many rows as a recipe', () => {
    expect(readRows('Xy\u0000lene\t1330-20-7\t9\nB\t\t1').rows[0]?.name).toBe('Xy lene')
    const many = Array.from({ length: 510 }, (_, at) => `Part ${at} of it\t0.1`).join('\n')
    const { rows, beyond } = readRows(many)
    expect([rows.length, beyond]).toEqual([500, 10])
  })

  it('are none in an empty text', () => {
    expect(readRows(' \n\t\n')).toEqual({ rows: [], headings: [], leftOut: [], beyond: 0 })
  })
})
