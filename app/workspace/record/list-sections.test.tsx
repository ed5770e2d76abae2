import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { composeDetail } from '../../../server/product-view/compose-detail.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { importEntry } from '../../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../../test-kit/product-record.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { createTranslate, TextsProvider } from '../../language/texts.tsx'
import { listSections } from './list-sections.ts'
import { ProductSection } from './product-section.tsx'

const { record } = importEntry.parse(entryOf(recordOf(8401)))

/** The parts of a product, as somebody sees them who reads `language`. */
function sectionsOf(of: typeof record, access: 'read' | 'edit', language: (typeof languageCodes)[number]) {
  const detail = composeDetail(
    {
      record: of,
      access,
      synonymId: null,
      sdsVersions: [],
      tdsVersions: [],
      languages: { valid: [], validTds: [] },
      permalink: 'https://example.org/p/8401',
      attachments: [],
      components: new Map(),
    },
    language,
  )
  return listSections(detail, createTranslate(loadWording(language).interface), { hidden: [], language })
}

/** What the empty parts of a product say that has neither classification nor properties. */
function emptyTexts(access: 'read' | 'edit', language: (typeof languageCodes)[number] = 'en') {
  const sections = sectionsOf(record, access, language)
  const isEmpty = ({ rows, tables }: (typeof sections)[number]) => rows.length === 0 && tables.every((table) => table.rows.length === 0)
  return Object.fromEntries(sections.filter(isEmpty).map(({ key, empty }) => [key, empty]))
}

describe('the pictograms of a product', () => {
  const flammable = importEntry.parse(
    entryOf(
      recordOf(8402, {
        classification: [
          { category: 'Flam. Liq. 2', statements: ['H225'] },
          { category: 'Acute Tox. 3', statements: ['H301'] },
          { category: 'Skin Irrit. 2', statements: ['H315'] },
        ],
      }),
    ),
  ).record

  it.each([
    ['en', 'GHS02, flame: flammable'],
    ['fr', 'SGH02, flamme\u00a0: inflammable'],
  ] as const)('are pictures with their names, and say their codes once, in %s', (language, name) => {
    const section = sectionsOf(flammable, 'edit', language).find(({ key }) => key === 'healthSafety')
    if (section === undefined) throw new Error('no such part')
    const html = renderToStaticMarkup(
      <TextsProvider language={language} texts={loadWording(language).interface}>
        <ProductSection number={5} section={section} before={null} isCompared={false} isChanged={false} />
      </TextsProvider>,
    )
    expect(html).toContain(`<img class="pic" src="/pictograms/GHS02.svg" alt="" width="64" height="64"/>${name}`)
    // GHS06 takes the place of GHS07 (CLP Article 26(1)(b)).
    expect([...html.matchAll(/<img[^>]*(GHS0\d)/g)].map(([, code]) => code)).toEqual(['GHS02', 'GHS06'])
  })
})

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
