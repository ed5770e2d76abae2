import { languageCodes, languageIdOf } from '../../shared/languages.ts'
import { makeChance } from '../../test-kit/make-chance.ts'
import { prepareProduct, type PreparedProduct } from '../scale/prepare-product.ts'

export type VisitKind = 'page' | 'document' | 'API' | 'workspace'
export const visitKinds: readonly VisitKind[] = ['page', 'document', 'API', 'workspace']

export interface Visit {
  kind: VisitKind
  path: string
}

/** Languages in which the drawn records have all their texts, the most read first. */
const documentLanguages = ['en', 'de', 'fr'] as const
const pages = ['pd', 'pd', 'pd', 'gh', 'gh', 'pi', 'th', 'ee'] as const

/**
 * What visitors of a large maker ask for, the same in every run: 90 of 100 pages of products by scan and 5 documents, 4 calls of programs, 1 of the
 * workspace. Products and languages by Zipf's law: the second is asked for half as often as the first, the tenth a tenth as often.
 */
export function drawVisits(products: number, templates: number): () => Visit {
  const next = makeChance(2_026)
  next()
  const rank = zipf(products, next)
  const language = zipf(languageCodes.length, next)
  const documentLanguage = zipf(documentLanguages.length, next)
  const scanned = (): PreparedProduct => {
    for (;;) {
      // Neighbouring ranks are not neighbours in the database.
      const found = prepareProduct((rank() * 7_919) % products, templates)
      if (found.versions > 0 && found.status === 'active') return found
    }
  }
  return () => {
    const share = next()
    const product = scanned()
    const own = documentLanguages[documentLanguage()] ?? 'en'
    if (share < 0.3) return { kind: 'page', path: `/p/${product.id}` }
    if (share < 0.9) {
      const page = pages[Math.floor(next() * pages.length)] ?? 'pd'
      return { kind: 'page', path: `/p/${product.id}/${languageCodes[language()] ?? 'en'}/${page}/${languageIdOf(own)}` }
    }
    if (share < 0.94) return { kind: 'document', path: `/api/v1/sdsRender/sdsPdf/-${product.id}/${languageIdOf(own)}` }
    if (share < 0.95) return { kind: 'document', path: `/api/v1/productLabelRender/view/-${product.id}` }
    if (share < 0.99) return { kind: 'API', path: callOf(product, next()) }
    return {
      kind: 'workspace',
      path: `/api/v1/products?${String(new URLSearchParams({ query: product.name.split(' ')[0] ?? '', pageSize: '50' }))}`,
    }
  }
}

function callOf({ id, gtin, synonyms }: PreparedProduct, share: number): string {
  if (share < 0.5) return `/api/v1/products/-${id}/detail?lang=1`
  return `/api/v1/lookup?identifier=${share < 0.75 ? gtin : (synonyms[0]?.productCodes[0]?.code ?? id)}`
}

/** Ranks from 0, each so much rarer as it is later. */
function zipf(count: number, next: () => number): () => number {
  const sums = new Float64Array(count)
  let total = 0
  for (let rank = 0; rank < count; rank += 1) sums[rank] = total += 1 / (rank + 1)
  return () => {
    const wanted = next() * total
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
