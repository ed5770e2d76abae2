import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { mostAttachedSheets } from '../../shared/share.ts'
import { nameUser } from '../auth/name-user.ts'
import { requireOwnProduct, type Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { mailLanguages } from '../language/mail-texts.ts'
import type { MailPlan } from '../mail/queries.ts'
import { findRecord } from '../products/list-queries.ts'
import { loadProduct, type Product } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import type { StoredVersion } from '../products/queries.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import type { ShareSettings } from './read-share-settings.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** A product that can be shared: active and published. */
export interface ShareableProduct {
  synonymId: number
  /** Its name under the synonym. */
  name: string
  product: Product
  /** The newest safety data sheet, if it can be opened. */
  sds: StoredVersion | null
  /** Languages in which it is complete. */
  sdsLanguages: readonly LanguageCode[]
}

/**
 * Products of the member's workgroup by synonym.
 * @param field names the ids in the request
 * @throws {AppError} CLIENT_SIDE 404 for a product of another group, 400 with every one that is withdrawn, was never published or cannot be read
 */
export async function findShareableProducts(
  services: Services,
  member: Member,
  synonymIds: readonly number[],
  field: string,
): Promise<ShareableProduct[]> {
  const shared: ShareableProduct[] = []
  const blocking: Reason[] = []
  for (const synonymId of synonymIds) {
    const permalinkId = await requireOwnProduct(services, member, { synonymId })
    const found = await readOrLogBroken(services, permalinkId, () => findShareable(services, permalinkId, synonymId))
    if (found === null)
      blocking.push(reasonAt(field, 'versionBroken', { id: synonymId, name: await nameOf(services, permalinkId, synonymId) }))
    else if (found === 'notPublished') blocking.push(reasonAt(field, 'notPublished', { id: synonymId }))
    else shared.push(found)
  }
  if (blocking.length > 0) throw new AppError('CLIENT_SIDE', { reasons: blocking })
  return shared
}

async function findShareable(services: Services, permalinkId: number, synonymId: number): Promise<ShareableProduct | 'notPublished'> {
  const product = await loadProduct(services, permalinkId)
  if (!product || product.status === 'withdrawn') return 'notPublished'
  const version = product.record.documents.sds ? product.sdsVersions[0] : undefined
  const sdsLanguages = version ? await findValidLanguages(services, product, version) : []
  return {
    synonymId,
    name: product.record.synonyms.find(({ id }) => id === synonymId)?.name ?? product.record.name,
    product,
    sds: version !== undefined && sdsLanguages.length > 0 ? version : null,
    sdsLanguages,
  }
}

/** By the working record, since what was published cannot be read. */
async function nameOf({ db }: Services, permalinkId: number, synonymId: number): Promise<string> {
  const { record } = (await findRecord(db, permalinkId)) ?? {}
  return record?.synonyms.find(({ id }) => id === synonymId)?.name ?? record?.name ?? ''
}

/** Languages in which every one of the products has a valid safety data sheet. */
export function findCommonSdsLanguages(products: readonly ShareableProduct[]): LanguageCode[] {
  return languageCodes.filter(
    (code) => products.length > 0 && products.every(({ sds, sdsLanguages }) => sds !== null && sdsLanguages.includes(code)),
  )
}

const refuse = (reason: Reason): AppError => new AppError('CLIENT_SIDE', { reasons: [reason] })

/**
 * The content of a share, validated against the products; preview and sending use the same plan. Without a language in which all products
 * have a valid sheet, the overview is the only target (specification, section 5).
 * @throws {AppError} CLIENT_SIDE 400 with the field
 */
export function planShare({ user, workgroup }: Member, settings: ShareSettings, products: readonly ShareableProduct[]): MailPlan {
  if (!mailLanguages().includes(settings.messageLanguage))
    throw refuse(reasonAt('language_msg', 'notAChoice', { choices: [...mailLanguages()] }))
  const sdsLanguages = findCommonSdsLanguages(products)
  const isOverview = settings.target === 'ui' && !settings.attach
  const documentLanguage = settings.documentLanguage ?? (isOverview ? chooseLanguage(settings.messageLanguage, sdsLanguages) : null)
  if (sdsLanguages.length > 0) {
    if (documentLanguage === null) throw refuse(reasonAt('language_doc', 'missing'))
    if (!sdsLanguages.includes(documentLanguage)) throw refuse(reasonAt('language_doc', 'sheetNotInLanguage'))
    if (settings.attach && products.length > mostAttachedSheets)
      throw refuse(reasonAt('attach', 'tooManySheets', { max: mostAttachedSheets }))
  } else if (settings.attach) throw refuse(reasonAt('attach', 'noSheet'))
  const hasSheets = sdsLanguages.length > 0
  return {
    workgroupName: workgroup.name,
    brand: workgroup.brand,
    kind: 'share',
    senderName: nameUser(user),
    senderEmail: user.email,
    target: hasSheets ? settings.target : 'ui',
    documentLanguage: hasSheets ? documentLanguage : null,
    messageLanguage: settings.messageLanguage,
    attach: settings.attach,
    products: products.map(({ synonymId, name, product, sds }) => ({
      permalinkId: product.id,
      synonymId,
      name,
      supplierName: product.record.supplier.name,
      sdsVersion: sds?.number ?? null,
      revisedOn: sds?.revisedOn ?? null,
      sheetHash: sds?.snapshotHash ?? null,
      replacesVersion: null,
      changedSections: null,
    })),
  }
}

/** The plan for links to overviews, from a sender to whom the languages with sheets could not be shown. */
function chooseLanguage(wished: LanguageCode, valid: readonly LanguageCode[]): LanguageCode | null {
  return valid.includes(wished) ? wished : (valid[0] ?? null)
}
