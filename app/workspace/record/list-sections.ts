import type { DetailSectionKey } from '../../../shared/brands.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { ProductDetail } from '../../../shared/product-detail.ts'
import { createNumberFormat } from '../../language/create-number-format.ts'
import type { Translate } from '../../language/texts.tsx'

/** A part of the product's page: rows of names and values, tables, or both. */
export interface ShownSection {
  key: string
  title: string
  rows: { name: string; lines: string[] }[]
  tables: ShownTable[]
  /** Says what nobody has answered, where there is nothing else; it must never sound like an answer. */
  empty?: string
}

export interface ShownTable {
  key: string
  caption: string
  /** One that `mayLack` is not there where no row has anything in it. */
  columns: { name: string; isNumber?: boolean; isCode?: boolean; mayLack?: boolean }[]
  /** The key says what a row is about; several rows may be about the same. */
  rows: { key: string; cells: string[] }[]
  /** Stands below all rows. */
  total?: string[]
}

/** Stands between numbers in one cell. */
export const codeSeparator = ' · '

interface Options {
  /** Sections that the brand does not show. */
  hidden: readonly DetailSectionKey[]
  /** Numbers are written as in this language. */
  language: LanguageCode
}

/** Sections of the signed-in product page in their order; substances and formulation mixer stand in the editor alone (specification, section 2). */
export function listSections(detail: ProductDetail, t: Translate, { hidden, language }: Options): ShownSection[] {
  const twoDecimals = writeTwoDecimals(language)
  const { basic, supplier, producer } = detail
  const title = (key: string) => t(`products.section.${key}`)
  const section = (key: string, content: Partial<Pick<ShownSection, 'rows' | 'tables' | 'empty'>>): ShownSection => ({
    key,
    title: title(key),
    rows: [],
    tables: [],
    ...content,
  })
  const row = (name: string, ...lines: (string | null)[]) => ({
    name: t(`products.row.${name}`),
    lines: lines.filter((line): line is string => line !== null && line !== ''),
  })
  const address = (company: ProductDetail['supplier']) =>
    [company.name, company.address, `${company.postal_code} ${company.city}`.trim(), company.country]
      .filter((part) => part !== '')
      .join(', ')
  return [
    section('basic', {
      rows: [
        row('name', basic.text),
        row('codes', ...detail.synonyms.flatMap(({ articles }) => articles.map(({ code }) => code))),
        row('ufi', basic.ufi),
        row('description', basic.description),
        row('supplier', address(supplier)),
        row('producer', address(producer)),
      ].filter(({ lines }) => lines.length > 0),
    }),
    ...(hidden.includes('classification')
      ? []
      : [
          section('classification', {
            empty: t('products.empty.classification'),
            rows: Object.entries(detail.clasification.data).map(([category, statements]) => ({
              name: category,
              lines: statements.map(({ rshp_id: code, text }) => `${code} ${text}`),
            })),
          }),
        ]),
    section('materials', {
      empty: t(`products.empty.${detail.parameter_edit.edit ? 'materials' : 'materialsHidden'}`),
      tables: [
        {
          key: 'materials',
          caption: title('materials'),
          columns: [
            { name: t('products.row.component') },
            { name: t('products.row.content'), isNumber: true },
            { name: t('products.row.range'), mayLack: true },
            { name: t('products.row.hazards'), mayLack: true },
          ],
          rows: detail.materials.map((material) => ({
            key: material.product_name,
            cells: [
              material.product_name,
              twoDecimals(material.content),
              material.content_range ?? '–',
              material.hazards.join(', ') || '–',
            ],
          })),
        },
      ],
    }),
    section('parameters', {
      empty: t('products.empty.parameters'),
      tables: Object.entries(detail.parameters_preview).map(([category, parameters]) => ({
        key: category,
        caption: t(`products.parameters.${category}`),
        columns: [
          { name: t('products.row.property') },
          { name: t('products.row.value') },
          { name: t('products.row.method') },
          { name: t('products.row.remark') },
        ],
        rows: (parameters ?? []).map(({ pcode, name, value, method, remark }) => ({ key: pcode, cells: [name, value, method, remark] })),
      })),
    }),
    section('healthSafety', {
      empty: t('products.empty.healthSafety'),
      rows: [
        row('signalWord', detail.health_safety.signal_word),
        // Those that others make needless stand on no label (CLP Article 26).
        row('pictograms', ...detail.health_safety.pictograms.filter(({ inProd }) => inProd).map(({ text }) => text)),
        row('statements', ...detail.health_safety.rshp.map(({ rshp_id: code, text }) => `${code} ${text}`)),
      ].filter(({ lines }) => lines.length > 0),
    }),
    section('attachments', {}),
    section('recommendations', {
      empty: t('products.empty.recommendations'),
      rows: [detail.recommended_use, detail.recommended_levels, detail.special_features]
        .filter(({ data }) => data.length > 0)
        .map(({ title: name, data }) => ({ name, lines: data })),
    }),
  ]
}

/** Substance content and formulation numbers have two decimals (specification, section 9). */
function writeTwoDecimals(language: LanguageCode): (value: number | null) => string {
  const { format } = createNumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (value) => (value === null ? '–' : format(value))
}
