import { z } from 'zod'
import { productDifference, recalculationFailures, recalculationOutcomes } from '../../shared/recalculation.ts'

/** The result of a worker for a product. */
export const comparison = z.object({
  outcome: z.enum(recalculationOutcomes),
  failure: z.enum(recalculationFailures).nullable(),
  difference: productDifference.nullable(),
  follows: z.array(z.object({ id: z.string(), madeFor: z.string(), state: z.enum(['open', 'differs', 'gone']) })),
  isLabel: z.boolean(),
})
export type Comparison = z.infer<typeof comparison>
