import { z } from 'zod'
import { hazardClasses } from '../clp/hazard-categories.ts'
import { pictogramCodes } from '../clp/pictograms.ts'
import { since } from './changes-since.ts'
import { externalId, gtinToFind, ufiToFind } from './identifier-fields.ts'
import { languageNumberPattern, readLanguageNumber } from './read-language.ts'
import { rule } from './reasons/reason.ts'
import { pageNumber, wholeNumber } from './sent-values.ts'

/** How a list of products can be sorted; a minus sign turns it round. */
const productSorts = ['name', '-name', 'updated', '-updated', 'id', '-id'] as const

/** `changed`: published, and edited since; `draft`: never published. */
export const publicationStates = ['draft', 'published', 'changed', 'withdrawn'] as const

/** Products on one page at most. */
const mostProductsOnPage = 200
/** A search counts no further than this, a list of all products no further than that. */
const mostFound = 1_000
const mostCounted = 100_000

/** The query of the product list: of the call and of its page. */
export const productListQuery = z.object({
  query: z
    .string()
    .max(200)
    .default('')
    .describe('Parts of names, codes, CAS numbers or UFI, parted by spaces; all of them must occur. Accents and capitals do not count'),
  page: pageNumber,
  pageSize: wholeNumber(mostProductsOnPage).default(50).describe(`1 to ${mostProductsOnPage}`),
  sort: z.enum(productSorts).default('name').describe('Order; with a hyphen the other way round'),
  state: z.enum(publicationStates).optional().describe('changed: published, and edited since'),
  missing: z
    .string()
    .regex(languageNumberPattern, rule('notALanguage'))
    .refine((text) => readLanguageNumber(text) !== undefined, rule('notALanguage'))
    .transform(Number)
    .optional()
    .describe('Document language id: products of which texts are missing in this language'),
  hazardClass: z
    .enum([...hazardClasses])
    .optional()
    .describe('Hazard class of CLP Annex I in which the product is classified'),
  code: z.string().max(60).optional().describe('Product code, complete. Capitals and blanks do not count'),
  gtin: gtinToFind.optional().describe('GTIN of 8, 12, 13 or 14 digits'),
  ufi: ufiToFind.optional().describe('UFI, complete, with or without hyphens'),
  external_id: externalId.optional().describe('Key of another system, as it stands'),
  updated_since: since
    .optional()
    .describe(
      'For programs that ask again and again: what was changed, published or withdrawn (a saved draft counts once it is published) since a moment with its time zone (2026-12-31T12:00:00Z) or the beginning of a day in UTC (2026-12-31), or since next_since of the answer before. The order is that of the changes, whatever sort says; the next page is asked for by next_since',
    ),
})
/** Whether the query asks for some products only. */
export const isFiltered = ({ page: _page, pageSize: _pageSize, sort: _sort, query, ...filters }: ProductListQuery): boolean =>
  query !== '' || Object.values(filters).some((filter) => filter !== undefined)
export type ProductListQuery = z.output<typeof productListQuery>
/** How far products are counted: what a person reads of a longer list is that it is long. */
export const mostCountedOf = (query: ProductListQuery): number => (isFiltered(query) ? mostFound : mostCounted)

export const productList = z.object({
  total: z.number().int().nonnegative(),
  total_is_exact: z
    .boolean()
    .describe(`False: there are more, and nobody counted them. A search counts to ${mostFound}, a list of all products to ${mostCounted}`),
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  next_since: z
    .string()
    .optional()
    .describe('With updated_since: what to ask with next. Nothing is left out and nothing comes twice unless it changed twice'),
  products: z.array(
    z.object({
      id: z.number().int().describe('Permalink id'),
      synonym_id: z.number().int(),
      text: z.string(),
      codes: z.array(z.string()).describe('The first product codes'),
      codes_total: z.number().int(),
      ufi: z.string().nullable(),
      external_id: z.string().nullable().describe('Key of another system'),
      supplier: z.string(),
      brand_style: z.string(),
      state: z.enum(publicationStates),
      sds_version: z.number().int().nullable(),
      tds_version: z.number().int().nullable(),
      signal_word: z.enum(['danger', 'warning']).nullable(),
      pictograms: z.array(z.enum(pictogramCodes)),
      categories: z.array(z.string()).describe('Hazard categories, CLP Annex VI, Table 1.1'),
      updated: z.iso.datetime(),
    }),
  ),
})
export type ProductList = z.infer<typeof productList>
