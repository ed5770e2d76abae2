import type { Transaction } from 'kysely'
import { nameUser } from '../auth/name-user.ts'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { compareSections } from '../../documents/sds/compare-sds.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import type { SdsPublication } from '../mail/outgoing-mail.ts'
import type { MailPlan } from '../mail/queries.ts'
import { loadProduct, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import { findSdsVersion, findValidLanguages, loadSdsSource } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { storeShare } from './store-share.ts'
import { findWorkgroupOfProduct, listOutdatedRecipients, waitForOtherUpdates, type OutdatedRecipient } from './update-queries.ts'

/** The sender of updates: a person, who gets the replies, or the workgroup automatically. */
export interface UpdateSender {
  workgroupId: number
  workgroupName: string
  user: { id: number; name: string; email: string | null } | null
}

export interface UpdateChoice {
  permalinkId: number
  /** Only to these addresses, in lower case; by default to everybody. */
  emails?: ReadonlySet<string>
  /** Whether everybody gets the sheet as a file too; by default those who had it as a file. */
  attach?: boolean | undefined
}

/**
 * To be called for every published version. Queues the search for recipients of an older sheet, if there is a safety data sheet among the
 * versions.
 * @param tx the publishing transaction, so that the notice cannot be lost
 */
export async function onSdsPublished(
  { mail }: Pick<Services, 'mail'>,
  published: readonly { permalinkId: number; versions: readonly { kind: 'sds' | 'tds'; number: number }[] }[],
  tx?: Transaction<Database>,
): Promise<void> {
  const sheets = published.flatMap(({ permalinkId, versions }) => {
    const sds = versions.find(({ kind }) => kind === 'sds')
    return sds ? [{ permalinkId, version: sds.number }] : []
  })
  if (sheets.length > 0) await mail.enqueuePublications(sheets, tx)
}

/** The queued search: sends the update if the workgroup wants that done automatically. The recipients are those of the list. */
export async function sendUpdatesByItself(services: Services, { permalinkId }: SdsPublication): Promise<void> {
  if (!services.features.shareProducts) return
  const workgroup = await findWorkgroupOfProduct(services.db, permalinkId)
  if (workgroup?.setting !== 'send') return
  await sendUpdates(services, { workgroupId: workgroup.id, workgroupName: workgroup.name, user: null }, { permalinkId })
}

/**
 * Sends the newest sheet to those who received an older one in the last 12 months: REACH Article 31(9). Each gets it in the language that
 * they had, with the sections that differ from their version. A second call sends nothing more.
 * @returns how many mails were queued
 */
export async function sendUpdates(services: Services, sender: UpdateSender, choice: UpdateChoice): Promise<number> {
  const product = await loadProduct(services, choice.permalinkId)
  const current = product && product.status === 'active' ? findSdsVersion(product, null) : null
  if (!product || !current) return 0
  const valid = await findValidLanguages(services, product, current)
  // Comparing takes a while, so it is done before the transaction begins.
  const describe = rememberChanges(services, product, current)
  const before = await listOutdatedRecipients(services.db, sender.workgroupId, choice.permalinkId)
  for (const { version, documentLanguage } of before) await describe(version, chooseLanguage(documentLanguage, valid))
  return services.db.transaction().execute(async (tx) => {
    await waitForOtherUpdates(tx, choice.permalinkId)
    const outdated = await listOutdatedRecipients(tx, sender.workgroupId, choice.permalinkId)
    const chosen = outdated.filter(
      ({ email, currentVersion }) => currentVersion === current.number && (!choice.emails || choice.emails.has(email.toLowerCase())),
    )
    const groups = Map.groupBy(chosen, (one) => [one.version, one.documentLanguage, one.messageLanguage, one.brand, one.pdf].join(' '))
    for (const recipients of groups.values()) {
      const [first] = recipients
      if (!first) continue
      const documentLanguage = chooseLanguage(first.documentLanguage, valid)
      const plan = planUpdate(
        sender,
        product,
        current,
        first,
        documentLanguage,
        choice.attach ?? first.pdf,
        await describe(first.version, documentLanguage),
      )
      await storeShare(
        services,
        tx,
        plan,
        recipients.map(({ email }) => email),
        { workgroupId: sender.workgroupId, userId: sender.user?.id ?? null, idempotencyKey: null },
      )
    }
    return chosen.length
  })
}

/**
 * The mail of an update as one of its recipients would get it, without sending it.
 * @returns undefined if that address has no older sheet
 */
export async function planUpdateFor(
  services: Services,
  sender: UpdateSender,
  { permalinkId, email, attach }: { permalinkId: number; email: string; attach?: boolean | undefined },
): Promise<MailPlan | undefined> {
  const product = await loadProduct(services, permalinkId)
  const current = product && product.status === 'active' ? findSdsVersion(product, null) : null
  if (!product || !current) return undefined
  const outdated = await listOutdatedRecipients(services.db, sender.workgroupId, permalinkId)
  const recipient = outdated.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (!recipient) return undefined
  const language = chooseLanguage(recipient.documentLanguage, await findValidLanguages(services, product, current))
  const changed = await findChangedSections(services, product, current, recipient.version, language)
  return planUpdate(sender, product, current, recipient, language, attach ?? recipient.pdf, changed)
}

function planUpdate(
  sender: UpdateSender,
  product: Product,
  current: StoredVersion,
  recipient: OutdatedRecipient,
  documentLanguage: LanguageCode,
  attach: boolean,
  changedSections: number[],
): MailPlan {
  return {
    workgroupName: sender.workgroupName,
    brand: recipient.brand,
    kind: 'update',
    senderName: sender.user ? nameUser(sender.user) : sender.workgroupName,
    senderEmail: sender.user?.email ?? null,
    target: 'sds',
    documentLanguage,
    messageLanguage: recipient.messageLanguage,
    attach,
    products: [
      {
        permalinkId: product.id,
        synonymId: recipient.synonymId,
        name: product.record.name,
        supplierName: product.record.supplier.name,
        sdsVersion: current.number,
        revisedOn: current.revisedOn,
        sheetHash: current.snapshotHash,
        replacesVersion: recipient.version,
        changedSections,
      },
    ],
  }
}

/** The language that the recipient had; if the new version lacks it, its first one. */
function chooseLanguage(had: LanguageCode, valid: readonly LanguageCode[]): LanguageCode {
  return valid.includes(had) ? had : (valid[0] ?? languageCodes[0] ?? had)
}

/** Numbers of the sections that differ from an older version; each comparison is made once. */
function rememberChanges(
  services: Services,
  product: Product,
  current: StoredVersion,
): (older: number, language: LanguageCode) => Promise<number[]> {
  const known = new Map<string, Promise<number[]>>()
  return (older, language) => {
    const key = `${older} ${language}`
    const found = known.get(key) ?? findChangedSections(services, product, current, older, language)
    known.set(key, found)
    return found
  }
}

async function findChangedSections(
  services: Services,
  product: Product,
  current: StoredVersion,
  older: number,
  language: LanguageCode,
): Promise<number[]> {
  const before = findSdsVersion(product, older)
  if (!before) return []
  const options = { qrCode: false }
  const [was, is] = [await loadSdsSource(services, product, before), await loadSdsSource(services, product, current)].map(
    (source) => buildSds(source, language, options).model.sections,
  )
  return was && is ? compareSections(was, is).changed : []
}
