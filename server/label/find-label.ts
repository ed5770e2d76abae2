import { foreignCodes, withOwnContent } from '../../documents/label/choose-codes.ts'
import { composeLabel } from '../../documents/label/compose-label.ts'
import type { LabelModel, LabelSource } from '../../documents/label/label-model.ts'
import { reliefOfLabel } from '../../documents/label/relieve-label.ts'
import { foldPagesFor } from '../../documents/label/fold-label.ts'
import { lawDayOf } from '../../documents/law-days.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import {
  lackingMeasures,
  readLabelOptions,
  readLanguage,
  type LabelDefaults,
  type LabelOptions,
  type LabelQuery,
} from '../../shared/label-options.ts'
import { isOn } from '../../shared/sent-values.ts'
import { AppError } from '../errors.ts'
import { findCompleteLanguages } from '../documents/find-complete-languages.ts'
import { loadProduct, permalinkOf, readId, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { findValidLanguages } from '../sds/view-sds.ts'

/** A product's label as an address asks for it. */
export interface LabelAsked {
  product: Product
  options: LabelOptions
}

/** Options of a label, and whether a language in which there is none is refused (`strict`) or left out. */
type LabelWishes = LabelQuery & { strict?: string | undefined }

/**
 * What an address of the API asks for: the label of a published product that has one, in languages in which it is complete.
 * @throws {AppError} CLIENT_SIDE 404 with the field that names nothing, 400 for a product code of another product
 */
export function findLabel(services: Services, permalinkId: string, query: LabelWishes): Promise<LabelAsked> {
  return findLabelOf(services, readId(permalinkId), 'id', query)
}

/**
 * The label of a product by its permalink id.
 * @param field names the product in the request
 * @throws {AppError} CLIENT_SIDE 404 with the field that names nothing, 400 for a product code of another product
 */
export async function findLabelOf(services: Services, id: number | null, field: string, query: LabelWishes): Promise<LabelAsked> {
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn' || !product.record.documents.label)
    throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field, reason: 'no such product' }] })
  const languages = await findLabelLanguages(services, product)
  if (languages.length === 0)
    throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'xlang', reason: 'the label is complete in no language' }] })
  const incomplete = [...(query.xlang ?? []), query.rlang || []]
    .flat()
    .filter((code) => !languages.some((one) => one === readLanguage(code)))
  if (incomplete.length > 0 && isOn(query.strict, false))
    throw new AppError('CLIENT_SIDE', {
      status: 404,
      fields: [{ field: 'xlang', reason: `the label does not exist in ${incomplete.join(', ')}` }],
      members: { languages: languages.map(languageIdOf) },
    })
  const unknown = foreignCodes(product.record, query.pCodes)
  if (unknown.length > 0)
    throw new AppError('CLIENT_SIDE', { fields: [{ field: 'pCodes', reason: `no product codes of this product: ${unknown.join(', ')}` }] })
  const lacking = lackingMeasures(query)
  if (lacking.length > 0)
    throw new AppError('CLIENT_SIDE', { fields: lacking.map((name) => ({ field: name, reason: 'w and h come together' })) })
  const options = readLabelOptions(query, product.record.labelDefaults, languages)
  const withContent = withOwnContent(product.record, options, query.vseb !== undefined)
  if (withContent.useRelief && !reliefOfLabel(product.record, withContent))
    throw new AppError('CLIENT_SIDE', { fields: [{ field: 'reliefON', reason: noRelief }] })
  const { foldPages, languages: chosen } = withContent
  if (foldPages !== null && !foldPagesFor(chosen.length).includes(foldPages))
    throw new AppError('CLIENT_SIDE', {
      fields: [{ field: 'fold', reason: `a language stands on each inner page at least: ${foldPagesFor(chosen.length).join(', ')} pages` }],
    })
  return { product, options: withContent }
}

const noRelief = 'only for a content (vseb) of up to 125 ml and certain hazards: CLP Annex I, 1.5.2.1'

/** The version that the label is made from: the newest of the safety data sheet, or of the technical one where there is no other. */
export function labelVersionOf(product: Product): StoredVersion {
  const version = product.sdsVersions[0] ?? product.tdsVersions[0]
  if (!version) throw new Error(`Product ${product.id} was never published`)
  return version
}

/** Languages in which the label can be printed: those of the safety data sheet; without a sheet, those in which the label is complete. */
export function findLabelLanguages(services: Services, product: Product): Promise<readonly LanguageCode[]> {
  const version = labelVersionOf(product)
  if (version.kind === 'sds') return findValidLanguages(services, product, version)
  return findCompleteLanguages(services, { ...version, kind: 'label' }, async () => {
    const { labelDefaults } = product.record
    return (language) => {
      const options = readLabelOptions({}, { ...labelDefaults, languages: [language] }, [language])
      return composeLabel(labelSourceOf(services, product), options).missing.map(({ key }) => key)
    }
  })
}

/** The page's language leads; the product's other label languages follow where it is one of them. */
export function leadBy(language: LanguageCode, { languages }: LabelDefaults): LanguageCode[] {
  return languages.includes(language) ? [language, ...languages.filter((code) => code !== language)] : [language]
}

/** The label with these options, ready for every writer. */
export function composeProductLabel(services: Services, { product, options }: LabelAsked): LabelModel {
  return composeLabel(labelSourceOf(services, product), options)
}

/** What every label of a product is made from. */
export function labelSourceOf(services: Services, product: Product): LabelSource {
  const { revisedOn } = labelVersionOf(product)
  return { record: product.record, permalink: permalinkOf(services, product), stampedOn: revisedOn, lawDay: labelLawDay(product) }
}

/** The day whose law the product's labels follow when they are made now. */
export function labelLawDay(product: Product): string {
  return lawDayOf(labelVersionOf(product).revisedOn, new Date().toISOString().slice(0, 10))
}
