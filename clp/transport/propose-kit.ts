import { adrEdition, type PackingGroup, type TransportRow, type TransportTable } from '../adr/table-a.ts'
import { cutShippingNames } from './shipping-names.ts'
import type { ShippingNames } from '../adr/table-a.ts'

export interface KitPart {
  readonly transportClass: string | null
  readonly packingGroup: PackingGroup | null
  /** the component that hardens the base: an organic peroxide */
  readonly isActivator: boolean
  readonly state: 'solid' | 'liquid'
}

export interface KitProposal {
  readonly unNumber: string
  readonly shippingName: ShippingNames | null
  readonly packingGroup: PackingGroup | null
  readonly row: TransportRow | null
  readonly edition: string
  readonly source: string
}

const severity: readonly PackingGroup[] = ['I', 'II', 'III']

/**
 * The entry of a kit of several components in one package: a polyester resin kit where an organic peroxide hardens a base (special provision
 * 236), a chemical kit for small amounts of analysis or repair (251). Other components that are packed together keep entries of their own
 * (ADR 4.1.10): null.
 */
export function proposeKit(
  parts: readonly KitPart[],
  use: 'resinKit' | 'chemicalKit' | 'packedTogether',
  table: TransportTable,
): KitProposal | null {
  const bases = parts.filter(({ isActivator }) => !isActivator)
  const groups = (use === 'resinKit' ? bases : parts).map(({ packingGroup }) => packingGroup)
  const packingGroup = severity.find((group) => groups.includes(group)) ?? null
  if (use === 'packedTogether') return null
  if (use === 'chemicalKit') return found('3316', packingGroup, 'ADR 3.3.1, special provision 251', table)
  const hasActivator = parts.some(({ isActivator, transportClass }) => isActivator && transportClass === '5.2')
  if (!hasActivator || packingGroup === null || packingGroup === 'I') return null
  const isLiquid = bases.some(({ transportClass }) => transportClass === '3')
  return found(isLiquid ? '3269' : '3527', packingGroup, 'ADR 3.3.1, special provision 236', table)
}

function found(un: string, packingGroup: PackingGroup | null, source: string, table: TransportTable): KitProposal {
  const rows = table.rowsOf(un)
  const names = table.namesOf(un)
  return {
    unNumber: un,
    shippingName: names === undefined ? null : cutShippingNames(names),
    packingGroup,
    row: rows.find((row) => row.packingGroup === packingGroup) ?? rows[0] ?? null,
    edition: adrEdition.name,
    source,
  }
}
