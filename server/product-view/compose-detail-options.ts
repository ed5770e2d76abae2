import { labelSizes, packageSizes } from '../../clp/label/label-sizes.ts'
import { describePackage } from '../../documents/label/describe-label.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import { labelOptionValues, readLabelOptions } from '../../shared/label-options.ts'
import { languageIdOf, languages as allLanguages, type LanguageCode } from '../../shared/languages.ts'
import type { ProductDetail } from '../../shared/product-detail.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { nameSize } from '../../shared/name-size.ts'

/** Languages in which the published documents of a product are complete. */
export interface DocumentLanguages {
  valid: readonly LanguageCode[]
  validTds: readonly LanguageCode[]
}

/** Points, from the legal minimum to the largest that fits on a label (design decisions, Label options). */
const smallestFont = 6
const largestFont = 24
const fontSizes = Array.from({ length: largestFont - smallestFont + 1 }, (_, index) => ({
  id: smallestFont + index,
  text: `${smallestFont + index} pt`,
}))

/** Width and height in mm of every label, by its number. */
export const labelDimensions: ProductDetail['label']['label_dim'] = Object.fromEntries(
  labelSizes.map(({ id, width, height }) => [String(id), { width, height }]),
)

/** The options for the documents of a product, with their defaults. */
export function composeEditParameters(
  record: ProductRecord,
  published: { sds: boolean; tds: boolean },
  languages: DocumentLanguages,
  language: LanguageCode,
): ProductDetail['edit_param'] {
  const writer = createTextWriter(language)
  return {
    sds_exists: published.sds,
    lang_exists: languages.valid.length > 0,
    tds_exists: published.tds,
    tds_enabled: record.documents.tdsEnabled,
    sds: record.documents.sds,
    tds: record.documents.tds,
    lbl: record.documents.label,
    ipi: record.documents.safetyInstructions,
    languages: allLanguages.map(({ id, code, name }) => ({
      id,
      code,
      text: name,
      valid: languages.valid.includes(code),
      created: published.sds,
      tds_valid: languages.validTds.includes(code),
      tds_created: published.tds,
    })),
    defaults: composeLabelDefaults(record, languages.valid, language),
    package_size: packageSizes.map((size) => ({ id: size.id, text: describePackage(size, writer) })),
    label_dim: labelSizes.map((size) => ({ id: size.id, text: `${nameSize(size)}\u00a0mm` })),
    font_size_product: fontSizes,
    font_size_title: fontSizes,
  }
}

/** Missing defaults are filled in; without a language the first valid one is used (specification, section 4, Label edit). */
function composeLabelDefaults(
  { labelDefaults }: ProductRecord,
  valid: readonly LanguageCode[],
  language: LanguageCode,
): ProductDetail['edit_param']['defaults'] {
  const options = readLabelOptions({}, labelDefaults, valid.length > 0 ? valid : [language])
  const values = labelOptionValues(options)
  return {
    label_dim: options.labelSize,
    package_size: options.packageSize,
    font_size_product: options.textSize,
    font_size_title: options.titleSize,
    padT: options.padding.top,
    padL: options.padding.left,
    padR: options.padding.right,
    padB: options.padding.bottom,
    QR: options.qrTarget,
    vseb: options.packContent,
    xlang: values.xlang,
    rlang: options.languages[0] ? String(languageIdOf(options.languages[0])) : '',
    pCodes: values.pCodes,
    logoON: options.showLogo,
    sinON: options.showSynonym,
    ufiOFF: options.hideUfi,
    opisOFF: options.hideDescription,
    stavkiOFF: options.hideStatements,
    adrOFF: options.hideTransport,
    picOFF: options.hidePictograms,
    picMetCorrOFF: options.hideMetalCorrosionPictogram,
    vlusageON: options.showUsage,
    vlstorageON: options.showStorage,
  }
}
