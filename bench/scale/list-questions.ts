import { makeChance } from '../../test-kit/make-chance.ts'
import { idsPerFile } from '../../server/sitemap/queries.ts'
import { firstId, prepareProduct, type PreparedProduct } from './prepare-product.ts'

/** Something that is asked again and again, each time otherwise. */
export interface Question {
  what: string
  /** Whether the ratio to 1,000 products has to stay below a figure. */
  target?: number
  /** How often. */
  times: number
  /** Address; a product that was drawn, how many there are. */
  address: (drawn: PreparedProduct, products: number, turn: number) => string
  isSignedIn?: boolean
}

const query = (path: string, values: Readonly<Record<string, string>>) => `${path}?${String(new URLSearchParams(values))}`
const list = (values: Readonly<Record<string, string>>) => query('/api/v1/products', { pageSize: '50', ...values })
const lookup = (identifier: string) => query('/api/v1/lookup', { identifier })

/** The file in which the product of this number stands. */
const sitemapOf = (number: number) => `/sitemap-${Math.floor((firstId + number) / idsPerFile) + 1}.xml`

/** What people type who look for a product: beginnings, words, parts of codes and numbers, two words, and what is not there. */
function typed({ name, synonyms, ufi }: PreparedProduct, turn: number): string {
  const [line = '', kind = '', look = '', number = ''] = name.split(' ')
  const code = synonyms[0]?.productCodes[0]?.code ?? ''
  const all = [
    line,
    line.slice(0, 4),
    `${line} ${kind}`,
    `${kind} ${look}`,
    kind,
    `${line} ${number}`,
    code,
    code.slice(0, 7),
    (ufi ?? code).slice(0, 9),
    kind.slice(0, 2),
    '64-17-5',
    'xyzzy',
    `${look} ${number}`,
  ]
  return all[turn % all.length] ?? line
}

/** A name of which a letter is left out or two are exchanged. */
function mistyped({ name }: PreparedProduct, turn: number): string {
  const [line = '', kind = ''] = name.split(' ')
  const at = 2 + (turn % 3)
  const wrong =
    turn % 2 === 0 ? line.slice(0, at) + line.slice(at + 1) : line.slice(0, at) + line.charAt(at + 1) + line.charAt(at) + line.slice(at + 2)
  return turn % 3 === 0 ? `${wrong} ${kind}` : wrong
}

const lookUps = 1.5
const searches = 3

/** What grows with the number of products, or must not. */
export const questions: readonly Question[] = [
  { what: 'look-up by permalink', target: lookUps, times: 400, address: ({ id }) => lookup(String(id)) },
  {
    what: 'look-up by product code',
    target: lookUps,
    times: 400,
    address: ({ synonyms }) => lookup(synonyms[0]?.productCodes[1]?.code ?? ''),
  },
  { what: 'look-up by UFI', target: lookUps, times: 400, address: ({ ufi, gtin }) => lookup(ufi ?? gtin) },
  { what: 'look-up by GTIN', target: lookUps, times: 400, address: ({ gtin }) => lookup(gtin) },
  { what: 'a short link’s way to its product', target: lookUps, times: 300, address: ({ id }) => `/p/${id}` },
  {
    what: 'search in the workspace',
    target: searches,
    times: 390,
    isSignedIn: true,
    address: (drawn, _, turn) => list({ query: typed(drawn, turn) }),
  },
  { what: 'search on the start page', target: searches, times: 260, address: (drawn, _, turn) => query('/', { q: typed(drawn, turn) }) },
  {
    what: 'search on the start page, with typing errors',
    target: searches,
    times: 240,
    address: (drawn, _, turn) => query('/', { q: mistyped(drawn, turn) }),
  },
  { what: 'list by name, first page', times: 60, isSignedIn: true, address: () => list({}) },
  { what: 'list by the last change, turned round', times: 60, isSignedIn: true, address: () => list({ sort: '-updated' }) },
  { what: 'list by number', times: 60, isSignedIn: true, address: () => list({ sort: 'id' }) },
  {
    what: 'list by name, a page near the end',
    times: 30,
    isSignedIn: true,
    address: (_, products, turn) => list({ page: String(Math.max(1, Math.floor((products * (80 - turn)) / 100 / 50))) }),
  },
  { what: 'list: drafts', times: 60, isSignedIn: true, address: () => list({ state: 'draft' }) },
  { what: 'list: changed, by the last change', times: 60, isSignedIn: true, address: () => list({ state: 'changed', sort: '-updated' }) },
  { what: 'list: texts missing in Polish', times: 60, isSignedIn: true, address: () => list({ missing: '8' }) },
  { what: 'list: texts missing in German, of which there are none', times: 30, isSignedIn: true, address: () => list({ missing: '2' }) },
  {
    what: 'list: a hazard class',
    times: 60,
    isSignedIn: true,
    address: (_drawn, _, turn) => list({ hazardClass: ['flammableLiquids', 'skinSensitisation', 'explosives'][turn % 3] ?? '' }),
  },
  {
    what: 'list: a search among drafts',
    times: 60,
    isSignedIn: true,
    address: ({ name }) => list({ state: 'draft', query: name.split(' ')[1] ?? '' }),
  },
  {
    what: 'list: what changed since',
    times: 60,
    isSignedIn: true,
    address: () => list({ updated_since: new Date(Date.now() - 600_000).toISOString() }),
  },
  {
    what: 'coverage of texts, a page',
    times: 40,
    isSignedIn: true,
    address: (_drawn, _, turn) => query('/api/v1/coverage/products', { page: String(1 + turn) }),
  },
  {
    what: 'where a substance is used',
    times: 60,
    isSignedIn: true,
    address: (_drawn, _, turn) =>
      query('/api/v1/where-used', { substance: ['67-64-1', '108-88-3', '1330-20-7', '111-76-2', '100-41-4'][turn % 5] ?? '' }),
  },
  { what: 'index of the sitemap', times: 20, address: () => '/sitemap.xml' },
  { what: 'first part of the sitemap', times: 10, address: () => sitemapOf(0) },
  {
    what: 'a last part of the sitemap',
    times: 10,
    address: (_, products) => sitemapOf(products - 1),
  },
]

/** Products in the order in which they are asked for, the same in every run. */
export function drawProducts(products: number, templates: number): () => PreparedProduct {
  const next = makeChance(4_711)
  return () => prepareProduct(Math.floor(next() * products), templates)
}
