import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Table } from '../document-model.ts'
import { estimateWidth } from '../rendering/fit-text.ts'
import { createTextWriter, plainText } from '../text/write-text.ts'
import { writeSection3 } from './section-03.ts'
import { writeSection8 } from './section-08.ts'
import { shareRoom } from './share-room.ts'

/** Insets of a cell on both sides, in mm. */
const padding = 3.2

function tableIn(language: LanguageCode, key: string, id = 1001): Table {
  const writer = createTextWriter(language)
  const source = sdsSourceOf(id)
  const blocks = [...writeSection3(source, writer), ...writeSection8(source, writer)].flatMap((subsection) => subsection.blocks)
  const table = blocks.flatMap((block) => (block.kind === 'table' && block.key === key ? [block] : []))[0]
  return table ?? expect.fail(`product ${id} has no table ${key}`)
}

/** Quantities that do not fit on one line of their column, of that width. */
function brokenQuantities({ columns, rows }: Table, widths: readonly number[]): string[] {
  return columns.flatMap(({ align }, index) =>
    align === 'end'
      ? rows
          .flatMap(({ cells }) => (cells[index] ?? []).map(({ value }) => plainText(value)))
          .filter((text) => estimateWidth(text, 8.75) > (widths[index] ?? 0) - padding)
      : [],
  )
}

describe('the tables of limits in section 8', () => {
  // The heads and the unit of Estonian together are wider than the page.
  it.each(languageCodes.filter((code) => code !== 'et'))('have in %s room for every quantity on one line', (language) => {
    for (const key of ['exposureLimits', 'noEffectLevels', 'noEffectConcentrations']) {
      const table = tableIn(language, key)
      const columns = shareRoom(table.columns, table.rows)
      expect(
        brokenQuantities(
          table,
          columns.map(({ width }) => width),
        ),
      ).toEqual([])
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(174)
      expect(columns[0]?.width).toBeGreaterThanOrEqual(38)
    }
  })

  it('would not have it in the widths that they begin with', () => {
    for (const language of ['da', 'fi', 'ga', 'lt', 'lv', 'mt', 'ro', 'sv'] as const) {
      const table = tableIn(language, 'noEffectLevels')
      expect(
        brokenQuantities(
          table,
          table.columns.map(({ width }) => width),
        ),
        language,
      ).not.toEqual([])
    }
  })

  it('leave a column alone that could not get enough', () => {
    const table = tableIn('et', 'noEffectLevels')
    const value = shareRoom(table.columns, table.rows).at(-1)
    expect(value?.width).toBe(table.columns.at(-1)?.width)
  })
})

it('a table of named lines keeps its widths', () => {
  const table = tableIn('fi', 'ingredients')
  expect(shareRoom(table.columns, table.rows)).toEqual(table.columns)
})
