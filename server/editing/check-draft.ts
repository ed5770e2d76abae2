import type { Kysely } from 'kysely'
import { withIds, withStandIns, type IdKind } from '../../shared/complete-ids.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import type { Database } from '../db/schema.ts'
import { checkGtins } from '../products/check-gtins.ts'
import { checkKit } from '../products/check-kit.ts'
import { checkTexts } from '../products/check-texts.ts'
import { findIdOwners } from '../products/import-queries.ts'
import { claimIds } from '../products/read-import-file.ts'
import type { Services } from '../services.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

const largestId = 2_147_483_647

/** A checked draft. The record is null if anything keeps it from being published. */
export interface CheckedDraft {
  problems: Reason[]
  record: ProductRecord | null
}

/**
 * Everything that keeps a draft from being published, as reasons. Synonyms and product codes may lack ids: they get them when the draft is
 * published; until then placeholders from the upper end of the range are used.
 */
export async function checkDraft({ db, brands }: Pick<Services, 'db' | 'brands'>, draft: WorkingRecord): Promise<CheckedDraft> {
  const parsed = productRecord.safeParse(withStandIns(draft), { reportInput: true })
  const english = loadWording('en')
  const problems = [
    ...(parsed.success ? [] : readIssues(parsed.error.issues)),
    ...checkTexts(draft, [], (key) => findPhrase(english, key)),
    ...checkGtins(draft, []),
    ...checkBrand(draft, Object.keys(brands)),
    ...(await findForeignIds(db, draft)),
    ...(parsed.success ? await checkKit(db, parsed.data) : []),
  ]
  return { problems, record: parsed.success && problems.length === 0 ? parsed.data : null }
}

/** How many ids `withIds` would request. */
export function countMissingIds(draft: WorkingRecord): Record<IdKind, number> {
  const count = { synonym_ids: 0, product_code_ids: 0 }
  withIds(draft, (kind) => ++count[kind])
  return count
}

function checkBrand({ brand }: WorkingRecord, known: readonly string[]): Reason[] {
  if (typeof brand !== 'string' || known.includes(brand)) return []
  return [reasonAt('brand', 'notAChoice', { choices: [...known] })]
}

async function findForeignIds(db: Kysely<Database>, draft: WorkingRecord): Promise<Reason[]> {
  const claims = claimIds({ place: [], entry: { record: draft } }).filter(({ id }) => Number.isInteger(id) && Math.abs(id) <= largestId)
  const idsOf = (kind: (typeof claims)[number]['kind']) => claims.filter((claim) => claim.kind === kind).map(({ id }) => id)
  const owners = await findIdOwners(db, idsOf('synonyms'), idsOf('productCodes'))
  return claims.flatMap((claim) => {
    const owner = owners[claim.kind].get(claim.id)
    if (owner === undefined || owner === claim.permalinkId) return []
    // This editor may not be allowed to know to whom it belongs.
    return [reasonAt(claim.path.replace(/^record\./, ''), 'foreignId', { id: claim.id })]
  })
}
