import type { ProductRecord } from '../../shared/record/product-record.ts'
import { loadProduct } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import type { Services } from '../services.ts'

/** The products of a kit that have labels of their own, as far as they are public; none for any other product. */
export async function listComponents(services: Services, { kit }: ProductRecord): Promise<{ id: number; name: string }[]> {
  const find = async (id: number) => {
    const product = await loadProduct(services, id)
    return product?.status === 'active' && product.record.documents.label ? { id, name: product.record.name } : null
  }
  const found = await Promise.all((kit?.components ?? []).map(({ product }) => readOrLogBroken(services, product, () => find(product))))
  return found.filter((component) => component !== null)
}
