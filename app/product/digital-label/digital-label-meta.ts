import type { MetaDescriptor } from 'react-router'
import type { LanguageCode } from '../../../shared/languages.ts'
import { digitalLabelPath } from '../../../shared/links.ts'
import { pageTitle, socialDescription, socialTitle } from '../../../shared/titles.ts'
import { createTranslate } from '../../language/texts.tsx'
import type { SiteData } from '../../page/load-site.ts'
import { previewMeta } from '../../page/page-meta.ts'
import type { DigitalLabelData } from './load-digital-label.ts'

/** Head of a digital label. It is found by search engines too (CLP Article 34b: searchable), in each of its languages. */
export function digitalLabelMeta(root: SiteData | undefined, page: DigitalLabelData | undefined): MetaDescriptor[] {
  if (!root || !page) return []
  const t = createTranslate(root.texts)
  const { label, language, languages, permalink, id } = page
  const title = { product: label.name, page: t('digitalLabel.title'), language: language.name, extraLanguages: 0, app: root.brand.name }
  const address = (code: LanguageCode) => new URL(digitalLabelPath(id, code), permalink).href
  return [
    { title: pageTitle(title) },
    ...previewMeta(root, {
      title: socialTitle(title),
      description: socialDescription({ title: label.name, language: language.name, supplier: label.supplier.name }),
      canonical: address(label.language),
    }),
    ...languages.map(({ code }) => ({ tagName: 'link', rel: 'alternate', hrefLang: code, href: address(code) })),
  ]
}
