import { buildTds } from '../../documents/tds/build-tds.ts'
import type { TdsSource } from '../../documents/tds/tds-source.ts'
import { writeTdsHtml } from '../../documents/tds/write-tds-html.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { VersionedDocument } from '../document-address/find-document.ts'
import { findCompleteLanguages } from '../documents/find-complete-languages.ts'
import { loadSnapshot, permalinkOf, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'

/** The version that this one supersedes. */
export function findReplacedTds(product: Product, version: StoredVersion): StoredVersion | null {
  return product.tdsVersions.find(({ number }) => number === version.number - 1) ?? null
}

/** Everything that a technical data sheet is made from. */
export async function loadTdsSource(services: Services, product: Product, version: StoredVersion): Promise<TdsSource> {
  const replaced = findReplacedTds(product, version)
  return {
    record: await loadSnapshot(services, product.id, version),
    number: version.number,
    issuedOn: version.revisedOn,
    replaces: replaced ? { number: replaced.number, issuedOn: replaced.revisedOn } : null,
    permalink: permalinkOf(services, product),
  }
}

/** The sheet of a version as HTML. It is made in a few milliseconds, so none is kept. */
export async function viewTds(services: Services, product: Product, version: StoredVersion, language: LanguageCode): Promise<string> {
  return writeTdsHtml(buildTds(await loadTdsSource(services, product, version), language).model)
}

/** Languages in which every text of the version's technical data sheet exists. */
export function findValidTdsLanguages(services: Services, product: Product, version: StoredVersion): Promise<readonly LanguageCode[]> {
  return findCompleteLanguages(services, version, async () => {
    const source = await loadTdsSource(services, product, version)
    return (language) => buildTds(source, language)
  })
}

/** The technical data sheet, as an address names it. */
export const technicalDataSheet: VersionedDocument = { kind: 'tds', findLanguages: findValidTdsLanguages }
