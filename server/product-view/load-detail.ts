import { createHash } from 'node:crypto'
import type { PreparedJson } from '../products/product-cache.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { productDetail } from '../../shared/product-detail.ts'
import { roleSuffices } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { findLabelLanguages } from '../label/find-label.ts'
import { findSdsVersion, findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findValidTdsLanguages } from '../tds/view-tds.ts'
import { composeDetail, type DetailSource } from './compose-detail.ts'
import type { DocumentLanguages } from './compose-detail-options.ts'
import { componentIds } from './compose-detail-tables.ts'
import { findClassifications, findRecord } from '../products/list-queries.ts'
import { findPublicProduct } from '../products/find-public-product.ts'
import { loadSnapshot, permalinkOf, type Product } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import { findProductHead } from '../products/queries.ts'

const noSuch = (field: string): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt(field, 'notFound')] })

/**
 * The public detail, from the latest published version: the same for visitors and members, so that any cache may store it.
 * @throws {AppError} CLIENT_SIDE 404 for a product that does not exist, was never published or was withdrawn
 */
export async function loadPublicDetail(services: Services, id: number | null, language: LanguageCode): Promise<PreparedJson> {
  const product = await findPublicProduct(services, id)
  const versions = [...product.sdsVersions, ...product.tdsVersions].map(
    ({ kind, number, snapshotHash }) => `${kind}${number} ${snapshotHash}`,
  )
  const key = [product.id, language, permalinkOf(services, product), ...versions, JSON.stringify(product.attachments)].join(' ')
  const known = services.products.details.get(key)
  if (known) return known
  const source = { ...(await sourceOf(services, product)), synonymId: null, access: 'read', components: new Map() } as const
  const prepared = prepare(composeDetail(source, language))
  services.products.details.set(key, prepared)
  return prepared
}

/**
 * The detail for a member of the product's workgroup: its present record, published or not, or a published version to compare with.
 * Substances, materials and the mixer are included for editors.
 * @param requested.version number of a published version of the safety data sheet
 * @throws {AppError} CLIENT_SIDE 404 for a version that does not exist
 */
export async function loadMemberDetail(
  services: Services,
  { workgroup }: Member,
  requested: { permalinkId: number; synonymId: number; version: number | undefined; language: LanguageCode },
): Promise<PreparedJson> {
  const product = await loadPresentProduct(services, requested.permalinkId)
  const version = requested.version === undefined ? null : findSdsVersion(product, requested.version)
  if (requested.version !== undefined && version === null) throw noSuch('version')
  const record = version ? await loadSnapshot(services, product.id, version) : product.record
  const isEditor = roleSuffices(workgroup.role, 'editor')
  return prepare(
    composeDetail(
      {
        ...(await sourceOf(services, { ...product, record })),
        synonymId: requested.synonymId,
        access: isEditor ? 'edit' : 'read',
        components: isEditor ? await findClassifications(services.db, workgroup.workgroupId, componentIds(record)) : new Map(),
      },
      requested.language,
    ),
  )
}

async function loadPresentProduct(services: Services, id: number): Promise<Product> {
  const [head, present] = await Promise.all([findProductHead(services.db, id), findRecord(services.db, id)])
  if (!head || !present) throw noSuch('id')
  return {
    id,
    brand: head.brand,
    status: head.status,
    ...present,
    sdsVersions: head.versions.filter(({ kind }) => kind === 'sds'),
    tdsVersions: head.versions.filter(({ kind }) => kind === 'tds'),
    attachments: head.attachments,
  }
}

async function sourceOf(
  services: Services,
  product: Product,
): Promise<Pick<DetailSource, 'record' | 'sdsVersions' | 'tdsVersions' | 'languages' | 'permalink' | 'attachments'>> {
  const { record, sdsVersions, tdsVersions } = product
  return {
    record,
    sdsVersions,
    tdsVersions,
    languages: await findDocumentLanguages(services, product),
    permalink: permalinkOf(services, product),
    attachments: product.attachments.map((file) => ({
      id: file.id,
      description: `${file.name}.${file.extension}`,
      category: file.category,
      lang_code: file.language,
      status: file.status,
      size: file.size,
      created: file.created,
      link: `/api/v1/products/-${product.id}/attachments/${file.id}`,
    })),
  }
}

/** Languages of what was published; a product without a safety data sheet has those of its label. */
async function findDocumentLanguages(services: Services, product: Product): Promise<DocumentLanguages> {
  const [sds] = product.sdsVersions
  const [tds] = product.tdsVersions
  const hasLabel = product.record.documents.label && (sds ?? tds) !== undefined
  return {
    valid: sds ? await findValidLanguages(services, product, sds) : hasLabel ? await findLabelLanguages(services, product) : [],
    validTds: (tds && (await readOrLogBroken(services, product.id, () => findValidTdsLanguages(services, product, tds)))) ?? [],
  }
}

/** The schema strips what does not belong to the response; the JSON is cached, so that the same response is serialised only once. */
function prepare(detail: unknown): PreparedJson {
  const json = Buffer.from(JSON.stringify(productDetail.parse(detail)))
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"` }
}
