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
  /** Path of the default target on this site. */
  defaultAddress: string
  origin: string
}

/**
 * The links of the products of one GTIN, by type. A product has one default link, which has only a title, since it leads each visitor to
 * their own language.
 * @param anchor subject of the links: the address of the GS1 Digital Link
 */
export function writeLinkset(anchor: string, linked: readonly LinkedProduct[]): Linkset {
  return {
    linkset: linked.map(({ product, links, defaultAddress, origin }) => {
      const targets: Record<string, LinkTarget[]> = {
        [`${vocabulary}defaultLink`]: [{ href: origin + defaultAddress, title: product.record.name }],
      }
      for (const { linkType, address, title, type, language } of links)
        (targets[vocabulary + linkType] ??= []).push({ href: origin + address, title, type, hreflang: [language] })
      return { anchor, itemDescription: product.record.name, ...targets }
    }),
  }
}
