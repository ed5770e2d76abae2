import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { recordLayout } from '../../shared/record-sheets/layout.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { nameColumn } from './name-heads.ts'

describe('the heads of a table', () => {
  it.each(languageCodes)('have a word in %s for every field that leads to them', (language) => {
    const words = loadWording(language).interface
    const fields = recordLayout().sheets.flatMap(({ columns }) => columns.flatMap(({ path }) => path))
    expect([...new Set(fields)].filter((field) => words[`record.field.${field}`] === undefined)).toEqual([])
  })

  it('are words of the reader’s language throughout', () => {
    const [products] = recordLayout().sheets
    expect(products && nameColumn('de', products, 'handling.storageTemperature.sign')).toBe(
      'Handhabung und Lagerung (Abschnitt\u00a07) – Lagertemperatur – Zeichen',
    )
  })
})
