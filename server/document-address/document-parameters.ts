import { z } from 'zod'
import { languages } from '../../shared/languages.ts'
import { versionNumber } from './find-document.ts'

// Parameters with the same meaning in the address of every document. Invalid values are refused where the document is looked up.

export const permalinkId = z.string().describe('Permalink id of the product')
export const ownSynonymId = z.string().describe('Id of a synonym of the product, which must be the workgroup’s')
export const documentLanguage = z.string().meta({
  description: `Id of the document language: ${languages.map(({ id, code }) => `${id} ${code}`).join(', ')}`,
  enum: languages.map(({ id }) => String(id)),
})
export const publishedVersion = versionNumber.optional().describe('Number of a published version; without it the newest')
/** Visible by default (specification, section 9). */
export const qrCode = z.enum(['0', '1']).default('1').describe('Whether the QR code of the permanent link is shown: 1 yes, 0 no')
