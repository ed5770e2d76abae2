/**
 * The whole table of ADR 2025, 2.1.3.10, once more and read the other way round: by its columns, with the packing group. It was compared with a
 * second reading of ECE/TRANS/352 (docs/decisions/078-what-was-compared-with-what.md). “s/l” is a solid and a liquid.
 */
import { describe, expect, it } from 'vitest'
import type { PackingGroup } from '../adr/table-a.ts'
import { rankHazards, type ToxicRoute, type TransportClass, type TransportHazard } from './precedence.ts'

const rows = '3-I 3-II 3-III 4.1-II 4.1-III 4.2-II 4.2-III 4.3-I 4.3-II 4.3-III 5.1-I 5.1-II 5.1-III'.split(' ')
const toxicRows = '6.1-I-dermal 6.1-I-oral 6.1-II-inhalation 6.1-II-dermal 6.1-II-oral 6.1-III'.split(' ')

/** Of each column of the table its cells, downwards. */
const columns: Readonly<Record<string, string>> = {
  '4.1-II': '4.1-I/3-I 4.1-II/3-II 4.1-II/3-II',
  '4.1-III': '4.1-I/3-I 4.1-II/3-II 4.1-III/3-III',
  '4.2-II': '4.2-I/3-I 4.2-II/3-II 4.2-II/3-II 4.2-II 4.2-II',
  '4.2-III': '4.2-I/3-I 4.2-II/3-II 4.2-III/3-III 4.2-II 4.2-III',
  '4.3-I': '4.3-I 4.3-I 4.3-I 4.3-I 4.3-I 4.3-I 4.3-I',
  '4.3-II': '4.3-I 4.3-II 4.3-II 4.3-II 4.3-II 4.3-II 4.3-II',
  '4.3-III': '4.3-I 4.3-II 4.3-III 4.3-II 4.3-III 4.3-II 4.3-III',
  '5.1-I': '5.1-I/3-I 5.1-I/3-I 5.1-I/3-I 5.1-I 5.1-I 5.1-I 5.1-I 5.1-I 5.1-I 5.1-I',
  '5.1-II': '5.1-I/3-I 5.1-II/3-II 5.1-II/3-II 4.1-II 4.1-II 4.2-II 5.1-II 4.3-I 4.3-II 5.1-II',
  '5.1-III': '5.1-I/3-I 5.1-II/3-II 5.1-III/3-III 4.1-II 4.1-III 4.2-II 4.2-III 4.3-I 4.3-II 4.3-III',
  '6.1-I-dermal': '3-I 3-I 6.1-I 6.1-I 6.1-I 6.1-I 6.1-I 6.1-I 6.1-I 6.1-I 5.1-I 6.1-I 6.1-I',
  '6.1-I-oral': '3-I 3-I 6.1-I 6.1-I 6.1-I 6.1-I 6.1-I 4.3-I 4.3-I 6.1-I 5.1-I 5.1-I 6.1-I',
  '6.1-II-inhalation': '3-I 3-II 6.1-II 4.1-II/6.1-II 6.1-II 4.2-II 6.1-II 4.3-I 4.3-II 6.1-II 5.1-I 5.1-II 6.1-II',
  '6.1-II-dermal': '3-I 3-II 6.1-II 4.1-II/6.1-II 6.1-II 4.2-II 6.1-II 4.3-I 4.3-II 6.1-II 5.1-I 5.1-II 6.1-II',
  '6.1-II-oral': '3-I 3-II 6.1-II 4.1-II/6.1-II 6.1-II 4.2-II 6.1-II 4.3-I 4.3-II 6.1-II 5.1-I 5.1-II 6.1-II',
  '6.1-III': '3-I 3-II 3-III 4.1-II/6.1-II 4.1-III/6.1-III 4.2-II 4.2-III 4.3-I 4.3-II 4.3-III 5.1-I 5.1-II 5.1-III',
  '8-I': '3-I 8-I 8-I 8-I 8-I 8-I 8-I 4.3-I 8-I 8-I 5.1-I 8-I 8-I 6.1-I/8-I 6.1-I/8-I 6.1-I/8-I 6.1-I/8-I 8-I 8-I',
  '8-II': '3-I 3-II 8-II 4.1-II/8-II 8-II 4.2-II 8-II 4.3-I 4.3-II 8-II 5.1-I 5.1-II 8-II 6.1-I 6.1-I 6.1-II 6.1-II/8-II 6.1-II/8-II 8-II',
  '8-III':
    '3-I 3-II 3-III 4.1-II/8-II 4.1-III/8-III 4.2-II 4.2-III 4.3-I 4.3-II 4.3-III 5.1-I 5.1-II 5.1-III 6.1-I 6.1-I 6.1-II 6.1-II 6.1-II 8-III',
}

const readClass = (text: string): TransportClass => (['3', '4.1', '4.2', '4.3', '5.1', '6.1'] as const).find((one) => one === text) ?? '8'
const readGroup = (text: string): PackingGroup => (['I', 'II'] as const).find((one) => one === text) ?? 'III'
const readRoute = (text: string): ToxicRoute => (['inhalation', 'dermal'] as const).find((one) => one === text) ?? 'oral'

function hazardOf(name: string): TransportHazard {
  const [transportClass = '', packingGroup = '', route] = name.split('-')
  return {
    transportClass: readClass(transportClass),
    packingGroup: readGroup(packingGroup),
    because: [],
    source: '',
    ...(route ? { route: readRoute(route) } : {}),
  }
}

const cells = Object.entries(columns).flatMap(([column, text]) =>
  text.split(' ').map((cell, index): [string, string, string] => [[...rows, ...toxicRows][index] ?? '', column, cell]),
)

describe('the table of precedence (ADR 2025, 2.1.3.10)', () => {
  it('has 202 cells', () => {
    expect(cells).toHaveLength(202)
  })

  it.each(cells)('%s with %s: %s', (row, column, cell) => {
    const [solid = '', liquid = solid] = cell.split('/')
    const pair = [hazardOf(row), hazardOf(column)]
    for (const [state, expected] of [
      ['solid', solid],
      ['liquid', liquid],
    ] as const)
      for (const order of [pair, pair.toReversed()]) {
        const found = rankHazards(order, state)
        expect(`${found?.main.transportClass ?? ''}-${found?.packingGroup ?? ''}`).toBe(expected)
      }
  })

  it('gives what the two examples of 2.1.3.10 say', () => {
    const amine = rankHazards([hazardOf('3-II'), hazardOf('8-I')], 'liquid')
    expect([amine?.main.transportClass, amine?.packingGroup]).toEqual(['8', 'I'])
    const mixture = rankHazards([hazardOf('3-III'), hazardOf('6.1-II-oral'), hazardOf('8-I')], 'liquid')
    expect([mixture?.main.transportClass, mixture?.packingGroup]).toEqual(['8', 'I'])
  })
})
