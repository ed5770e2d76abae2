import type { Kysely, Transaction } from 'kysely'
import type { ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { ExampleName } from '../../shared/recipe/example-names.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import type { Membership, User } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { findWorkgroupProfile } from '../workgroups/queries.ts'
import { upsertProduct, waitForOtherImports } from '../products/import-queries.ts'
import { hashRecord } from '../products/record-hash.ts'
import { writeExampleRecipe } from '../recipe/example-recipes.ts'
import { copyRecipe, upsertRecipe } from '../recipe/queries.ts'
import type { Services } from '../services.ts'
import { isObject } from './merge-records.ts'
import { emptyDraft, writeStandIn, type Maker, type NewIds } from './new-draft.ts'
import { findLastRecord, takeId } from './queries.ts'
import { addRevision, lockWorkingState } from './working-state.ts'

interface NewProduct {
  workgroup: Membership
  user: Pick<User, 'id' | 'name' | 'email' | 'interfaceLanguage'>
  name: string
  /** Permalink id of a product of the same workgroup whose draft is copied; null: an empty product. */
  source: number | null
  /** An example recipe with invented figures for an otherwise empty product. */
  example: ExampleName | null
  /** The content of an imported sheet. */
  sheet: ReadSdscom | null
}

/** Creates a product with ids of its own and no versions yet. */
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
    await insertEntry(tx, 'products.created', { workgroupId: workgroup.workgroupId, by: doerOf(user), permalinkId })
    return { permalinkId, synonymId }
  })
}

/** Adds a product with ids of its own, whose draft is made by `write` from an empty one. */
async function addProduct(
  tx: Transaction<Database>,
  { workgroup, userId, name }: { workgroup: Membership; userId: number; name: string },
  write: (empty: WorkingRecord, ids: NewIds) => Promise<WorkingRecord>,
): Promise<NewIds> {
  // An import may use an id that was just taken from the sequence.
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

/** Producer and supplier of a new product: the company of the workgroup's profile, or else those of the record written last. */
export async function findMaker(tx: Kysely<Database>, workgroupId: number): Promise<Maker | null> {
  const { profile } = await findWorkgroupProfile(tx, workgroupId)
  if (profile) return { supplier: profile.company, producer: profile.company, emergency: profile.emergency }
  const last = await findLastRecord(tx, workgroupId)
  return last ? { supplier: last.supplier, producer: last.producer, emergency: last.emergency } : null
}

/** Adds the content of an imported sheet. Further names and codes get their ids when the product is published. */
function fillDraft(
  empty: WorkingRecord,
  { record, codes, otherNames }: ReadSdscom,
  { synonymId, name }: { synonymId: number; name: string },
): WorkingRecord {
  const productCodes = codes.map((code) => ({ code }))
  return { ...empty, ...record, synonyms: [{ id: synonymId, name, productCodes }, ...otherNames.map((other) => ({ name: other }))] }
}

/**
 * The draft of a product as a copy with an identity of its own: codes, further names and identifiers such as a GTIN stay with the original.
 * The UFI names one formula alone (CLP Annex VIII, Part A, 5), and the address on a detergent's label the ingredients of that detergent
 * (Regulation (EC) No 648/2004, Annex VII A), so the copy has neither, nor a list of changes since an earlier version.
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
