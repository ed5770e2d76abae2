import { describe, expect, it } from 'vitest'
import { readTable } from './read-rows.ts'

const sharesOf = (...lines: string[][]) => readTable(lines).rows.map(({ share }) => share)

describe('a range whose ends have a column each', () => {
  it.each([
    ['von [%]', 'bis [%]'],
    ['min', 'max'],
    ['Min. %', 'Max. %'],
    ['from', 'to'],
    ['de', 'à'],
    ['от', 'до'],
  ])('is read as one by the headings “%s” and “%s”', (from, to) => {
    expect(
      sharesOf(
        ['Stoff', 'CAS', from, to],
        ['Xylol', '1330-20-7', '10', '25'],
        ['Aceton', '67-64-1', '30 %', '50 %'],
        ['Wasser', '7732-18-5', '30', '30'],
      ),
    ).toEqual(['10 - 25', '30 - 50', '30'])
  })

  it('has the upper end alone where no lower one is given', () => {
    expect(sharesOf(['Stoff', 'CAS', 'min', 'max'], ['Xylol', '1330-20-7', '', '5'], ['Wasser', '7732-18-5', '90', '95'])).toEqual([
      '≤ 5',
      '90 - 95',
    ])
  })

  it('is none where the columns say other things', () => {
    expect(sharesOf(['Stoff', 'CAS', 'Dichte', '%'], ['Xylol', '1330-20-7', '0,86', '40'], ['Wasser', '7732-18-5', '1', '60'])).toEqual([
      '40',
      '60',
    ])
  })
})
