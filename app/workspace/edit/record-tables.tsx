import type { ReactElement } from 'react'
import { createNumberFormat } from '../../language/create-number-format.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Names } from '../../ui/shown.tsx'
import '../../ui/table.css'
import { codeSeparator } from '../record/list-sections.ts'
import { PartTable } from '../record/product-section.tsx'
import { describeValue, findPhraseKeys } from './fields/describe-value.ts'
import { asList, asObject, asText, type RecordValue } from '../record/record-values.ts'
import { useWords } from './fields/use-phrases.ts'

interface RecordTableProps {
  /** The field of the draft that the table sums up. */
  value: RecordValue
}

/** Numbers of substances have two decimals, as those of formulations (specification, section 9). */
function useTwoDecimals(): (value: RecordValue) => string {
  const { format } = createNumberFormat(useInterfaceLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (value) => (typeof value === 'number' ? format(value) : '–')
}

/** The substances as they stand in the draft, in edit mode only (specification, section 2). */
export function SubstancesTable({ value }: RecordTableProps): ReactElement | null {
  const t = useTranslate()
  const twoDecimals = useTwoDecimals()
  const ingredients = asList(asObject(value)['ingredients']).map(asObject)
  const words = useWords(findPhraseKeys(ingredients.map(({ name }) => name)))
  if (ingredients.length === 0) return null
  const numbers = ['casNumber', 'ecNumber', 'indexNumber', 'reachNumber']
  const table = {
    key: 'substances',
    caption: t('products.section.substances'),
    columns: [
      { name: t('products.row.substance') },
      { name: t('products.row.numbers'), isCode: true },
      { name: t('products.row.content'), isNumber: true },
      { name: t('products.row.range'), isNumber: true },
    ],
    rows: ingredients.map((one, index) => {
      const { from, to } = asObject(one['contentRange'])
      return {
        key: String(index),
        cells: [
          describeValue(one['name'], words) || '–',
          numbers.flatMap((name) => asText(one[name]) || []).join(codeSeparator) || '–',
          twoDecimals(one['content']),
          from === undefined && to === undefined ? '–' : `${twoDecimals(from)} – ${twoDecimals(to)}`,
        ],
      }
    }),
  }
  return <PartTable table={table} before={table} />
}

const figures = [
  { name: 'massPercent', head: 'products.row.mass' },
  { name: 'volume', head: 'products.row.volume' },
  { name: 'price', head: 'products.row.price' },
] as const

/**
 * The formulation mixer as it stands in the draft: component, mass in %, volume, price in euro, the instructions between them, and a total
 * row that ends at 100.00 % once the record is right. In edit mode only (specification, section 2).
 */
export function MixerTable({ value }: RecordTableProps): ReactElement | null {
  const t = useTranslate()
  const twoDecimals = useTwoDecimals()
  const rows = asList(value).map(asObject)
  const words = useWords(findPhraseKeys(rows))
  const materials = rows.filter(({ type }) => type === 'M')
  if (materials.length === 0) return null
  // Counted in hundredths, because 2.3 + 6.1 + 1.6 is not 10 in floating point.
  const hundredths = (given: RecordValue) => (typeof given === 'number' ? Math.round(given * 100) : 0)
  const sum = (name: string) => twoDecimals(materials.reduce((total, row) => total + hundredths(row[name]), 0) / 100)
  return (
    <table className="table">
      <caption>{t('products.section.mixer')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('products.row.component')}</th>
          {figures.map(({ name, head }) => (
            <th key={name} scope="col" className="r">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) =>
          row['type'] === 'M' ? (
            // Rows have no name of their own.
            // eslint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                <Names>{asText(row['name']) || '–'}</Names>
              </th>
              {figures.map(({ name }) => (
                <td key={name} className="r">
                  {twoDecimals(row[name])}
                </td>
              ))}
            </tr>
          ) : (
            // eslint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td colSpan={figures.length + 1}>{describeValue(row['instruction'], words) || '–'}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('products.row.total')}</th>
          {figures.map(({ name }) => (
            <td key={name} className="r">
              {sum(name)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
