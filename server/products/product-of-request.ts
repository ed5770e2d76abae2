import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readId } from './load-product.ts'
import type { Services } from '../services.ts'
import { memberOf, requireOwnProduct, type Member } from '../auth/require-user.ts'

/** Path parameters of calls about a product of the member's workgroup. */
export const ofProduct = z.object({ synonymId: z.string().describe('Id of a synonym of the product') })

/**
 * The calling member, and the permalink id of the product in the address.
 * @throws {AppError} 404 for a product that is not their workgroup's
 */
export async function requireProduct(
  services: Pick<Services, 'db'>,
  request: FastifyRequest<{ Params: z.infer<typeof ofProduct> }>,
): Promise<{ member: Member; id: number }> {
  const member = memberOf(request)
  return { member, id: await requireOwnProduct(services, member, { synonymId: readId(request.params.synonymId) }) }
}
