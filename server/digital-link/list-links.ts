import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { digitalLabelPath, productPath, safetyPdfPath, sdsPdfPath, tdsPdfPath } from '../../shared/links.ts'
import { findDigitalLabels } from '../label/find-digital-labels.ts'
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
  kind: 'product' | 'tds' | 'sds' | 'digitalLabel' | 'safety' | 'data'
  /** Of this site: path and query. */
  address: string
  title: string
  type: 'text/html' | 'application/pdf' | 'application/json'
  language: LanguageCode
}

/**
 * All links of a product, in the languages in which their targets exist. Within each type, the default comes first. A withdrawn product has
 * only its digital label (CLP Article 34b).
 * @param lot on the package, which the digital label shows
 */
export async function listLinks(services: Services, product: Product, lot: string | null = null): Promise<ProductLink[]> {
  const { id, record } = product
  const [sds] = product.sdsVersions
  const [tds] = product.tdsVersions
  const inLabel = record.documents.label ? await findLabelLanguages(services, product) : []
  const inSds = sds ? await findValidLanguages(services, product, sds) : []
  const inTds = tds && record.documents.tds && record.documents.tdsEnabled ? await findValidTdsLanguages(services, product, tds) : []
  const inDetail = sds ? inSds : inLabel.length > 0 ? inLabel : inTds
  const digitalLabel: Listed = {
    kind: 'digitalLabel',
    linkType: 'safetyInfo',
    languages: [...(await findDigitalLabels(services, product)).keys()],
    text: 'digitalLabel.title',
    page: (language) => digitalLabelPath(id, language, lot),
  }
  if (product.status === 'withdrawn') return writeLinks(record.name, [digitalLabel])
  const pageOf = (page: 'pd' | 'th' | 'gh' | 'mh') => (language: LanguageCode) => productPath(id, language, page, languageIdOf(language))
  return writeLinks(record.name, [
    { kind: 'product', linkType: 'pip', languages: inDetail, text: null, page: pageOf('pd') },
    {
      kind: 'tds',
      linkType: 'pip',
      languages: inTds,
      text: 'tab.tds',
      page: pageOf('th'),
      file: (language) => tdsPdfPath(id, languageIdOf(language)),
    },
    {
      kind: 'sds',
      linkType: 'safetyInfo',
      languages: record.documents.sds ? inSds : [],
      text: 'tab.sds',
      page: pageOf('gh'),
      // Whoever keeps the address must not be led to the sheet of yesterday for ever.
      file: (language) => sdsPdfPath(id, languageIdOf(language), { qrCode: true }),
    },
    digitalLabel,
    {
      kind: 'safety',
      linkType: 'instructions',
      languages: record.documents.safetyInstructions ? inSds : [],
      text: 'tab.safety',
      page: pageOf('mh'),
      file: (language) => safetyPdfPath(id, languageIdOf(language), { format: 'A4', qrCode: true }),
    },
    {
      kind: 'data',
      linkType: 'masterData',
      languages: inDetail,
      text: null,
      data: (language) => `/api/v1/products/-${id}/detail?lang=${languageIdOf(language)}`,
    },
  ])
}

type AddressIn = (language: LanguageCode) => string

interface Listed extends Pick<ProductLink, 'kind' | 'linkType'> {
  languages: readonly LanguageCode[]
  /** Key of its name among the interface texts; null: the product’s name is used. */
  text: string | null
  page?: AddressIn
  file?: AddressIn
  data?: AddressIn
}

function writeLinks(name: string, listed: readonly Listed[]): ProductLink[] {
  return listed.flatMap(({ kind, linkType, languages, text, page, file, data }) =>
    languages.flatMap((language): ProductLink[] => {
      const title = text === null ? name : `${name} – ${createMailTexts(language)(text)}`
      const link = { kind, linkType, title, language }
      return [
        ...(page ? [{ ...link, address: page(language), type: 'text/html' as const }] : []),
        ...(file ? [{ ...link, address: file(language), type: 'application/pdf' as const }] : []),
        ...(data ? [{ ...link, address: data(language), type: 'application/json' as const }] : []),
      ]
    }),
  )
}
