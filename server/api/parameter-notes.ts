import { languages } from '../../shared/languages.ts'
import type { ParameterNote } from './call-note.ts'

const id = { description: 'Permalink id of the product' }
const synonymId = { description: 'Id of a synonym of the product, which must be the workgroup’s' }
const lang = {
  description: `Id of the document language: ${languages.map((language) => `${language.id} ${language.code}`).join(', ')}`,
  values: languages.map((language) => String(language.id)),
}
const version = { description: 'Number of a published version; without it the newest' }
const qrCode = { description: 'Whether the QR code of the permanent link is shown: 1 yes, 0 no' }

type Notes = Readonly<Record<string, ParameterNote>>

/** Parameters of the calls of one document, which mean the same in all of them. */
export const documentParameters = {
  id,
  synonymId,
  lang,
  version,
  qrCode,
  format: { description: 'Size of the page' },
} satisfies Notes

/** Parameters of the comparison of two versions. */
export const compareParameters = {
  id,
  lang,
  qrCode,
  compare_version_id: { description: 'Number of the older version' },
  orig_version_id: { description: 'Number of the newer version; without it the newest' },
} satisfies Notes
