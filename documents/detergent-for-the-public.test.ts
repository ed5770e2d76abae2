import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { composeLabel } from './label/compose-label.ts'
import { listFurtherTexts } from './label-duties.ts'

describe('a detergent for the general public', () => {
  const cleaner = sdsSourceOf(1009).record
  const kindsOf = (record: ProductRecord, day: string) => {
    const { notes, warnings } = composeLabel(
      { record, permalink: 'https://safety.example/p/1009', stampedOn: '2025-09-15', lawDay: day },
      readLabelOptions({}, record.labelDefaults, ['en']),
    )
    return [...notes, ...warnings].map(({ kind }) => kind)
  }
  const furtherOf = (record: ProductRecord, day: string) => JSON.stringify(listFurtherTexts(record, day))

  it('says where its ingredients are listed until Regulation (EU) 2026/405 applies (Regulation (EC) No 648/2004, Annex VII A and D)', () => {
    expect(labelOfCatalogue(1009, 'xlang=1').blocks[0]?.further).toContain(
      'List of ingredients: www.lumenta-hygiene.example/ingredients/1009',
    )
    expect(furtherOf(cleaner, '2029-09-22')).toContain('detergent.ingredientList')
    expect(furtherOf(cleaner, '2029-09-23')).not.toContain('detergent.ingredientList')
    expect(furtherOf(cleaner, '2029-09-22')).toContain('"compositionNote.detergents"')
    expect(furtherOf(cleaner, '2029-09-23')).toContain('"compositionNote.detergentIngredients"')
    expect(furtherOf(cleaner, '2029-09-23')).not.toContain('"compositionNote.detergents"')
    expect(kindsOf(cleaner, '2029-09-22')).not.toContain('detergentsRegulation')
    expect(kindsOf(cleaner, '2029-09-23')).toContain('detergentsRegulation')
  })

  it('is warned of without the address, and a detergent for professionals is not', () => {
    const { ingredientListAddress: _address, ...labelElements } = cleaner.labelElements
    expect(kindsOf({ ...cleaner, labelElements }, '2026-01-01')).toContain('ingredientListMissing')
    expect(kindsOf({ ...cleaner, labelElements, uses: [{ phrase: 'use.professional' }] }, '2026-01-01')).not.toContain(
      'ingredientListMissing',
    )
    expect(kindsOf(cleaner, '2026-01-01')).not.toContain('ingredientListMissing')
  })
})
