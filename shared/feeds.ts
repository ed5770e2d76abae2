/** Feeds of new and withdrawn versions: Atom (RFC 4287) and JSON Feed 1.1. */
export const feedFormats = { atom: 'application/atom+xml', json: 'application/feed+json' } as const
export type FeedFormat = keyof typeof feedFormats

/** Path of a product's feed without its ending. */
export const productFeedPath = (permalinkId: number): string => `/api/v1/products/-${permalinkId}/feed`

/** Path of a workgroup's feed without its ending. @param token its secret part */
export const workgroupFeedPath = (token: string): string => `/api/v1/feeds/${token}/feed`

/** A feed in a format and a language. */
export const feedAddress = (path: string, format: FeedFormat, languageId: number): string => `${path}.${format}?lang=${languageId}`

export const feedToken = /^[0-9a-f]{32}$/
