import { describe, expect, it } from 'vitest'
import { labelOfRecord } from '../../test-kit/label-of.ts'
import { readCatalogue } from '../../test-kit/read-catalogue.ts'
import { runsOf, setParagraph } from './set-paragraph.ts'

function addressOf(postalCode: string, city: string): string {
  const record = readCatalogue(1013).at(-1)?.record
  if (record === undefined) throw new Error('no spray paint')
  const supplier = { ...record.supplier, address: 'ul. Lakierowa 7', postalCode, city, country: 'PL' as const }
  return labelOfRecord({ ...record, supplier }, 'xlang=14').supplier.address
}

const linesOf = (text: string, width: number): string[] =>
  runsOf(setParagraph({ runs: [{ text, weight: 400, scale: 1 }] }, width, 3)).map((line) => line.map(({ text: part }) => part).join(''))

describe('the postal code of a supplier', () => {
  it('stays whole however narrow the line is; one without a hyphen stays with its place', () => {
    const address = addressOf('41-200', 'Sosnowiec')
    const widths = Array.from({ length: 60 }, (_, index) => 20 + index)
    expect(widths.filter((width) => !linesOf(address, width).some((line) => line.includes('41-200')))).toEqual([])
    expect(addressOf('59140', 'Dunkerque')).toContain('59140\u00a0Dunkerque')
  })
})
