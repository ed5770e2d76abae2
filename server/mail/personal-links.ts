import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { productPath } from '../../shared/links.ts'
import { writeSheetQuery } from '../../shared/sheet-query.ts'
import { originOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'

/** What a link to a shared product shows. */
export interface SharedLink {
  permalinkId: number
  target: 'ui' | 'sds'
  sdsVersion: number | null
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
}

/** The personal link of a recipient to a product. */
export function personalLink(services: Pick<Services, 'config' | 'brands'>, brand: string, token: string): string {
  return `${originOf(services, brand)}/p/s/${token}`
}

/** Where the link of a shared product leads: the sheet in the language and version that was shared, or the product's overview. */
export function sharedPath(share: SharedLink): string {
  const { permalinkId, target, messageLanguage, sdsVersion } = share
  const language = languageIdOf(share.documentLanguage ?? messageLanguage)
  if (target === 'ui') return productPath(permalinkId, messageLanguage, 'pd', language)
  return productPath(permalinkId, messageLanguage, 'gh', language) + writeSheetQuery({ version: sdsVersion, compare: null, qrCode: true })
}
