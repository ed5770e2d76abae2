import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { loadProduct, type PublicProduct } from './load-product.ts'

/**
 * The product of a permanent link, as everybody may see it.
 * @param page where a browser is redirected if there is no such product
 * @throws {AppError} CLIENT_SIDE 404 for a product that does not exist, was never published or was withdrawn
 */
export async function findPublicProduct(services: Services, id: number | null, page?: string): Promise<PublicProduct> {
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn')
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')], ...(page === undefined ? {} : { page }) })
  return product
}
