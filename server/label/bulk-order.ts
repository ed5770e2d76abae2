import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mostBulkProducts } from '../../shared/bulk-labels.ts'
import { mostCopies } from '../../shared/label-limits.ts'
import { labelQuery, lackingMeasures, type LabelQuery } from '../../shared/label-options.ts'
import { flag, isOn } from '../../shared/sent-values.ts'
import { readId } from '../products/load-product.ts'

const synonymId = z.string().or(z.number())

/** A list, which a form may send as one value. */
const synonymIds = z
  .union([synonymId, z.array(synonymId).min(1).max(mostBulkProducts)], `1 to ${mostBulkProducts} ids of synonyms`)
  .transform((given, context) =>
    [given].flat().map((id, index) => {
      const read = readId(String(id))
      if (read === null) context.addIssue({ code: 'custom', path: [index], message: 'the id of a synonym' })
      return read ?? 0
    }),
  )

/** What is ordered: one label size for all, since they share their sheets. */
export const bulkOrder = z
  .object({
    synonym_ids: synonymIds.describe('Ids of the synonyms under which the products are known, in the order in which they are printed'),
    copies: labelQuery.shape.copies.transform((copies) => (copies ? Number(copies) : 1)).describe('Labels of each product; without it one'),
    leave_out: flag()
      .transform((leaveOut) => isOn(leaveOut, false))
      .describe('1: print the labels that can be printed; otherwise one that cannot keeps all of them from being printed'),
    ...labelQuery.omit({ copies: true, lp: true, labType: true, pCodes: true, reliefON: true, fold: true }).shape,
  })
  .refine(({ dim, w, h }) => Boolean(dim || w || h), { path: ['dim'], message: 'the size that all labels have' })
  .refine((order) => lackingMeasures(order).length === 0, { path: ['w'], message: 'w and h come together' })
  .refine(({ synonym_ids, copies }) => !(synonym_ids.length * copies > mostCopies), {
    path: ['copies'],
    message: `at most ${mostCopies} labels in all`,
  })
export type BulkOrder = z.output<typeof bulkOrder>

/** Label options of the order, as an address would have them. */
export function queryOf({ synonym_ids: _ids, copies: _copies, leave_out: _leaveOut, ...query }: BulkOrder): LabelQuery {
  return query
}

/**
 * The id of an order: the same order of the same person has the same one, in every process and after every start. So that whoever asks a
 * process that does not know the job orders again, and gets it.
 */
export function jobIdOf(userId: number, workgroupId: number, order: BulkOrder): string {
  const parts = [userId, workgroupId, Object.entries(order).toSorted(([left], [right]) => (left < right ? -1 : 1))]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
