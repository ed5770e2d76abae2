import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classOfHeading } from '../../shared/heading-words.ts'
import { pathOf, useProduct } from './product-context.ts'

/** Head of a product's page: where it belongs, what it is. */
export function PageHead({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }): ReactElement {
  const product = useProduct()
  return (
    <header className="head">
      <p className="over">
        <Link to={pathOf(product, 'pd')}>{product.view.name}</Link> · {product.view.supplierName}
      </p>
      <div className="head-row">
        <h1 className={classOfHeading(title)}>{title}</h1>
        {action}
      </div>
      {children}
    </header>
  )
}
