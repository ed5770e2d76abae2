import { composeDigitalLabel } from '../../documents/digital-label/compose-digital-label.ts'
import type { DigitalLabel } from '../../shared/digital-label.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Product } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { labelSourceOf, labelVersionOf } from './find-label.ts'
import { listComponents } from './list-components.ts'

/** The content of the page of a digital label: the label, and separately its version. */
export interface DigitalLabelView {
  label: DigitalLabel
  version: { number: number; revisedOn: string }
  isWithdrawn: boolean
  /** Products of a kit that have labels of their own, as far as they are public; withdrawn ones too, whose digital label stays. */
  components: { id: number; name: string }[]
}

export async function viewDigitalLabel(services: Services, product: Product, language: LanguageCode): Promise<DigitalLabelView> {
  const { number, revisedOn } = labelVersionOf(product)
  return {
    label: composeDigitalLabel(labelSourceOf(services, product), language),
    version: { number, revisedOn },
    isWithdrawn: product.status === 'withdrawn',
    components: await listComponents(services, product.record, 'digital'),
  }
}
