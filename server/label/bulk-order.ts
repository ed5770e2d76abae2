import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mostBulkProducts } from '../../shared/bulk-labels.ts'
import { mostCopies } from '../../shared/label-limits.ts'
import { labelQuery, lackingMeasures, type LabelQuery } from '../../shared/label-query.ts'
import { isOn } from '../../shared/is-on.ts'
import { field, flag } from '../../shared/sent-values.ts'
import { readId } from '../products/load-product.ts'
import { rule } from '../../shared/reasons/reason.ts'

const synonymId = z.string().or(z.number())

/** A list, or a single value, which a form sends for a list of one. */
const synonymIds = z.union([synonymId, z.array(synonymId).min(1).max(mostBulkProducts)]).transform((given, context) =>
  [given].flat().map((id, index) => {
    const read = readId(String(id))
    if (read === null) context.addIssue({ code: 'custom', path: [index], message: rule('notAnId') })
    return read ?? 0
  }),
)

/** An option that an order cannot have, which is refused by name rather than ignored; empty, or set to its default, it counts as absent. */
const refused = (why: string, usual: RegExp) => field(usual, rule('notOffered')).describe(`Refused: ${why}`)

/** An order: one label size for all, since they share sheets. */
export const bulkOrder = z
  .object({
    synonym_ids: synonymIds.describe('Ids of the synonyms under which the products are known, in the order in which they are printed'),
    copies: labelQuery.shape.copies.transform((copies) => (copies ? Number(copies) : 1)).describe('Labels of each product; without it one'),
    leave_out: flag()
      .transform((leaveOut) => isOn(leaveOut, false))
      .describe('1: print the labels that can be printed; otherwise one that cannot keeps all of them from being printed'),
    ...labelQuery.omit({ copies: true, labType: true }).shape,
    reliefON: labelQuery.shape.reliefON.describe(
      '1: leave out what a package up to 125 ml may do without (CLP Annex I, 1.5.2.1); labels from which nothing may be left out are reported',
    ),
    fold: refused('a fold-out label never stands on A4 sheets: order each from its own address', /^0?$/),
    lp: refused('labels in bulk stand on A4 sheets', /^(0|false|off)?$/i),
    pCodes: refused('each label carries the code of its name', /^$/),
  })
  .refine(({ dim, w, h }) => Boolean(dim || w || h), { path: ['dim'], message: rule('missing') })
  .superRefine((order, context) => {
    for (const name of lackingMeasures(order)) context.addIssue({ code: 'custom', path: [name], message: rule('missing') })
  })
  .refine(({ synonym_ids, copies }) => !(synonym_ids.length * copies > mostCopies), {
    path: ['copies'],
    message: rule('tooManyLabels', { max: mostCopies }),
  })
export type BulkOrder = z.output<typeof bulkOrder>

/** Label options of the order, as in an address. */
export function queryOf(order: BulkOrder): LabelQuery {
  const { synonym_ids: _ids, copies: _copies, leave_out: _leaveOut, fold: _fold, lp: _single, pCodes: _codes, ...query } = order
  return query
}

/**
 * The id of an order: the same order of the same user has the same id in every process and after every restart. A caller whose job is
 * unknown can therefore repeat the order and go on with the same id.
 */
export function jobIdOf(userId: number, workgroupId: number, order: BulkOrder): string {
  const parts = [userId, workgroupId, Object.entries(order).toSorted(([left], [right]) => (left < right ? -1 : 1))]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
