/** Table A of ADR, 3.2.1: what is carried under which conditions. The edition stands with the data. */
import { openLineTable } from '../line-table.ts'

/** The edition that table-a.txt and proper-shipping-names.txt hold; from 1 July 2027 that of 2027 alone may be used (ADR 1.6.1.1). */
export const adrEdition = { name: 'ADR 2025', from: '2025-01-01', until: '2027-06-30' } as const

export type PackingGroup = 'I' | 'II' | 'III'

/** Columns of one row; what the table leaves empty is null or an empty list. */
export interface TransportRow {
  /** four digits: '1263' */
  readonly un: string
  /** column 3a: '3', '6.1' */
  readonly class: string
  /** column 3b: 'F1', 'T1 or T4' */
  readonly classificationCode: string | null
  readonly packingGroup: PackingGroup | null
  /** column 5: model numbers; empty where the row has none, null where 5.2.2.1.12 decides by the content */
  readonly labels: readonly string[] | null
  /** column 6, numbers in order: ['163', '367', '640C', '650'] */
  readonly specialProvisions: readonly string[]
  /** column 7a per inner packaging, '5 l', '0', or 'SP 251'; null where the goods are not carried under ADR */
  readonly limitedQuantity: string | null
  /** column 7b: 'E0' to 'E5', or 'SP 340' */
  readonly exceptedQuantity: string | null
  /** column 15, '0' to '4' (1.1.3.6) */
  readonly transportCategory: string | null
  /** column 15 in brackets without the brackets (8.6.4): 'D/E'; null: (–), no restriction */
  readonly tunnelCode: string | null
  /** column 20 */
  readonly hazardNumber: string | null
  /** carriage prohibited, or not subject to ADR, as the table says across its columns */
  readonly standing: 'carried' | 'prohibited' | 'notSubject'
  /**
   * `agreed`: two readings of the table agree on labels, limited quantity, transport category and tunnel code. `single`: those stand as
   * one reading has them, and the labels follow from the classification code. `corrected`: a slip of the readings was put right.
   */
  readonly reading: 'agreed' | 'single' | 'corrected'
}

export interface ShippingNames {
  /** as printed: the proper shipping name in capitals, what describes it in small letters (3.1.2.1) */
  readonly en: string
  readonly de: string
  readonly fr: string
}

export interface TransportTable {
  /** The rows of a UN number ('1263'), in the order of the table; an unknown number has none. */
  rowsOf(un: string): readonly TransportRow[]
  /** Every row, in order; made anew at each call. */
  allRows(): readonly TransportRow[]
  /** undefined for a number that the agreement does not list. */
  namesOf(un: string): ShippingNames | undefined
}

/**
 * Opens the table. Nothing is parsed before it is asked for, and what was asked for is kept: a few entries stand for most mixtures.
 * @param tableA content of table-a.txt
 * @param names content of proper-shipping-names.txt
 */
export function openTransportTable(tableA: Uint8Array, names: Uint8Array): TransportTable {
  const rows = openLineTable(tableA)
  const nameLines = openLineTable(names)
  const keptRows = new Map<string, readonly TransportRow[]>()
  const keptNames = new Map<string, ShippingNames>()

  function readRows(un: string): TransportRow[] {
    const found: TransportRow[] = []
    for (let line = rows.firstFrom(un); line < rows.count; line += 1) {
      const columns = rows.columns(line)
      if (columns[0] !== un) break
      found.push(readRow(columns))
    }
    return found
  }

  function readNames(un: string): ShippingNames | undefined {
    const line = nameLines.firstFrom(un)
    if (line === nameLines.count) return undefined
    const [number, en = '', de = '', fr = ''] = nameLines.columns(line)
    return number === un ? { en, de, fr } : undefined
  }

  return {
    rowsOf(un) {
      const kept = keptRows.get(un)
      if (kept !== undefined) return kept
      const found = readRows(un)
      // Numbers that the table does not have are not kept: anybody may make them up.
      if (found.length > 0) keptRows.set(un, found)
      return found
    },
    allRows: () => Array.from({ length: rows.count }, (_, line) => readRow(rows.columns(line))),
    namesOf(un) {
      const found = keptNames.get(un) ?? readNames(un)
      if (found !== undefined) keptNames.set(un, found)
      return found
    },
  }
}

const readings: Readonly<Record<string, TransportRow['reading']>> = { '': 'agreed', '1': 'single', '*': 'corrected' }

function readRow(columns: readonly string[]): TransportRow {
  const [
    un = '',
    hazardClass = '',
    code,
    group,
    labels = '',
    provisions = '',
    limited,
    excepted,
    category,
    tunnel,
    hazard,
    standing,
    reading,
  ] = columns
  return {
    un,
    class: hazardClass,
    classificationCode: code || null,
    packingGroup: group === 'I' || group === 'II' || group === 'III' ? group : null,
    labels: labels === '?' ? null : list(labels),
    specialProvisions: list(provisions),
    limitedQuantity: limited || null,
    exceptedQuantity: excepted || null,
    transportCategory: category || null,
    tunnelCode: tunnel || null,
    hazardNumber: hazard || null,
    standing: standing === 'prohibited' || standing === 'notSubject' ? standing : 'carried',
    reading: readings[reading ?? ''] ?? 'corrected',
  }
}

const list = (column: string): string[] => (column === '' ? [] : column.split(', '))
