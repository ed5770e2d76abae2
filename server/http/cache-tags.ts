/** By these names a cache in front forgets what it keeps: all pages of a product, all pages of a brand. */
export const productTag = (permalinkId: number): string => `product-${permalinkId}`
export const brandTag = (brand: string): string => `brand-${brand}`

/** The headers in which caches look for them: `Surrogate-Key` parted by spaces (Fastly, Varnish), `Cache-Tag` by commas (Cloudflare, Google, KeyCDN). */
export const cacheTagHeaders = (tags: readonly string[]): Readonly<Record<string, string>> => ({
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
})
