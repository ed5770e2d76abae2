import { describe, expect, it } from 'vitest'
import { composeDetail } from '../../../server/product-view/compose-detail.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { importEntry } from '../../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../../test-kit/product-record.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { createTranslate } from '../../language/texts.tsx'
import { listSections } from './list-sections.ts'

const { record } = importEntry.parse(entryOf(recordOf(8401)))

/** What the empty parts of a product say that has neither classification nor properties. */
function emptyTexts(access: 'read' | 'edit', language: (typeof languageCodes)[number] = 'en') {
  const detail = composeDetail(
    {
      record,
      access,
      synonymId: null,
      sdsVersions: [],
      tdsVersions: [],
      languages: { valid: [], validTds: [] },
      permalink: 'https://example.org/p/8401',
      attachments: [],
      components: new Map(),
    },
    'en',
  )
  const sections = listSections(detail, createTranslate(loadWording(language).interface), { hidden: [], language })
  const isEmpty = ({ rows, tables }: (typeof sections)[number]) => rows.length === 0 && tables.every((table) => table.rows.length === 0)
  return Object.fromEntries(sections.filter(isEmpty).map(({ key, empty }) => [key, empty]))
}

describe('a part of a product about which nobody has said anything', () => {
  it('says what is not answered, and that this is no answer', () => {
    expect(emptyTexts('edit')).toEqual({
      classification: 'No hazard class has been entered. This does not say that the product is without hazards.',
      materials: 'No components have been entered.',
      parameters: 'No properties have been entered.',
      healthSafety: expect.stringMatching(/^No signal word.*This does not say that the product is without hazards\.$/),
      attachments: undefined,
      recommendations: 'No recommendations have been entered.',
    })
  })

  it('never says of components that there are none to those who may not see them', () => {
    expect(emptyTexts('read')['materials']).toBe('Components are shown only to those who may edit the product.')
  })

  it.each(languageCodes)('has words of its own for each part, in %s', (language) => {
    const texts = Object.values(emptyTexts('edit', language)).filter((text) => text !== undefined)
    expect(new Set(texts).size).toBe(5)
    expect(texts.join(' ')).not.toContain('products.empty')
  })
})
