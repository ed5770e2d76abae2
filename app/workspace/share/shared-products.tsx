import { X } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { waitsFor } from '../../ui/waits.tsx'

/** Id of a synonym, and its text. */
export interface SharedProduct {
  id: number
  text: string
}

interface SharedProductsProps {
  products: readonly SharedProduct[]
  onRemove: (product: SharedProduct) => void
}

/** What is shared, of which all but the last can be left out. */
export function SharedProducts({ products, onRemove }: SharedProductsProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <>
      <ol className="share-products">
        {products.map((product, index) => (
          <li key={product.id}>
            <span className="n">{index + 1}</span>
            <span>{product.text}</span>
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('share.removeProduct', { name: product.text })}
              {...waitsFor(`${id}last`, products.length === 1 ? t('share.lastProduct') : null)}
              onClick={() => onRemove(product)}
            >
              <X className="i" />
            </button>
          </li>
        ))}
      </ol>
      {products.length === 1 ? (
        <p className="meta" id={`${id}last`}>
          {t('share.lastProduct')}
        </p>
      ) : null}
    </>
  )
}
