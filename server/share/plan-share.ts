import type { LanguageCode } from '../../shared/languages.ts'
import { mostAttachedSheets } from '../../shared/share.ts'
import type { Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { mailLanguages } from '../mail/mail-texts.ts'
import type { MailOrder } from '../mail/queries.ts'
import { findCommonSdsLanguages, type SharedProduct } from './find-shared-products.ts'
import type { NewShareProduct } from './queries.ts'
import type { ShareSettings } from './read-share-request.ts'

/** What is shared, checked against the products; the preview and the sending start from the same plan. */
export interface SharePlan extends Omit<MailOrder, 'products'> {
  products: NewShareProduct[]
}

const refuse = (field: string, reason: string): AppError => new AppError('CLIENT_SIDE', { fields: [{ field, reason }] })

/**
 * Without a language in which all products have a valid sheet, the overview is the only target (specification, section 5).
 * @throws {AppError} CLIENT_SIDE 400 with the field
 */
export function planShare({ user, workgroup }: Member, settings: ShareSettings, products: readonly SharedProduct[]): SharePlan {
  if (!mailLanguages().includes(settings.messageLanguage)) throw refuse('language_msg', 'there are no texts of mails in this language')
  const sdsLanguages = findCommonSdsLanguages(products)
  const isOverview = settings.target === 'ui' && !settings.attach
  const documentLanguage = settings.documentLanguage ?? (isOverview ? chooseLanguage(settings.messageLanguage, sdsLanguages) : null)
  if (sdsLanguages.length > 0) {
    if (documentLanguage === null) throw refuse('language_doc', 'is mandatory')
    if (!sdsLanguages.includes(documentLanguage))
      throw refuse('language_doc', 'not every product has a valid safety data sheet in this language')
    if (settings.attach && products.length > mostAttachedSheets) throw refuse('attach', `at most ${mostAttachedSheets} sheets in one mail`)
  } else if (settings.attach) throw refuse('attach', 'there is no valid safety data sheet')
  const hasSheets = sdsLanguages.length > 0
  return {
    workgroupName: workgroup.name,
    brand: workgroup.brand,
    kind: 'share',
    senderName: user.name.trim() || user.email,
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
      sds: sds && { version: sds.number, revisedOn: sds.revisedOn, hash: sds.snapshotHash },
      replacesVersion: null,
      changedSections: null,
    })),
  }
}

/** Of a link that opens the overviews, by whoever could not be told in which languages there are sheets. */
function chooseLanguage(wished: LanguageCode, valid: readonly LanguageCode[]): LanguageCode | null {
  return valid.includes(wished) ? wished : (valid[0] ?? null)
}

/** The plan as the writer of mails takes it. */
export function toMailOrder({ products, ...plan }: SharePlan): MailOrder {
  return {
    ...plan,
    products: products.map(({ permalinkId, name, supplierName, sds, replacesVersion, changedSections }, position) => ({
      position,
      permalinkId,
      name,
      supplierName,
      sdsVersion: sds?.version ?? null,
      revisedOn: sds?.revisedOn ?? null,
      replacesVersion,
      changedSections,
    })),
  }
}
