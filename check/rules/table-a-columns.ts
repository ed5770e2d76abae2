import type { TransportRow, TransportTable } from '../../clp/adr/table-a.ts'
import type { PatchStep } from '../../shared/json-patch.ts'
import type { TransportMode, TransportModeName } from '../../shared/record/transport.ts'

type Field = 'limitedQuantity' | 'exceptedQuantity' | 'transportCategory' | 'tunnelCode' | 'hazardNumber'

/** Numbers of columns of ADR 3.2, Table A. */
export const columns: readonly { column: string; field: Field; read: (row: TransportRow) => string | null }[] = [
  { column: '7a', field: 'limitedQuantity', read: (row) => row.limitedQuantity },
  { column: '7b', field: 'exceptedQuantity', read: (row) => row.exceptedQuantity },
  { column: '15', field: 'transportCategory', read: (row) => row.transportCategory },
  { column: '15', field: 'tunnelCode', read: (row) => row.tunnelCode ?? '–' },
  { column: '20', field: 'hazardNumber', read: (row) => row.hazardNumber },
]

/** Columns that the Model Regulations have for every mode: IMDG Code 3.4 and 3.5. Quantities by air are those of IATA, per package. */
const ofSea: ReadonlySet<Field> = new Set(['limitedQuantity', 'exceptedQuantity'])
const ofAir: ReadonlySet<Field> = new Set(['exceptedQuantity'])

/** As two writings of one value compare. */
export const normalise = (value: string): string =>
  value
    .replaceAll(/[()\s]/g, '')
    .replaceAll('—', '–')
    .replaceAll('-', '–')
    .toLowerCase()

/** As a transport document has it: ADR 5.4.1.1.1(k). */
const bracket = (code: string): string => (code.startsWith('(') ? code : `(${code})`)
export const writeTunnelCode = (code: string | null): string => (code === null ? '–' : bracket(code))

/** The step that gives a mode the one value that all rows have; null where they have several, or none that a sheet prints. */
export function mendColumn(name: TransportModeName, field: Field, listed: readonly (string | null)[]): PatchStep | null {
  const [only, ...more] = new Set(listed)
  if (typeof only !== 'string' || only === '–' || only.startsWith('SP ') || more.length > 0) return null
  return { op: 'add', path: `/transport/${name}/${field}`, value: field === 'tunnelCode' ? bracket(only) : only }
}

/** Another packing group is another row of Table A: what the mode says of quantities, tunnels and hazard number goes with it. */
export function mendPackingGroup(mode: TransportMode, name: TransportModeName, found: string | null, table: TransportTable): PatchStep[] {
  const path = `/transport/${name}/packingGroup`
  const rows = table
    .rowsOf(mode.number.replace('UN ', ''))
    .filter((row) => row.packingGroup === found && [undefined, row.classificationCode].includes(mode.classificationCode))
  const follow = columns.flatMap(({ field, read }) => {
    const own = mode[field]
    const isOfMode = name === 'road' || (name === 'sea' ? ofSea : ofAir).has(field)
    if (own === undefined || !isOfMode || rows.some((row) => normalise(read(row) ?? '') === normalise(own))) return []
    return mendColumn(name, field, rows.map(read)) ?? []
  })
  return [found === null ? { op: 'remove', path } : { op: 'add', path, value: found }, ...follow]
}
