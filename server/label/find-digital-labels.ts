import type { LanguageCode } from '../../shared/languages.ts'
import { loadSnapshot, type Product } from '../products/load-product.ts'
import { listLabelledVersions, type StoredVersion } from '../products/queries.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import type { Services } from '../services.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import { findLabelLanguages, labelVersionOf } from './find-label.ts'

/** In each language the last version whose label has it; the languages of the newest label come first. */
export type DigitalLabels = ReadonlyMap<LanguageCode, StoredVersion>

/**
 * A product as its digital label needs it: where the newest version has no label, as of the last version that had one. What was sold with its
 * address leads to it for at least ten years (CLP Article 34b), whatever the maker publishes later.
 */
export async function withLastLabel<Labelled extends Product>(services: Services, product: Labelled): Promise<Labelled> {
  if (product.record.documents.label) return product
  const [last] = await findLabelledVersions(services, product)
  return last ? asOf(services, product, last) : product
}

/** The digital labels of a product: one in a language that later versions lack stays in it, for those who read it on what they have (the same Article). */
export async function findDigitalLabels(services: Services, product: Product): Promise<DigitalLabels> {
  const labels = new Map<LanguageCode, StoredVersion>()
  const [newest, ...earlier] = await findLabelledVersions(services, product)
  if (newest === undefined) return labels
  for (const version of [newest, ...earlier]) {
    const find = () => languagesOf(services, product, version)
    // One that cannot be read any more keeps nobody from the newest.
    const languages = await (version === newest ? find() : readOrLogBroken(services, product.id, find))
    for (const language of languages ?? []) if (!labels.has(language)) labels.set(language, version)
  }
  return labels
}

/** The product as of a version: what came later is not there. */
export async function asOf<Published extends Product>(services: Services, product: Published, version: StoredVersion): Promise<Published> {
  const { sdsVersions, tdsVersions } = product
  if (labelVersionOf(product) === version) return product
  const until = (versions: StoredVersion[]) => versions.slice(versions.indexOf(version))
  return {
    ...product,
    record: await loadSnapshot(services, product.id, version),
    recordHash: version.snapshotHash,
    ...(version.kind === 'sds' ? { sdsVersions: until(sdsVersions) } : { sdsVersions: [], tdsVersions: until(tdsVersions) }),
  }
}

async function findLabelledVersions({ db }: Services, { id, sdsVersions, tdsVersions }: Product): Promise<StoredVersion[]> {
  const labelled = await listLabelledVersions(db, id)
  const find = (kind: string, number: number) => (kind === 'sds' ? sdsVersions : tdsVersions).find((version) => version.number === number)
  return labelled.map(({ kind, number }) => find(kind, number)).filter((version) => version !== undefined)
}

// Languages are known for each version by then, and its record is not needed.
const languagesOf = async (services: Services, product: Product, version: StoredVersion): Promise<readonly LanguageCode[]> =>
  version.kind === 'sds'
    ? findValidLanguages(services, product, version)
    : findLabelLanguages(services, await asOf(services, product, version))
