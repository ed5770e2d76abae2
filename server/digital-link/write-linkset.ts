import { z } from 'zod'
import type { Product } from '../products/load-product.ts'
import { vocabulary } from './link-types.ts'
import type { ProductLink } from './list-links.ts'

const linkTarget = z.object({ href: z.url(), title: z.string(), type: z.string().optional(), hreflang: z.array(z.string()).optional() })
export type LinkTarget = z.infer<typeof linkTarget>

/** RFC 9264, section 4.2, as the schema of the GS1-Conformant Resolver Standard has it. */
export const linkset = z.object({
  linkset: z
    .array(
      z
        .object({ anchor: z.url().describe('The address of the GS1 Digital Link'), itemDescription: z.string() })
        .catchall(z.array(linkTarget))
        .describe('Links by the address of their type'),
    )
    .describe('One for each product that has the number'),
})

export interface Linkset {
  linkset: Record<string, string | LinkTarget[]>[]
}

/** A product with its links, and the origin of its permanent link. */
export interface LinkedProduct {
  product: Product
  links: readonly ProductLink[]
  /** Where a visitor without a language is led, path and query on this site; of this kind are the links by language, too. */
  default: Pick<ProductLink, 'kind' | 'address'>
  origin: string
}

/**
 * The links of the products of one GTIN, by type. A product has one default link, which has only a title; those by language beside it
 * (GS1 Web Vocabulary, `defaultLinkMulti`) are where a visitor is led who prefers one.
 * @param anchor subject of the links: the address of the GS1 Digital Link
 */
export function writeLinkset(anchor: string, linked: readonly LinkedProduct[]): Linkset {
  return {
    linkset: linked.map(({ product, links, default: { kind, address: defaultAddress }, origin }) => {
      const targets: Record<string, LinkTarget[]> = {
        [`${vocabulary}defaultLink`]: [{ href: origin + defaultAddress, title: product.record.name }],
      }
      const add = (linkType: string, { address, title, type, language }: ProductLink) =>
        (targets[vocabulary + linkType] ??= []).push({ href: origin + address, title, type, hreflang: [language] })
      for (const link of links) if (link.kind === kind) add('defaultLinkMulti', link)
      for (const link of links) add(link.linkType, link)
      return { anchor, itemDescription: product.record.name, ...targets }
    }),
  }
}
