import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Table } from '../document-model.ts'
import { estimateWidth } from '../rendering/fit-text.ts'
import { createTextWriter } from '../text/write-text.ts'
import { isColumnName, makeRoomForNames, widthOfNames } from './name-columns.ts'
import { writeSection3 } from './section-03.ts'

/** Insets of a cell on both sides, in mm. */
const padding = 3.2

function ingredientsIn(language: (typeof languageCodes)[number]): Table {
  const blocks = writeSection3(sdsSourceOf(1001), createTextWriter(language)).flatMap((subsection) => subsection.blocks)
  const table = blocks.find((block) => block.kind === 'table')
  if (!table) throw new Error('product 1001 has no table of ingredients')
  return table
}

describe('the names of the identifiers in section 3', () => {
  it.each(languageCodes)('have in %s a column that is as wide as the widest, and registration numbers have theirs', (language) => {
    const table = ingredientsIn(language)
    const names = table.rows.flatMap(({ cells }) => cells.flat().flatMap(({ name }) => name ?? []))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !isColumnName(name))).toEqual([])
    const nameWidth = widthOfNames(table)
    expect(Math.max(...names.map((name) => estimateWidth(name, 8.75)))).toBeLessThan(nameWidth - 1)
    const columns = makeRoomForNames(table, nameWidth)
    expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(174)
    const identifiers = columns.find(({ key }) => key === 'identifiers')
    expect((identifiers?.width ?? 0) - padding - nameWidth).toBeCloseTo(39 - padding - 12)
  })

  it('that are excessive stand before their values', () => {
    expect(isColumnName('Einecs-numarovelis ir kiti')).toBe(false)
  })
})
