import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A synonym of one of the workgroup's own products. */
export interface OwnSynonym {
  synonymId: number
  permalinkId: number
  name: string
}

/** The given synonyms that belong to products of the workgroup, in one round trip. */
async function findOwnSynonyms(db: Kysely<Database>, workgroupId: number, synonymIds: readonly number[]): Promise<OwnSynonym[]> {
  return db
    .selectFrom('synonyms')
    .innerJoin('products', 'products.permalink_id', 'synonyms.permalink_id')
    .select(['synonyms.id as synonymId', 'products.permalink_id as permalinkId', 'synonyms.name'])
    .where('workgroup_id', '=', workgroupId)
    .where('synonyms.id', '=', sql<number>`any(${synonymIds}::int[])`)
    .execute()
}

/** The same in the given order, with repetitions. */
export async function findSynonymsInOrder(db: Kysely<Database>, workgroupId: number, synonymIds: readonly number[]): Promise<OwnSynonym[]> {
  const found = new Map((await findOwnSynonyms(db, workgroupId, synonymIds)).map((one) => [one.synonymId, one]))
  return synonymIds.flatMap((one) => found.get(one) ?? [])
}
