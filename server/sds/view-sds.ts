import type { SdsModel } from '../../documents/document-model.ts'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { openMissing } from '../../documents/sds/find-missing.ts'
import { compareSds } from '../../documents/sds/compare-sds.ts'
import type { SdsSource } from '../../documents/sds/sds-source.ts'
import { writeSdsHtml } from '../../documents/sds/write-sds-html.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { VersionedDocument } from '../document-address/find-document.ts'
import { findCompleteLanguages } from '../documents/find-complete-languages.ts'
import { loadSnapshot, permalinkOf, type Product } from '../products/load-product.ts'
import type { SheetHtml } from '../products/product-cache.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'

export interface SheetOptions {
  language: LanguageCode
  qrCode: boolean
  /** Of the addresses of pictograms, for readers on another site; without it they are paths of this one. */
  origin?: string
}

/** The version with this number, or the newest; null where there is none. */
export function findSdsVersion(product: Product, number: number | null): StoredVersion | null {
  return (number === null ? product.sdsVersions[0] : product.sdsVersions.find((version) => version.number === number)) ?? null
}

/** The version that this one supersedes. */
function findReplacedSds(product: Product, version: StoredVersion): StoredVersion | null {
  return product.sdsVersions.find(({ number }) => number === version.number - 1) ?? null
}

/**
 * The parts of a cache key for every file made from the sheet of a version, without building it: a cached file or a 304 costs no more than
 * a look-up.
 */
export function keysOfSheet(services: Services, product: Product, version: StoredVersion): readonly (string | number)[] {
  const replaced = findReplacedSds(product, version)
  return [
    version.snapshotHash,
    version.number,
    version.revisedOn,
    version.compiledOn,
    replaced?.snapshotHash ?? '',
    replaced?.revisedOn ?? '',
    permalinkOf(services, product),
  ]
}

/** The source of a sheet. */
export async function loadSdsSource(services: Services, product: Product, version: StoredVersion): Promise<SdsSource> {
  const replaced = findReplacedSds(product, version)
  return {
    record: await loadSnapshot(services, product.id, version),
    number: version.number,
    revisedOn: version.revisedOn,
    compiledOn: version.compiledOn,
    replaces: replaced
      ? { number: replaced.number, revisedOn: replaced.revisedOn, record: await loadSnapshot(services, product.id, replaced) }
      : null,
    permalink: permalinkOf(services, product),
  }
}

/** The sheet of a version as HTML. */
export async function viewSheet(services: Services, product: Product, version: StoredVersion, options: SheetOptions): Promise<SheetHtml> {
  const { language, qrCode, origin = '' } = options
  const key = ['view', version.snapshotHash, version.number, permalinkOf(services, product), language, qrCode, origin].join(' ')
  const known = services.products.sheets.get(key)
  if (known) return known
  const { model } = buildSds(await loadSdsSource(services, product, version), language, options)
  const sheet = {
    html: writeSdsHtml(model, { pictogramUrl: (code) => `${options.origin ?? ''}${pictogramUrl(code)}` }),
    sections: [],
    ...headOf(model),
  }
  services.products.sheets.set(key, sheet)
  return sheet
}

function headOf({ regulation, compiled, revised }: SdsModel): Pick<SheetHtml, 'regulation' | 'createdLabel' | 'revisionLabel'> {
  return { regulation, createdLabel: compiled.term, revisionLabel: revised.term }
}

/** A version with all differences from an older one marked. */
export async function compareSheets(
  services: Services,
  product: Product,
  version: StoredVersion,
  older: StoredVersion,
  options: SheetOptions,
): Promise<SheetHtml> {
  const key = [
    'compare',
    version.snapshotHash,
    older.snapshotHash,
    version.number,
    older.number,
    permalinkOf(services, product),
    options.language,
    options.qrCode,
    options.origin ?? '',
  ].join(' ')
  const known = services.products.sheets.get(key)
  if (known) return known
  const after = buildSds(await loadSdsSource(services, product, version), options.language, options)
  const before = buildSds(await loadSdsSource(services, product, older), options.language, options)
  const writer = createTextWriter(options.language)
  const { model, changed } = compareSds(before.model, after.model, {
    title: writer.term('document.comparison'),
    versions: writer.term('sds.comparedVersions', {
      version: String(version.number),
      date: writer.date(version.revisedOn),
      otherVersion: String(older.number),
      otherDate: writer.date(older.revisedOn),
    }),
    headerVersion: writer.term('sds.headerComparison', { version: String(version.number), otherVersion: String(older.number) }),
  })
  const sheet = {
    html: writeSdsHtml(model, { pictogramUrl: (code) => `${options.origin ?? ''}${pictogramUrl(code)}` }),
    sections: changed,
    ...headOf(model),
  }
  services.products.sheets.set(key, sheet)
  return sheet
}

/** Languages in which every text of the version's sheet exists. */
export function findValidLanguages(services: Services, product: Product, version: StoredVersion): Promise<readonly LanguageCode[]> {
  return findCompleteLanguages(services, version, async () => openMissing(await loadSdsSource(services, product, version)))
}

/** The safety data sheet as a document of an address. */
export const safetyDataSheet: VersionedDocument = { kind: 'sds', findLanguages: findValidLanguages }

/** Path of a pictogram for the pages and the documents' HTML. */
export function pictogramUrl(code: string): string {
  return `/pictograms/${code}.svg`
}
