import { z } from 'zod'

/** Address of the orders. */
export const bulkLabelsPath = '/api/v1/label/bulk'

/** Products in one order at most. */
export const mostBulkProducts = 1_000

/** How far an order of labels for many products is, and which of them cannot be printed. */
export const bulkLabels = z.object({
  job_id: z.string(),
  state: z.enum(['waiting', 'composing', 'rendering', 'done', 'failed']),
  done: z.number().int().describe('Products composed'),
  total: z.number().int().describe('Products ordered'),
  labels: z.number().int().describe('Labels in the file'),
  pdf: z.string().nullable().describe('Address of the file, once it is there'),
  reports: z
    .array(
      z.object({
        synonym_id: z.number().int(),
        name: z.string(),
        reason: z.enum(['noLabel', 'languages', 'noRelief', 'doesNotFit']),
        missing_height: z.number().optional().describe('mm'),
        is_label_too_small: z.boolean().optional().describe('The package demands a larger label: CLP Annex I, Table 1.3'),
        sizes: z.array(z.number().int()).optional().describe('Sizes in which the label fits'),
      }),
    )
    .describe('Products whose label is not printed, 200 at most'),
})
export type BulkLabels = z.output<typeof bulkLabels>
