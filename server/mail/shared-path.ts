import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { productPath } from '../../shared/links.ts'
import { writeSheetQuery } from '../../shared/sheet-query.ts'

/** What a link to a shared product shows. */
export interface SharedLink {
  permalinkId: number
  target: 'ui' | 'sds'
  sdsVersion: number | null
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
}

/** Where the link of a shared product leads: the sheet in the language and version that was shared, or the product's overview. */
export function sharedPath(share: SharedLink): string {
  const { permalinkId, target, messageLanguage, sdsVersion } = share
  const language = languageIdOf(share.documentLanguage ?? messageLanguage)
  if (target === 'ui') return productPath(permalinkId, messageLanguage, 'pd', language)
  return productPath(permalinkId, messageLanguage, 'gh', language) + writeSheetQuery({ version: sdsVersion, compare: null, qrCode: true })
}
