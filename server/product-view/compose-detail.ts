import { labelRestrictions } from '../../clp/label/label-restrictions.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import { drawQrCode } from '../../documents/qr-code.ts'
import { createTextWriter, plainText, type TextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { languageIdOf } from '../../shared/languages.ts'
import type { ProductDetail } from '../../shared/product-detail.ts'
import type { Company } from '../../shared/record/company.ts'
import type { ClassificationEntryOfRecord } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { composeClassification, composeHealthAndSafety, composeStatements } from './compose-detail-hazards.ts'
import { composeEditParameters, labelDimensions, type DocumentLanguages } from './compose-detail-options.ts'
import { composeMaterials, composeMixer, composeParameters, composePreview, composeSubstances } from './compose-detail-tables.ts'
import type { StoredVersion } from '../products/queries.ts'
import { svgUrl } from '../products/svg-url.ts'

/** The input of the detail of a product. */
export interface DetailSource {
  record: ProductRecord
  /** The synonym under which the product was requested; by default the first. */
  synonymId: number | null
  sdsVersions: readonly StoredVersion[]
  tdsVersions: readonly StoredVersion[]
  languages: DocumentLanguages
  permalink: string
  attachments: ProductDetail['attachments']
  /** What the caller may see and change. */
  access: 'read' | 'edit'
  /** Classification of components that are products of the same workgroup, by permalink id. */
  components: ReadonlyMap<number, readonly ClassificationEntryOfRecord[]>
}

/** Composes the product detail with its texts in one language (specification, section 3). */
export function composeDetail(source: DetailSource, language: LanguageCode): ProductDetail {
  const { record, access, languages, components } = source
  const writer = createTextWriter(language)
  const isEditor = access === 'edit'
  const elements = labelElementsOf(record, { withoutMetalCorrosionPictogram: record.labelDefaults.hideMetalCorrosionPictogram })
  return {
    basic: composeBasic(source, writer),
    synonyms: record.synonyms.map(({ id, name, productCodes, identifiers }) => ({
      id,
      text: name,
      articles: productCodes.map(composeArticle),
      identifiers: identifiers.map((identity) => ({ identity })),
    })),
    supplier: composeCompany(record.supplier, writer),
    producer: composeCompany(record.producer, writer),
    clasification: { title: writer.heading('2.1'), data: composeClassification(record, writer) },
    substances: { title: writer.heading('3'), data: isEditor ? composeSubstances(record, writer) : [] },
    materials: isEditor ? composeMaterials(record, components, writer) : [],
    steps: { formulation_mixer: isEditor ? composeMixer(record, writer) : [] },
    parameters_preview: composePreview(record, writer),
    parameters: composeParameters(record, writer),
    parameter_edit: { edit: isEditor, sds_edit: isEditor, tds_edit: isEditor, label_edit: isEditor },
    health_safety: composeHealthAndSafety(record, elements, writer, source.permalink),
    rshp: { data: composeStatements(record, elements, writer) },
    general_use: labelRestrictions(elements.hazardStatements, record.composition.ingredients).generalUse,
    attachments: source.attachments,
    recommended_use: composeTexts('tds.recommendedUse', record.technical.recommendedUse, writer),
    recommended_levels: composeTexts('tds.recommendedLevels', record.technical.recommendedLevels, writer),
    special_features: composeTexts('tds.specialFeatures', record.technical.specialFeatures, writer),
    edit_param: composeEditParameters(
      record,
      { sds: source.sdsVersions.length > 0, tds: source.tdsVersions.length > 0 },
      languages,
      writer.language,
    ),
    label: { label_dim: labelDimensions },
    validLangs: languages.valid.map(languageIdOf),
    validTdsLangs: languages.validTds.map(languageIdOf),
  }
}

function composeBasic(source: DetailSource, writer: TextWriter): ProductDetail['basic'] {
  const { record, sdsVersions, tdsVersions } = source
  const synonym = record.synonyms.find(({ id }) => id === source.synonymId) ?? record.synonyms[0]
  if (!synonym) throw new Error(`Product ${record.permalinkId} has no synonym`)
  const [newest] = sdsVersions
  const nameVersion = ({ number, revisedOn }: StoredVersion) => ({
    id: number,
    text: writer.term('sds.versionOf', { version: String(number), date: writer.date(revisedOn) }),
    revision: revisedOn,
  })
  return {
    id: record.permalinkId,
    text: record.name,
    code_name: record.synonyms.flatMap(({ productCodes }) => productCodes)[0]?.code ?? null,
    variant: record.variant ? textOf(record.variant, writer) : null,
    description: textOf(record.description, writer),
    ufi: record.ufi ?? null,
    status: record.status,
    brand_style: record.brand,
    permalink: source.permalink,
    supplier: record.supplier.name,
    logo: record.supplier.logo ? svgUrl(record.supplier.logo) : null,
    qr: svgUrl(drawQrCode(source.permalink)),
    regulation: writer.heading('regulation'),
    created: newest?.compiledOn ?? null,
    created_lbl: writer.term('sds.compiled'),
    revision: newest?.revisedOn ?? null,
    revision_lbl: writer.term('sds.revised'),
    versions: sdsVersions.map(nameVersion),
    tds_versions: tdsVersions.map((version) => ({ ...nameVersion(version), version: version.number })),
    synonym: { synonym_id: synonym.id, articles: synonym.productCodes.map(composeArticle) },
  }
}

const composeArticle = ({ id, code }: { id: number; code: string }) => ({ code, synonym_code_id: id })

function composeCompany(company: Company, writer: TextWriter): ProductDetail['supplier'] {
  return {
    name: company.name,
    address: company.address,
    postal_code: company.postalCode ?? '',
    city: company.city,
    // A draft may have no country yet.
    country: company.country === '' ? '' : writer.country(company.country),
    country_code: company.country,
    telephone: company.telephone,
    email: company.email,
    website: company.website ?? null,
  }
}

function composeTexts(title: string, texts: readonly Text[], writer: TextWriter): ProductDetail['recommended_use'] {
  return { title: writer.term(title), data: texts.map((text) => textOf(text, writer)) }
}

const textOf = (text: Text, writer: TextWriter): string => plainText(writer.text(text))
