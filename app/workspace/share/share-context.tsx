import { createContext, use, useState, type ReactElement, type ReactNode } from 'react'
import { useSelection } from '../frame/selection-context.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { SharedProduct } from './shared-products.tsx'

type OpenShare = (products: readonly SharedProduct[]) => void

const ShareContext = createContext<OpenShare>(() => {})

/** One share dialog for all pages of the workspace. */
export function ShareDialogProvider({ children }: { children: ReactNode }): ReactElement {
  const { api } = useWorkspace()
  const { remove } = useSelection()
  const [products, setProducts] = useState<readonly SharedProduct[]>([])
  return (
    <ShareContext value={setProducts}>
      {children}
      {products.length > 0 ? (
        <ShareDialog
          api={api}
          products={products}
          onClose={() => setProducts([])}
          // The next customer must not get this one's products.
          onSent={() => remove(products.map(({ id }) => id))}
        />
      ) : null}
    </ShareContext>
  )
}

/** Opens the dialog with these products. */
export function useShareDialog(): OpenShare {
  return use(ShareContext)
}
