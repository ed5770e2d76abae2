import type { Kysely } from 'kysely'
import type { Brand } from '../../shared/brands.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { VersionEntry } from '../../shared/product-view.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { findSnapshot, type ProductHead, type PublicAttachment, type StoredVersion } from './queries.ts'

/** A product as the public sees it: the latest published version, and the list of earlier ones. */
export interface Product {
  id: number
  brand: string
  status: 'active' | 'withdrawn'
  /** The snapshot published last, of the safety data sheet where there is one. */
  record: ProductRecord
  recordHash: string
  /** Newest first. */
  sdsVersions: StoredVersion[]
  tdsVersions: StoredVersion[]
  attachments: PublicAttachment[]
}

/** The product as read for visitors, with a text of its public state. */
export interface PublicProduct extends Product {
  state: string
}

/** Ids in addresses are positive whole numbers of the database's range, written without leading zeros. */
export function readId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}

/** The product of a permanent link; null for one that does not exist or was never published. */
export async function loadProduct(services: Services, id: number): Promise<PublicProduct | null> {
  const head = await services.products.heads.load(id)
  if (!head) return null
  const sdsVersions = head.versions.filter(({ kind }) => kind === 'sds')
  const tdsVersions = head.versions.filter(({ kind }) => kind === 'tds')
  const current = sdsVersions[0] ?? tdsVersions[0]
  if (!current) return null
  const record = await loadSnapshot(services, head.permalinkId, current)
  return {
    id: head.permalinkId,
    brand: head.brand,
    status: head.status,
    record,
    recordHash: current.snapshotHash,
    sdsVersions,
    tdsVersions,
    attachments: head.attachments,
    state: head.state,
  }
}

/** The frozen record of a version. */
export async function loadSnapshot(services: Services, id: ProductHead['permalinkId'], version: StoredVersion): Promise<ProductRecord> {
  const known = services.products.records.get(version.snapshotHash)
  if (known) return known
  const find = (db: Kysely<Database>) => findSnapshot(db, id, version.kind, version.number)
  // The replica may not have it yet.
  const record = (await services.replica.read(find)) ?? (await find(services.db))
  if (!record) throw new Error(`Version ${version.number} of ${id} has no snapshot`)
  services.products.records.set(version.snapshotHash, record)
  return record
}

/** Origin of the links that are printed: the brand's own host, regardless of who looks at the sheet. */
export function originOf({ config, brands }: Pick<Services, 'config' | 'brands'>, brandKey: string): string {
  const brand: Brand | undefined = brands[brandKey] ?? Object.values(brands)[0]
  const [host = ''] = brand?.hosts ?? []
  // Several brands behind one proxy share its protocol and differ by host.
  if (config.hosts[host] !== undefined) return `${config.publicOrigin?.startsWith('http:') ? 'http' : 'https'}://${host}`
  if (config.publicOrigin) return config.publicOrigin
  return `http://${host || 'localhost'}:${config.port}`
}

/** The permanent link of a product, in its shortest form. */
export function permalinkOf(services: Pick<Services, 'config' | 'brands'>, product: { id: number; brand: string }): string {
  return `${originOf(services, product.brand)}/p/${product.id}`
}

export function versionEntry({ number, revisedOn, compiledOn }: StoredVersion): VersionEntry {
  return { number, revisedOn, compiledOn }
}
