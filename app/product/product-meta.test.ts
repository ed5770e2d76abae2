import { describe, expect, it } from 'vitest'
import { readFeatureFlags } from '../../shared/features.ts'
import type { DocumentLanguage, ProductView } from '../../shared/product-view.ts'
import { errorPageMeta, problemPageMeta } from '../page/page-meta.ts'
import type { ProductData } from './load-product-data.ts'
import { productPageMeta } from './product-meta.ts'

const language = (id: 1 | 2 | 6, code: 'en' | 'de' | 'sl', name: string, valid: boolean): DocumentLanguage => ({
  id,
  code,
  name,
  valid,
  tdsValid: false,
  tdsCreated: false,
})
const languages = [language(1, 'en', 'English', true), language(2, 'de', 'Deutsch', false), language(6, 'sl', 'Slovenščina', true)]

const view: ProductView = {
  id: 1007,
  brand: 'safety',
  name: 'Lumenta Drain Power with a name that does not end here',
  variant: null,
  description: { text: 'Strongly alkaline cleaner.', missing: false },
  supplierName: 'Lumenta Hygiene',
  logo: null,
  productCodes: [],
  ufi: null,
  gtins: [],
  documentState: {
    sdsVersions: 1,
    validLanguages: 2,
    sdsExists: true,
    languageExists: true,
    tdsExists: false,
    tdsEnabled: false,
    flags: { sds: true, tds: false, label: true, safetyInstructions: true },
  },
  sdsVersions: [{ number: 1, revisedOn: '2024-05-13', compiledOn: '2020-01-01' }],
  tdsVersions: [],
  languages,
  language: 'en',
  hazard: { signalWord: null, pictograms: [] },
  emergency: null,
  generalUse: true,
  permalink: 'https://safety.example/p/1007',
}

const root = {
  brand: {
    key: 'coatings',
    name: 'Permasheet Coatings',
    word: 'Coatings',
    home: '/app',
    workgroupHeader: 'x-coatings-workgroup',
    viewportFlag: 'coatings',
    hiddenDetailSections: [],
  },
  features: readFeatureFlags({}),
  signedIn: false,
  interfaceLanguage: 'de' as const,
  interfaceLanguages: ['en' as const, 'de' as const],
  texts: { 'tab.sds': 'Sicherheitsdatenblatt' },
}

const metaOf = (change: Partial<ProductData>, page: 'gh' | 'pi' | 'ee' = 'gh', noIndex = false) => {
  const product: ProductData = {
    view,
    interfaceLanguage: 'de',
    language: languages[0] ?? language(1, 'en', 'English', true),
    languageValid: true,
    own: null,
    ...change,
  }
  return productPageMeta({ root, product, page, name: 'tab.sds', description: 'date', noIndex })
}
const find = (entries: ReturnType<typeof metaOf>, ...wanted: [string, string][]) =>
  entries.filter((entry) => wanted.every(([key, value]) => Object.entries(entry).some(([name, own]) => name === key && own === value)))

const inOtherLanguages = (entries: ReturnType<typeof metaOf>) => find(entries, ['rel', 'alternate']).filter((entry) => 'hrefLang' in entry)

