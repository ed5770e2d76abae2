import type { ProductRecord } from '../../shared/record/product-record.ts'
import { loadProduct } from '../products/load-product.ts'
import type { Services } from '../services.ts'

/** The products of a kit that have labels of their own, as far as they are public; none for any other product. */
export async function listComponents(services: Services, { kit }: ProductRecord): Promise<{ id: number; name: string }[]> {
  const found = await Promise.all((kit?.components ?? []).map(({ product }) => loadProduct(services, product)))
  return found.flatMap((product) =>
    product && product.status === 'active' && product.record.documents.label ? [{ id: product.id, name: product.record.name }] : [],
  )
}
