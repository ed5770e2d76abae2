import type { MetaDescriptor } from 'react-router'
import { cutText, longestSocialTitle, socialDescription, withoutStop } from '../../shared/titles.ts'
import { createTranslate, type Translate } from '../language/texts.tsx'
import type { SiteData } from './load-site.ts'

/** Social preview and canonical address. */
export function previewMeta({ brand }: SiteData, social: { title: string; description: string; canonical: string }): MetaDescriptor[] {
  return [
    { name: 'description', content: social.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: social.title },
    { property: 'og:description', content: social.description },
    { property: 'og:url', content: social.canonical },
    { name: 'twitter:card', content: 'summary' },
    { tagName: 'link', rel: 'canonical', href: social.canonical },
  ]
}

/** Never indexed. */
export const noIndexMeta = { name: 'robots', content: 'noindex' }

/** Head of a page that is about no product: a title, never indexed. */
export function problemPageMeta(root: SiteData | undefined, title: (t: Translate) => string): MetaDescriptor[] {
  if (!root) return [noIndexMeta]
  const t = createTranslate(root.texts)
  return [{ title: [title(t), root.brand.name].join(' :: ') }, noIndexMeta]
}

/**
 * Head of an error page of the specification, section 2: never indexed, with a social preview and a canonical address.
 * @param texts beginning of the keys of the page's texts, as in `ProblemPage`
 */
export function errorPageMeta(root: SiteData | undefined, texts: string, canonical: string | undefined): MetaDescriptor[] {
  const head = problemPageMeta(root, (t) => t(`${texts}.over`))
  if (!root || canonical === undefined) return head
  const t = createTranslate(root.texts)
  // No product is named: what happened stands for its title, the application for its supplier.
  const title = [cutText(t(`${texts}.over`), longestSocialTitle), root.brand.name].join(' :: ')
  const description = socialDescription({ title: withoutStop(t(`${texts}.title`)), supplier: root.brand.name })
  return [...head, ...previewMeta(root, { title, description, canonical })]
}
