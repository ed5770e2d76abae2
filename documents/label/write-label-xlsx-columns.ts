import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode } from '../../shared/record/transport.ts'
import type { LabelLanguageBlock, LabelModel } from './label-model.ts'

/** A row: a product code in a language. */
export interface XlsxRow {
  /** Composed in the language of the row alone. */
  label: LabelModel
  block: LabelLanguageBlock
  /** Empty where the product has none. */
  code: string
  /** The other names that the label of the code has, parted by semicolons. */
  synonym: string
  /** Content of the pack; empty for a code to which the product's default content does not belong. */
  quantity: string
  transport: ProductRecord['transport']
}

interface XlsxColumn {
  /** Never changes: templates of the printing tool go by it. */
  name: string
  /** Of the column, in characters. */
  width: number
  read(row: XlsxRow): string
}

const statements = (list: LabelLanguageBlock['hazard']) => list.map(({ text }) => text).join(' ')
const codes = (list: LabelLanguageBlock['hazard']) => list.map(({ code }) => code).join(', ')
const directions = ({ block }: XlsxRow, part: 'usage' | 'storage') =>
  block.directions.find((direction) => direction.part === part)?.text ?? ''

/** The columns in their order. New ones come at the end, before `qr_image`; the last two hold pictures. */
export const xlsxColumns: readonly XlsxColumn[] = [
  { name: 'product_code', width: 18, read: ({ code }) => code },
  { name: 'language', width: 10, read: ({ label }) => label.language },
  { name: 'product_name', width: 30, read: ({ label }) => label.name },
  { name: 'synonym', width: 30, read: ({ synonym }) => synonym },
  { name: 'variant', width: 20, read: ({ label }) => label.variant },
  { name: 'description', width: 40, read: ({ label }) => label.description },
  { name: 'quantity', width: 14, read: ({ quantity }) => quantity },
  { name: 'ufi', width: 22, read: ({ label }) => label.ufi ?? '' },
  { name: 'signal_word', width: 12, read: ({ block }) => block.signalWord ?? '' },
  { name: 'hazard_codes', width: 24, read: ({ block }) => codes(block.hazard) },
  { name: 'hazard_statements', width: 50, read: ({ block }) => statements(block.hazard) },
  { name: 'precautionary_codes', width: 24, read: ({ block }) => codes(block.precautionary) },
  { name: 'precautionary_statements', width: 60, read: ({ block }) => statements(block.precautionary) },
  { name: 'supplemental_codes', width: 16, read: ({ block }) => codes(block.supplemental) },
  { name: 'supplemental_statements', width: 40, read: ({ block }) => statements(block.supplemental) },
  { name: 'further_texts', width: 40, read: ({ block }) => [...block.further, ...block.distinct].join(' ') },
  { name: 'contains', width: 40, read: ({ block }) => block.contains?.text ?? '' },
  { name: 'pictogram_codes', width: 16, read: ({ label }) => label.pictograms.map(({ code }) => code).join(', ') },
  { name: 'pictogram_names', width: 40, read: ({ label }) => label.pictograms.map(({ description }) => description).join('; ') },
  { name: 'usage', width: 40, read: (row) => directions(row, 'usage') },
  { name: 'storage', width: 40, read: (row) => directions(row, 'storage') },
  { name: 'info_text', width: 30, read: ({ label }) => label.infoText },
  { name: 'supplier_name', width: 26, read: ({ label }) => label.supplier.name },
  { name: 'supplier_address', width: 40, read: ({ label }) => label.supplier.address },
  { name: 'supplier_telephone', width: 20, read: ({ label }) => label.supplier.telephone },
  {
    name: 'un_number',
    width: 12,
    read: ({ label, transport }) => (label.transport && findTransportMode(transport, 'road')?.number) ?? '',
  },
  { name: 'transport_classes', width: 16, read: transportClasses },
  {
    name: 'transport_marks',
    width: 20,
    read: ({ label }) =>
      (label.transport?.diamonds ?? []).flatMap(({ sign, description }) => (/^\d/.test(sign) ? [] : description)).join('; '),
  },
  { name: 'qr_address', width: 40, read: ({ label }) => label.qr?.address ?? '' },
  { name: 'substance_name', width: 30, read: ({ label }) => (label.substance?.names ?? []).join(' / ') },
  { name: 'substance_number', width: 22, read: ({ label }) => label.substance?.number ?? '' },
  {
    name: 'unofficial_codes',
    width: 16,
    read: ({ label }) => label.warnings.flatMap(({ kind, elements }) => (kind === 'unofficialWording' ? elements : [])).join(', '),
  },
  { name: 'aerosol_marks', width: 12, read: ({ label }) => (label.isAerosolDispenser ? 'ɜ, LOT' : '') },
  { name: 'logo_image', width: 12, read: () => '' },
  { name: 'qr_image', width: 12, read: () => '' },
]

/** ADR 5.2.2: the class and the subsidiary hazards. */
function transportClasses({ label, transport }: XlsxRow): string {
  const road = label.transport && findTransportMode(transport, 'road')
  return road ? [...new Set([road.hazardClass, ...road.subsidiaryHazards])].join(', ') : ''
}
