import { foreignCodes, withOwnContent } from '../../documents/label/choose-codes.ts'
import { reliefOfLabel } from '../../documents/label/relieve-label.ts'
import { readLabelOptions } from '../../shared/label-options.ts'
import { labelQuery, lackingMeasures, type LabelQuery } from '../../shared/label-query.ts'
import { readLanguage } from '../../shared/read-language.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { foldPagesFor } from '../../documents/label/fold-label.ts'
import type { Product } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { findLabelLanguages, leadBy } from './find-label.ts'

/** The options in the address of a label's page. */
export interface LabelAddress {
  query: LabelQuery
  /** The address's query without what was refused. */
  search: URLSearchParams
  /** Names of options with a value that was refused. */
  refused: string[]
  /** Requested languages in which the label does not exist. */
  leftOut: LanguageCode[]
}

/**
 * Reads a label's options from the address of its page. Invalid options, and languages and product codes that the label does not have, are
 * removed and named; the other entries of a list stay.
 * @param language of the page's address; that of the label too, unless the address names another
 */
export async function readLabelAddress(
  services: Services,
  product: Product,
  given: URLSearchParams,
  language: LanguageCode,
): Promise<LabelAddress> {
  const search = new URLSearchParams(given)
  const unreadable = [...new Set(labelQuery.safeParse(valuesOf(search)).error?.issues.map(({ path: [name] }) => String(name)))]
  for (const name of unreadable) search.delete(name)
  // A custom size needs both width and height.
  const halves = lackingMeasures(labelQuery.parse(valuesOf(search)))
  if (halves.length > 0) for (const name of ['dim', 'w', 'h']) search.delete(name)
  const query = labelQuery.parse(valuesOf(search))
  const valid = await findLabelLanguages(services, product)
  const foreign = findForeign(query, product.record, valid)
  for (const { name, codes, separator } of foreign) {
    const rest = [query[name] ?? []].flat().filter((code) => !codes.includes(code))
    search.delete(name)
    if (rest.length > 0) search.set(name, rest.join(separator))
  }
  // The refusals so far may have left fewer languages than the pages need.
  const isTooThick = hasEmptyPages(product.record, labelQuery.parse(valuesOf(search)), valid, language)
  if (isTooThick) search.delete('fold')
  const isVain = isReliefInVain(product.record, labelQuery.parse(valuesOf(search)))
  if (isVain) search.delete('reliefON')
  const refused = [
    ...unreadable,
    ...halves,
    ...foreign.flatMap(({ name }) => (name === 'pCodes' ? [name] : [])),
    ...(isVain ? ['reliefON'] : []),
    ...(isTooThick ? ['fold'] : []),
  ]
  const leftOut = foreign.flatMap(({ name, codes }) => (name === 'pCodes' ? [] : codes.flatMap((code) => readLanguage(code)?.code ?? [])))
  return { query: labelQuery.parse(valuesOf(search)), search, refused: [...new Set(refused)], leftOut: [...new Set(leftOut)] }
}

/** Whether a page of the fold-out label would have no language. */
function hasEmptyPages(record: Product['record'], query: LabelQuery, valid: readonly LanguageCode[], language: LanguageCode): boolean {
  const defaults = { ...record.labelDefaults, languages: leadBy(language, record.labelDefaults) }
  const { foldPages, languages } = readLabelOptions(query, defaults, valid)
  return foldPages !== null && !foldPagesFor(languages.length).includes(foldPages)
}

/** Whether the relief for small packages is requested where it does not apply. */
function isReliefInVain(record: Product['record'], query: LabelQuery): boolean {
  const options = withOwnContent(record, readLabelOptions(query, record.labelDefaults, ['en']), query.vseb !== undefined)
  return options.useRelief && !reliefOfLabel(record, options)
}

/** A name may come more than once. */
function valuesOf(search: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
}

/** Options whose values another label may have but not this one (languages, product codes), with their separators in an address. */
function findForeign({ xlang = [], rlang = '', pCodes }: LabelQuery, record: Product['record'], languages: readonly LanguageCode[]) {
  const isForeign = (code: string) => code !== '' && !languages.some((language) => language === readLanguage(code)?.code)
  const found = [
    { name: 'xlang', codes: xlang.filter(isForeign), separator: ',' },
    { name: 'rlang', codes: [rlang].filter(isForeign), separator: ',' },
    { name: 'pCodes', codes: foreignCodes(record, pCodes), separator: '~' },
  ] as const
  return found.filter(({ codes }) => codes.length > 0)
}
