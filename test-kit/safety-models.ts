import type { LanguageCode } from '../shared/languages.ts'
import { disposal, exposureControls, firstAid, handling, regulatory } from '../shared/record/measures.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { sdsSourceOf } from './read-catalogue.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import type { SafetyModel } from '../documents/safety/safety-model.ts'

export const modelOf = (id: number, language: LanguageCode = 'en') => buildSafety(sdsSourceOf(id), language, { qrCode: true }).model

export const bandsOf = ({ hazards, protection, danger, disposal }: SafetyModel) => [hazards, protection, danger, disposal]

/** What the poster is made from, with nothing in it. */
export const emptyParts = {
  firstAid: firstAid.parse({}),
  exposureControls: exposureControls.parse({}),
  handling: handling.parse({}),
  disposal: disposal.parse({}),
  regulatory: regulatory.parse({}),
}

/** The safety instructions of a product whose record says something else. */
export function changed(id: number, change: (record: ProductRecord) => Partial<ProductRecord>): SafetyModel {
  const source = sdsSourceOf(id)
  return buildSafety({ ...source, record: { ...source.record, ...change(source.record) } }, 'en', { qrCode: false }).model
}
