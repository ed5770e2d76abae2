import type { ProductDetail } from '../../../shared/product-detail.ts'

/** A product that never was published has no page. */
export const wasPublished = ({ edit_param: { sds_exists: sds, tds_exists: tds } }: ProductDetail): boolean => sds || tds

/** What was never published, or is withdrawn, has nothing to be shared, and no label. */
export const isPublic = (detail: ProductDetail): boolean => wasPublished(detail) && detail.basic.status !== 'withdrawn'
