import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleJudging } from '../../test-kit/sample-judging.ts'
import { openHarmonisedTable } from '../annex-vi/open-table.ts'
import type { ChemicalGroup } from '../transport/entry-facts.ts'
import { chemicalGroupsOf } from './chemical-groups.ts'

const groupsOf = (cas: string): readonly ChemicalGroup[] => {
  const { components } = sampleJudging([{ name: 'component', cas, content: 1 }])
  return [...chemicalGroupsOf(components).values()].flat()
}

describe('the chemical group of a component', () => {
  it.each<[ChemicalGroup, string]>([
    [
      'alcohol',
      '67-56-1 64-17-5 71-23-8 67-63-0 71-36-3 78-92-2 78-83-1 75-65-0 71-41-0 123-51-3 137-32-6 6032-29-7 584-02-1 75-85-4 111-27-3 108-11-2',
    ],
    ['aldehyde', '75-07-0 123-38-6 123-72-8 78-84-2 110-62-3 590-86-3 66-25-1 111-71-7 124-13-0'],
    [
      'ketone',
      '67-64-1 78-93-3 107-87-9 96-22-0 563-80-4 108-10-1 591-78-6 110-43-0 110-12-3 106-35-4 123-19-3 108-83-8 120-92-3 108-94-1',
    ],
    [
      'ester',
      '107-31-3 109-94-4 79-20-9 141-78-6 108-21-4 109-60-4 123-86-4 110-19-0 105-46-4 540-88-5 628-63-7 123-92-2 80-62-6 97-88-1 108-65-6',
    ],
    [
      'ether',
      '60-29-7 108-20-3 1634-04-4 637-92-3 142-96-1 109-99-9 96-47-9 123-91-1 109-87-5 110-71-4 111-96-6 107-98-2 1569-02-4 109-86-4',
    ],
    [
      'hydrocarbon',
      '109-66-0 78-78-4 110-54-3 142-82-5 111-65-9 110-82-7 71-43-2 108-88-3 1330-20-7 100-41-4 98-82-8 95-63-6 100-42-5 99-87-6',
    ],
    ['terpene', '138-86-3 5989-27-5 5989-54-8 80-56-8 127-91-3 99-86-5 586-62-9 123-35-3 79-92-5 8006-64-2'],
    ['hydrocarbonGas', '74-82-8 74-84-0 74-98-6 106-97-8 75-28-5 74-85-1 115-07-1 106-98-9 115-11-7'],
    ['nitrile', '75-05-8 107-13-1 107-12-0 109-74-0 78-82-0 126-98-7'],
    ['causticAlkali', '1310-73-2 1310-58-3 1310-65-2'],
    ['hypochlorite', '7681-52-9 7778-66-7 7778-54-3'],
  ])('is %s by its number alone', (group, numbers) => {
    expect(numbers.split(' ').filter((cas) => !groupsOf(cas).includes(group))).toEqual([])
  })

  it('is what its name in Annex VI says, for the flammable liquids with one name and one number', () => {
    const table = openHarmonisedTable(readFileSync(new URL('../annex-vi/table-3.txt', import.meta.url)))
    const endings: readonly (readonly [RegExp, ChemicalGroup])[] = [
      [/^(?:\w+ )?(?:formate|acetate|propionate)$/, 'ester'],
      [/^(?:di\w+|methyl|ethyl) ketone$/, 'ketone'],
    ]
    const unknown = table.indexNumbers().flatMap((index) => {
      const entry = table.lastEntry(index)
      const [name, cas] = [entry?.names[0]?.text ?? '', entry?.cas[0]?.text ?? '']
      const group = endings.find(([ending]) => ending.test(name))?.[1]
      return entry?.cas.length === 1 && group !== undefined && groupsOf(cas).length > 0 && !groupsOf(cas).includes(group) ? [name] : []
    })
    expect(unknown).toEqual([])
  })
})
