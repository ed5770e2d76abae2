import type { ProductRecord } from '../../shared/record/product-record.ts'
import { loadProduct } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import type { Services } from '../services.ts'
import { withLastLabel } from './find-digital-labels.ts'

/**
 * The products of a kit that have labels of their own, as far as they are public; none for any other product.
 * @param label `digital`: also those that were withdrawn, or have no label any more, since their digital label stays
 */
export async function listComponents(
  services: Services,
  { kit }: ProductRecord,
  label: 'printed' | 'digital',
): Promise<{ id: number; name: string }[]> {
  const load = async (id: number) => {
    const product = await loadProduct(services, id)
    if (label === 'digital') return product && withLastLabel(services, product)
    return product?.status === 'active' ? product : null
  }
  const find = async (id: number) => {
    const product = await load(id)
    return product?.record.documents.label ? { id, name: product.record.name } : null
  }
  const found = await Promise.all((kit?.components ?? []).map(({ product }) => readOrLogBroken(services, product, () => find(product))))
  return found.filter((component) => component !== null)
}
