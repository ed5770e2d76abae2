/** Tags by which a cache in front is purged: all pages of a product, all pages of a brand. */
export const productTag = (permalinkId: number): string => `product-${permalinkId}`
export const brandTag = (brand: string): string => `brand-${brand}`

/**
 * The headers in which caches look for tags: `Surrogate-Key` separated by spaces (Fastly, Varnish), `Cache-Tag` by commas (Cloudflare,
 * Google, KeyCDN).
 */
export const cacheTagHeaders = (tags: readonly string[]): Readonly<Record<string, string>> => ({
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
})
