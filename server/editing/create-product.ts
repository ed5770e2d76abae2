import type { Kysely, Transaction } from 'kysely'
import type { ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { ExampleName } from '../../shared/recipe/example-names.ts'
import type { Company } from '../../shared/record/company.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Membership, User } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertDeed } from '../deeds/insert-deed.ts'
import { findWorkgroupProfile } from '../workgroups/queries.ts'
import { upsertProduct, waitForOtherImports } from '../products/import-queries.ts'
import { hashRecord } from '../products/record-hash.ts'
import { writeExampleRecipe } from '../recipe/example-recipes.ts'
import { copyRecipe, upsertRecipe } from '../recipe/queries.ts'
import type { Services } from '../services.ts'
import { isObject } from './merge-records.ts'
import { findLastRecord, takeId } from './queries.ts'
import { addRevision, lockWorkingState } from './working-state.ts'

interface NewProduct {
  workgroup: Membership
  user: Pick<User, 'id' | 'name' | 'email' | 'interfaceLanguage'>
  name: string
  /** Permalink id of a product of the same workgroup whose working record is copied; null: an empty one. */
  source: number | null
  /** A recipe with invented figures that an empty one begins with. */
  example: ExampleName | null
  /** What a sheet from elsewhere says of it. */
  sheet: ReadSdscom | null
}

/** A product that has no versions yet, with ids of its own. */
export async function createProduct(
  { db }: Pick<Services, 'db'>,
  { workgroup, user, name, source, example, sheet }: NewProduct,
): Promise<{ permalinkId: number; synonymId: number }> {
  return db.transaction().execute(async (tx) => {
    const { permalinkId, synonymId } = await addProduct(tx, { workgroup, userId: user.id, name }, async (empty, ids) =>
      source !== null ? copyDraft(tx, source, { ...ids, name }) : sheet ? fillDraft(empty, sheet, { ...ids, name }) : empty,
    )
    if (source !== null) await copyRecipe(tx, source, permalinkId, user.id)
    else if (example !== null)
      await upsertRecipe(tx, permalinkId, { revision: 1, recipe: writeExampleRecipe(example, user.interfaceLanguage), userId: user.id })
    await insertDeed(tx, 'products.created', { workgroupId: workgroup.workgroupId, by: doerOf(user), permalinkId })
    return { permalinkId, synonymId }
  })
}

/** Of a product that is begun. */
interface NewIds {
  permalinkId: number
  synonymId: number
}

/**
 * Adds a product with ids of its own, whose draft begins as `write` makes it of an empty one.
 * @param of.userId null: the program itself
 */
export async function addProduct(
  tx: Transaction<Database>,
  { workgroup, userId, name }: { workgroup: Membership; userId: number | null; name: string },
  write: (empty: WorkingRecord, ids: NewIds) => Promise<WorkingRecord>,
): Promise<NewIds> {
  // An import may bring an id that was just taken from the sequence.
  await waitForOtherImports(tx)
  const ids = { permalinkId: await takeId(tx, 'product_permalink_ids'), synonymId: await takeId(tx, 'synonym_ids') }
  const known = await findMaker(tx, workgroup.workgroupId)
  const standIn = writeStandIn({ ...ids, workgroup, name, known })
  const draft = await write(emptyDraft(standIn, known), ids)
  const parsed = productRecord.safeParse(draft)
  const record = parsed.success ? parsed.data : standIn
  const { permalinkId } = ids
  const stored = { permalinkId, workgroupId: workgroup.workgroupId, status: record.status, name, record, recordHash: hashRecord(record) }
  await upsertProduct(tx, stored)
  const head = { revision: 0, lastRevision: 0, baseHash: stored.recordHash, blankRecord: parsed.success ? null : draft }
  await addRevision(tx, stored, head, { kind: 'begun', record: parsed.success ? record : draft, userId })
  return ids
}

/** The draft with which a new product of the workgroup would begin. */
export async function previewNewDraft(db: Kysely<Database>, workgroup: Membership, ids: NewIds, name: string): Promise<WorkingRecord> {
  const known = await findMaker(db, workgroup.workgroupId)
  return emptyDraft(writeStandIn({ ...ids, workgroup, name, known }), known)
}

type Maker = Pick<ProductRecord, 'supplier' | 'producer' | 'emergency'>

/** Who makes and supplies a new product: whom the workgroup says that it is, or else who stands in the record written last. */
async function findMaker(tx: Kysely<Database>, workgroupId: number): Promise<Maker | null> {
  const { profile } = await findWorkgroupProfile(tx, workgroupId)
  if (profile) return { supplier: profile.company, producer: profile.company, emergency: profile.emergency }
  return (await findLastRecord(tx, workgroupId)) ?? null
}

/**
 * The products table holds complete records alone. What stands here for what is not known yet is never what editors work on, and cannot be
 * published.
 */
function writeStandIn({
  permalinkId,
  synonymId,
  workgroup,
  name,
  known,
}: {
  permalinkId: number
  synonymId: number
  workgroup: Membership
  name: string
  known: Maker | null
}): ProductRecord {
  const unknown: Company = {
    name: workgroup.name,
    address: '–',
    city: '–',
    // Nobody supplies from there.
    country: 'AQ',
    telephone: '+00000',
    email: 'unknown@unknown.invalid',
  }
  return productRecord.parse({
    permalinkId,
    brand: workgroup.brand,
    name,
    description: { text: { en: '–' } },
    synonyms: [{ id: synonymId, name }],
    supplier: known?.supplier ?? unknown,
    producer: known?.producer ?? unknown,
    emergency: known?.emergency ?? [{ telephone: unknown.telephone, hours: { text: { en: '–' } } }],
    composition: { kind: 'mixture', ingredients: [] },
    transport: { regulated: false },
  })
}

/** Without anything that nobody said: what it is, whether it is regulated in transport, and who supplies it where that is not known. */
function emptyDraft(standIn: ProductRecord, known: Maker | null): WorkingRecord {
  const { description: _, transport: __, supplier, producer, emergency, ...rest } = standIn
  return known ? { ...rest, supplier, producer, emergency } : rest
}

/** With what a sheet from elsewhere says. Numbers of further names and of codes are given when it is published. */
function fillDraft(
  empty: WorkingRecord,
  { record, codes, otherNames }: ReadSdscom,
  { synonymId, name }: { synonymId: number; name: string },
): WorkingRecord {
  const productCodes = codes.map((code) => ({ code }))
  return { ...empty, ...record, synonyms: [{ id: synonymId, name, productCodes }, ...otherNames.map((other) => ({ name: other }))] }
}

/**
 * The working record of a product with an identity of its own: codes, further names and identifiers such as a GTIN stay with the original.
 * The UFI names one formula alone (CLP Annex VIII, Part A, 5), and the address on a detergent's label the ingredients of that detergent
 * (Regulation (EC) No 648/2004, Annex VII A), so the copy has neither, and nothing changed in it against a version before.
 */
async function copyDraft(
  tx: Transaction<Database>,
  source: number,
  { permalinkId, synonymId, name }: { permalinkId: number; synonymId: number; name: string },
): Promise<WorkingRecord> {
  const { current } = await lockWorkingState(tx, source)
  const { ufi: _, attachments: __, ...record } = current.record
  const { labelDefaults, labelElements, otherInformation } = record
  return {
    ...record,
    permalinkId,
    name,
    status: 'active',
    synonyms: [{ id: synonymId, name }],
    ...(isObject(labelDefaults) ? { labelDefaults: { ...labelDefaults, productCodeIds: [] } } : {}),
    ...(isObject(labelElements) ? { labelElements: withoutAddress(labelElements) } : {}),
    ...(isObject(otherInformation) ? { otherInformation: { ...otherInformation, changes: [] } } : {}),
  }
}

function withoutAddress(labelElements: WorkingRecord): WorkingRecord {
  const { ingredientListAddress: _, ...others } = labelElements
  return others
}
