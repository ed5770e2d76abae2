import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import { codesOf } from '../../documents/label/choose-codes.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import type { FoundSheet, FoundSheets } from '../../shared/found-sheets.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { digitalLabelPath, productPath } from '../../shared/links.ts'
import { writeSheetQuery } from '../../shared/sheet-query.ts'
import { loadProduct, loadSnapshot, type Product } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import { findSdsVersion } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findByIdentifier } from './find-by-identifier.ts'
import { findFirstListed, findListedProducts, keepListed } from './listed-queries.ts'
import { readIdentifier } from './read-identifier.ts'

/** Results on a page. */
const mostSheets = 10
/** Product codes shown beside a name. */
const mostCodes = 3

interface Asker {
  brand: string
  language: LanguageCode
}

/**
 * The search for visitors: a complete identifier finds any published product, parts of names and codes only products of makers who list
 * theirs (docs/decisions/127-start-page.md). Callers have to limit it: guesses at identifiers are limited as look-ups are.
 * @param text trimmed and no longer than `longestQuestion`
 */
export async function findSheets(services: Services, text: string, { brand, language }: Asker): Promise<FoundSheets> {
  const { products, isMore, mistyped } = await findByIdentifier(services.db, text)
  const exact = products.map(({ permalinkId }) => permalinkId)
  // A UFI stands for one formula and no other: a mistyped one is reported as wrong instead of searched.
  const { ufi, gtin, mistyped: isNearly } = readIdentifier(text)
  const forgives = ufi === undefined && gtin === undefined && isNearly === undefined
  const seen = await services.replica.read((db) => findListedProducts(db, { text, brand, forgives }, mostSheets + 1))
  // A replica may still contain for some seconds what its maker has just stopped listing.
  const listed = seen.length === 0 ? [] : await keepListed(services.db, seen)
  const ids = [...new Set([...exact, ...listed])]
  const earlier = new Map(products.filter(({ isCurrent }) => !isCurrent).map(({ permalinkId, version }) => [permalinkId, version]))
  const view = async (id: number): Promise<FoundSheet | null> => {
    const product = await loadProduct(services, id)
    if (!product) return null
    const otherName = findOtherName(product, text)
    if (!earlier.has(id)) return { ...viewSheet(product, language), otherName }
    return { ...(await viewEarlier(services, product, language, earlier.get(id) ?? null)), otherName }
  }
  const found = await Promise.all(ids.slice(0, mostSheets).map((id) => readOrLogBroken(services, id, () => view(id))))
  return {
    sheets: found.filter((sheet) => sheet !== null),
    isMore: isMore || ids.length > mostSheets,
    mistyped: ids.length > 0 ? null : (mistyped ?? null),
    complete: exact.length,
  }
}

/** The example product on the start page of a brand; null if no maker lists one. */
export async function findSample(services: Services, { brand, language }: Asker) {
  const id = await findFirstListed(services.db, brand)
  if (id === undefined) return null
  return readOrLogBroken(services, id, async () => {
    const product = await loadProduct(services, id)
    if (!product) return null
    const { ufi = null } = product.record
    return { ...viewSheet(product, language), ufi, pictograms: labelElementsOf(product.record).pictograms }
  })
}

/** The synonym that matched the search, if the sheet has another name: the visitor's tin bears that one. */
function findOtherName({ record }: Product, text: string): string | null {
  const words = fold(text).split(/\s+/)
  const has = (name: string) => words.filter((word) => fold(name).includes(word)).length
  const [best] = record.synonyms.map(({ name }) => name).toSorted((one, other) => has(other) - has(one))
  return best !== undefined && has(best) > has(record.name) ? best : null
}

/** Folds text as `fold_text` does in the database. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')

/** What is in an older tin is what its own version says: of one that is withdrawn the digital label alone is left. */
async function viewEarlier(services: Services, product: Product, language: LanguageCode, number: number | null): Promise<FoundSheet> {
  const version = number === null ? null : findSdsVersion(product, number)
  if (!version || product.status === 'withdrawn') return { ...viewSheet(product, language), isEarlier: true }
  const record = await loadSnapshot(services, product.id, version)
  const path =
    productPath(product.id, language, 'gh', languageIdOf(language)) +
    writeSheetQuery({ version: version.number, compare: null, qrCode: true })
  return { ...viewSheet({ ...product, record }, language), isEarlier: true, path }
}

function viewSheet(product: Product, language: LanguageCode): FoundSheet {
  const { record, id } = product
  const { signalWord } = labelElementsOf(record)
  const isWithdrawn = product.status === 'withdrawn'
  return {
    id,
    name: record.name,
    otherName: null,
    supplier: record.supplier.name,
    codes: [...new Set(codesOf(record).map(({ code }) => code))].slice(0, mostCodes),
    signalWord: signalWord === null ? null : createTextWriter(language).heading(`signalWord.${signalWord}`),
    isWithdrawn,
    isEarlier: false,
    path: isWithdrawn ? digitalLabelPath(id, language) : productPath(id, language, 'pd', languageIdOf(language)),
  }
}
