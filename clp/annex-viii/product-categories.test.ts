import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProductCategories } from './product-categories.ts'
import { findStrangers, holdToReference } from '../../tests/law-fingerprints.ts'
import { readCsv } from '../../tests/read-law-csv.ts'

const categories = readProductCategories(readFileSync(new URL('./product-categories.txt', import.meta.url)))

describe('the product categories', () => {
  it('are those of the poison centre system', () => {
    expect(categories).toHaveLength(209)
    expect(categories.find(({ code }) => code === 'PC-ADH-2')?.text).toMatch(/^Adhesives and sealants - building/)
    expect(new Set(categories.map(({ code }) => code)).size).toBe(209)
  })
})

describe('the product categories by their fingerprints', () => {
  const file = new URL('./product-categories.fingerprints.json', import.meta.url)

  holdToReference(file, { source: 'European product categorisation system, CLP Annex VIII, Part A, 3.4', state: '2019' }, () =>
    readCsv('eupcs.csv').map(([code = '', , text]): [string, unknown] => [code, text?.replaceAll(/\s+/g, ' ').trim()]),
  )

  it('have each its text', () => {
    expect(
      findStrangers(
        file,
        categories.map(({ code, text }): [string, unknown] => [code, text]),
      ),
    ).toEqual([])
  })
})
