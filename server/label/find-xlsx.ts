import { z } from 'zod'
import { labelQuery } from '../../shared/label-query.ts'
import { isOn } from '../../shared/is-on.ts'
import { reasonAt, rule } from '../../shared/reasons/reason.ts'
import { requireOwnProduct, type Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { findLabelOf, lackingLanguages } from './find-label.ts'
import type { RequestedXlsx } from './render-office-files.ts'

const { lp, copies, fold, ...options } = labelQuery.shape
// The spreadsheet has a row for each product code and language and no pages; how labels are printed does not matter.
const notOffered = rule('notOffered')

/**
 * The parameters of the spreadsheet: every option of a label. Sizes and margins have no effect, since the printing tool's label has its
 * own; options that a spreadsheet cannot express are refused by name.
 */
export const xlsxBody = z.strictObject({
  synonym_id: z.string().or(z.number()).transform(String).describe('Id of the synonym under which the product is known'),
  ...options,
  lp: lp.refine((value) => !isOn(value, false), notOffered).describe('Refused: the spreadsheet does not say how labels are printed'),
  fold: fold.refine((value) => !value || value === '0', notOffered).describe('Refused: a spreadsheet has no pages'),
  copies: copies.refine((value) => !value, notOffered).describe('Refused: the spreadsheet does not say how many labels are printed'),
})

/**
 * The label that a member's spreadsheet describes.
 * @throws {AppError} as `requireOwnProduct` and `findLabelOf`; CLIENT_SIDE 400 for languages in which the label does not exist: a printing
 *   tool gets none that it did not request (specification, section 5), and none that it requested is silently left out
 */
export async function findXlsx(
  services: Services,
  member: Member,
  { synonym_id: synonymId, ...query }: z.output<typeof xlsxBody>,
): Promise<RequestedXlsx> {
  const named = readId(synonymId)
  const id = await requireOwnProduct(services, member, { synonymId: named })
  const { product, options: requested, languages } = await findLabelOf(services, id, 'synonym_id', query)
  // What may be left out of a row depends on the content of the pack, and product codes stand for packs of different sizes.
  if (requested.useRelief && query.vseb === undefined)
    throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('reliefON', 'reliefNeedsContent')] })
  const lacking = lackingLanguages(query, languages)
  if (lacking.length > 0) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('xlang', 'labelLanguages', { languages: [...lacking] })] })
  // By default it has all product codes, beginning with those of the requested name.
  const { synonyms, labelDefaults } = product.record
  const inOrder = [...synonyms.filter((one) => one.id === named), ...synonyms.filter((one) => one.id !== named)]
  const every = inOrder.flatMap(({ productCodes }) => productCodes.map((code) => code.id))
  const productCodeIds = query.pCodes?.length ? requested.productCodeIds : every
  const packContent = query.vseb ?? labelDefaults.packContent
  return { product, options: { ...requested, productCodeIds, packContent }, isContentWritten: query.vseb !== undefined }
}
