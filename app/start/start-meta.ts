import type { MetaDescriptor } from 'react-router'
import { createTranslate } from '../language/texts.tsx'
import type { SiteData } from '../page/load-site.ts'
import { noIndexMeta, previewMeta } from '../page/page-meta.ts'
import type { loadStart } from './load-start.ts'

/** Head of the start page. What somebody looked for is no page of its own to search engines. */
export function startMeta(root: SiteData | undefined, data: Awaited<ReturnType<typeof loadStart>> | undefined): MetaDescriptor[] {
  if (!root || !data) return []
  const t = createTranslate(root.texts)
  const { name, key } = root.brand
  const social = { title: name, description: t(key === 'safety' ? 'start.subSafety' : 'start.sub'), canonical: `${data.origin}/` }
  return [
    { title: `${t('start.field')} :: ${name}` },
    ...previewMeta(root, social),
    ...(data.question === '' ? [] : [noIndexMeta]),
    ...root.interfaceLanguages.map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: `${data.origin}/?interfaceLang=${code}`,
    })),
  ]
}