describe('the head of a product page', () => {
  it('has the title in the interface language, with the language of the document', () => {
    expect(metaOf({})).toContainEqual({
      title: 'Lumenta Drain Power with a name that does not.. :: Sicherheitsdatenblatt, English :: Permasheet Coatings',
    })
  })

  it('is canonical on the host of the product’s own brand', () => {
    expect(find(metaOf({}), ['rel', 'canonical'])).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://safety.example/p/1007/de/gh/1' },
    ])
  })

  it('is canonical as the detail page for detail and label', () => {
    for (const tab of ['pi', 'ee'] as const)
      expect(find(metaOf({}, tab), ['rel', 'canonical'])).toMatchObject([{ href: 'https://safety.example/p/1007/de/pi/1' }])
  })

  it('names the first valid language where the asked one is not valid', () => {
    const requested = languages[1]
    if (!requested) throw new Error('no second language')
    expect(find(metaOf({ language: requested, languageValid: false }), ['rel', 'canonical'])).toMatchObject([
      { href: 'https://safety.example/p/1007/de/gh/1' },
    ])
  })

  it('names the same page in every valid language, in the interface’s own texts where it has them', () => {
    expect(inOtherLanguages(metaOf({}))).toMatchObject([
      { hrefLang: 'en', href: 'https://safety.example/p/1007/en/gh/1' },
      { hrefLang: 'sl', href: 'https://safety.example/p/1007/de/gh/6' },
    ])
  })

  it('names the language of a pinned version in its title, but as the same page only what the newest version has', () => {
    const pinned = { ...language(2, 'de', 'Deutsch', false), pinnedValid: true }
    const entries = metaOf({ language: pinned, view: { ...view, languages: languages.map((one) => (one.id === 2 ? pinned : one)) } })
    expect(entries).toContainEqual({
      title: 'Lumenta Drain Power with a name that does not.. :: Sicherheitsdatenblatt, Deutsch :: Permasheet Coatings',
    })
    expect(inOtherLanguages(entries)).toMatchObject([{ hrefLang: 'en' }, { hrefLang: 'sl' }])
  })

  it('names the feeds of its versions in the language of the document, and none where there is no version', () => {
    const feeds = (entries: ReturnType<typeof metaOf>) => find(entries, ['rel', 'alternate']).filter((entry) => 'type' in entry)
    expect(feeds(metaOf({}))).toMatchObject([
      { type: 'application/atom+xml', href: 'https://safety.example/api/v1/products/-1007/feed.atom?lang=1' },
      { type: 'application/feed+json', href: 'https://safety.example/api/v1/products/-1007/feed.json?lang=1' },
    ])
    expect(feeds(metaOf({ view: { ...view, sdsVersions: [] } }))).toEqual([])
  })

  it('describes itself by date, description, language and supplier', () => {
    expect(find(metaOf({}), ['property', 'og:description'])).toMatchObject([
      { content: '13/05/2024, Strongly alkaline cleaner, English, Lumenta Hygiene' },
    ])
  })

  it('is indexed unless it says otherwise', () => {
    expect(find(metaOf({}), ['name', 'robots'])).toEqual([])
    expect(find(metaOf({}, 'gh', true), ['name', 'robots'])).toMatchObject([{ content: 'noindex' }])
  })
})

it('the head of a page about a problem is never indexed', () => {
  expect(problemPageMeta(root, () => 'Fehler')).toEqual([
    { title: 'Fehler :: Permasheet Coatings' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(problemPageMeta(undefined, () => 'Fehler')).toEqual([{ name: 'robots', content: 'noindex' }])
})

describe('the head of an error page', () => {
  const texts = {
    'problem.dossier.over': 'Produkt nicht gefunden, und zwar auf keiner der Seiten, die es gibt',
    'problem.dossier.title': 'Dieses Dossier wurde entfernt.',
  }
  const canonical = 'https://coatings.example/p/dossiererror'
  const entries = errorPageMeta({ ...root, texts }, 'problem.dossier', canonical)

  it('has a social title that cuts at sixty characters what happened, and says what happened in which application', () => {
    expect(find(entries, ['property', 'og:title'])).toMatchObject([
      { content: 'Produkt nicht gefunden, und zwar auf keiner der Seiten, die .. :: Permasheet Coatings' },
    ])
    expect(find(entries, ['property', 'og:description'])).toMatchObject([{ content: 'Dieses Dossier wurde entfernt, Permasheet Coatings' }])
  })

  it('is canonical, and still never indexed', () => {
    expect(find(entries, ['rel', 'canonical'])).toEqual([{ tagName: 'link', rel: 'canonical', href: canonical }])
    expect(find(entries, ['name', 'robots'])).toEqual([{ name: 'robots', content: 'noindex' }])
  })

  it('is that of any problem while the page’s own data is not there', () => {
    expect(errorPageMeta({ ...root, texts }, 'problem.dossier', undefined)).toHaveLength(2)
    expect(errorPageMeta(undefined, 'problem.dossier', canonical)).toEqual([{ name: 'robots', content: 'noindex' }])
  })
})
