import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { productPath, safetyPdfPath, sdsPdfPath, tdsPdfPath } from '../../shared/links.ts'
import type { Page } from '../../shared/tabs.ts'
import { findLabelLanguages } from '../label/find-label.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import type { Product } from '../products/load-product.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findValidTdsLanguages } from '../tds/view-tds.ts'
import type { LinkType } from './link-types.ts'

/** One link of a product: a page or file in one language. */
export interface ProductLink {
  linkType: LinkType
  /** Of this site: path and query. */
  address: string
  title: string
  type: 'text/html' | 'application/pdf' | 'application/json'
  language: LanguageCode
}

/** All that a product leads to, in the languages in which it is there. Of each type that comes first to which one is led unless one asks otherwise. */
export async function listLinks(services: Services, product: Product): Promise<ProductLink[]> {
  const { id, record } = product
  const [sds] = product.sdsVersions
  const [tds] = product.tdsVersions
  const inLabel = record.documents.label ? await findLabelLanguages(services, product) : []
  const inSds = sds ? await findValidLanguages(services, product, sds) : []
  const inTds = tds && record.documents.tds && record.documents.tdsEnabled ? await findValidTdsLanguages(services, product, tds) : []
  const inDetail = sds ? inSds : inLabel.length > 0 ? inLabel : inTds
  const kinds: { linkType: LinkType; languages: readonly LanguageCode[]; text: string | null; page?: Page; file?: FileOf }[] = [
    { linkType: 'pip', languages: inDetail, text: null, page: 'pd' },
    { linkType: 'pip', languages: inTds, text: 'tab.tds', page: 'th', file: (number) => tdsPdfPath(id, number) },
    {
      linkType: 'safetyInfo',
      languages: record.documents.sds ? inSds : [],
      text: 'tab.sds',
      page: 'gh',
      file: (number) => sdsPdfPath(id, number, { version: sds?.number ?? 1, qrCode: true }),
    },
    { linkType: 'safetyInfo', languages: inLabel, text: 'tab.label', page: 'ee' },
    {
      linkType: 'instructions',
      languages: record.documents.safetyInstructions ? inSds : [],
      text: 'tab.safety',
      page: 'mh',
      file: (number) => safetyPdfPath(id, number, { format: 'A4', qrCode: true }),
    },
  ]
  const links = kinds.flatMap(({ linkType, languages, text, page, file }) =>
    languages.flatMap((language): ProductLink[] => {
      const number = languageIdOf(language)
      const title = text === null ? record.name : `${record.name} – ${createMailTexts(language)(text)}`
      return [
        ...(page ? [{ linkType, address: productPath(id, language, page, number), title, type: 'text/html' as const, language }] : []),
        ...(file ? [{ linkType, address: file(number), title, type: 'application/pdf' as const, language }] : []),
      ]
    }),
  )
  const data = inDetail.map((language): ProductLink => ({
    linkType: 'masterData',
    address: `/api/v1/products/-${id}/detail?lang=${languageIdOf(language)}`,
    title: record.name,
    type: 'application/json',
    language,
  }))
  return [...links, ...data]
}

type FileOf = (language: ReturnType<typeof languageIdOf>) => string
