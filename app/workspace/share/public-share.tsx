import { useMemo, type ReactElement } from 'react'
import { createApiClient } from '../../api/api-client.ts'
import { useSite } from '../../page/use-site.ts'
import { signInAddress } from '../../../shared/links.ts'
import { ShareDialog } from './share-dialog.tsx'
import type { SharedProduct } from './shared-products.tsx'

interface PublicShareProps {
  product: SharedProduct
  workgroupId: number
  onClose: () => void
}

/** The share dialog on a product's public page, for a signed-in user who has the product in their list. */
export default function PublicShare({ product, workgroupId, onClose }: PublicShareProps): ReactElement {
  const { brand } = useSite()
  const api = useMemo(
    () =>
      createApiClient({
        brand: { workgroupHeader: brand?.workgroupHeader ?? '', viewportFlag: brand?.viewportFlag ?? '' },
        workgroupId: () => String(workgroupId),
        onSessionExpired: () => location.assign(signInAddress(location.pathname + location.search)),
      }),
    [brand, workgroupId],
  )
  return <ShareDialog api={api} products={[product]} onClose={onClose} />
}
