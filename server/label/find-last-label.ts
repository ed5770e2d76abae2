import { loadSnapshot, type Product } from '../products/load-product.ts'
import { findLabelledVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'

/**
 * A product as its digital label needs it: where the newest version has no label, as of the last version that had one. What was sold with its
 * address leads to it for at least ten years (CLP Article 34b), whatever the maker publishes later.
 */
export async function withLastLabel<Labelled extends Product>(services: Services, product: Labelled): Promise<Labelled> {
  if (product.record.documents.label) return product
  const last = await findLabelledVersion(services.db, product.id)
  const { sdsVersions, tdsVersions } = product
  const version = [...sdsVersions, ...tdsVersions].find(({ kind, number }) => kind === last?.kind && number === last.number)
  if (!version) return product
  const until = (versions: Product['sdsVersions']) => versions.slice(versions.indexOf(version))
  return {
    ...product,
    record: await loadSnapshot(services, product.id, version),
    recordHash: version.snapshotHash,
    ...(version.kind === 'sds' ? { sdsVersions: until(sdsVersions) } : { sdsVersions: [], tdsVersions: until(tdsVersions) }),
  }
}
