import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { productPath } from '../../shared/links.ts'
import { writeSheetQuery } from '../../shared/sheet-query.ts'

/** The target of a link to a shared product. */
export interface SharedLink {
  permalinkId: number
  target: 'ui' | 'sds'
  sdsVersion: number | null
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
}

/** The path of a shared product: the sheet in the shared language and version, or the product's overview. */
export function sharedPath(share: SharedLink): string {
  const { permalinkId, target, messageLanguage, sdsVersion } = share
  const language = languageIdOf(share.documentLanguage ?? messageLanguage)
  if (target === 'ui') return productPath(permalinkId, messageLanguage, 'pd', language)
  return productPath(permalinkId, messageLanguage, 'gh', language) + writeSheetQuery({ version: sdsVersion, compare: null, qrCode: true })
}
