/** The entries of goods that are carried heated, and what a person should know of them. */
import { say } from '../classification/sentences.ts'
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import type { ShippingNames } from '../adr/table-a.ts'
import { type Heated, isCarriedLiquid, isCarriedMolten, namedTwice, liquidFrom, mostOfClass3, solidFrom } from './hot-goods.ts'
import type { TransportHazard } from './precedence.ts'
import type { ModeProposal, TransportModeName, TransportNote } from './transport-proposal.ts'

/** °C up to which UN 3257 has the row of special provision 668. */
const mildlyHot = 190

/** The entry of what is dangerous by its heat alone. */
export function findHotEntry(main: TransportHazard, others: readonly unknown[], { hot }: EntryFacts): FoundEntryNumber | null {
  if (main.ofHeat === undefined || others.length > 0) return null
  const isMild = main.ofHeat === '3257' && hot != null && hot.temperature <= mildlyHot
  return { un: main.ofHeat, packingGroup: 'III', source: main.source, ...(isMild ? { row: '668' } : {}) }
}

/** Solids that Table A names a second time, molten, by CAS number. */
const molten: Readonly<Record<string, string>> = {
  '25321-14-6': '1600', // dinitrotoluenes
  '121-14-2': '1600',
  '606-20-2': '1600',
  '108-31-6': '2215', // maleic anhydride
  '91-20-3': '2304', // naphthalene
  '108-95-2': '2312', // phenol
  '12185-10-3': '2447', // white phosphorus
  '7704-34-9': '2448', // sulphur
  '7789-59-5': '2576', // phosphorus oxybromide
  '79-11-8': '3250', // chloroacetic acid
}

/** The entry of a pure substance that is a solid in the store and molten on the way (ADR 2.1.3.1). */
export function findMolten({ pure, state, flashPoint, hot = null }: EntryFacts): FoundEntryNumber | null {
  const un = pure === null || state !== 'solid' || hot === null || !isCarriedLiquid({ state, flashPoint, hot }) ? undefined : molten[pure]
  if (un === undefined) return null
  // Of the two rows of UN 2215 the second, of tanks alone, is that of the molten substance.
  return { un, isNamed: true, source: 'ADR 2.1.3.1', ...(namedTwice.has(un) ? { row: 'C3' } : {}) }
}

/** The names of UN 2215 where it is handed over as a solid: Table A has them in the row above the molten ones, which the data keep. */
export const withoutMolten = ({ en, de, fr }: ShippingNames): ShippingNames => ({
  en: en.replace(/, MOLTEN$/, ''),
  de: de.replace(/, GESCHMOLZEN$/, ''),
  fr: fr.replace(/ FONDU$/, ''),
})

const marks: Readonly<Record<TransportModeName, string | null>> = { road: 'ADR 5.3.3', sea: 'IMDG Code 5.3.2.2', air: null }
const wordings: Readonly<Record<'HOT' | 'MOLTEN', Readonly<Record<TransportModeName, string | null>>>> = {
  HOT: { road: 'ADR 5.4.1.1.14', sea: 'IMDG Code 5.4.1.4.3.4', air: null },
  MOLTEN: { road: 'ADR 3.1.2.5', sea: 'IMDG Code 3.1.2.5', air: 'IATA DGR 4.1.2' },
}

/** What a person should know of goods that are carried hot: the mark, the word beside the name, what nobody measured, and that none of them fly. */
export function notesOfHeat(
  goods: Heated,
  mode: TransportModeName,
  names: ModeProposal['shippingName'],
  un: string | null,
): TransportNote[] {
  const { hot, flashPoint, state } = goods
  if (hot == null || (state !== 'solid' && state !== 'liquid')) return []
  const isLiquid = isCarriedLiquid(goods)
  const isElevated = hot.temperature >= (isLiquid ? liquidFrom : solidFrom)
  const notes: TransportNote[] = []
  const note = (source: string | null, ...said: Parameters<typeof say>): void => {
    if (source !== null) notes.push({ source, ...say(...said) })
  }
  if (state === 'solid' && hot.meltingPoint === null) note('ADR 2.2.9.1.13', 'meltingPointMissing')
  if (isLiquid && flashPoint === null && hot.mayFlash && hot.temperature > mostOfClass3) note('ADR 2.2.3.1.2', 'flashPointMissing')
  if (isElevated) note(marks[mode], 'elevatedMark')
  const name = names?.en ?? ''
  const isSaid = isCarriedMolten(name)
  const word = state === 'solid' && isLiquid ? 'MOLTEN' : isElevated ? 'HOT' : null
  if (word !== null && !isSaid && name !== '') note(wordings[word][mode], 'nameHot', { word })
  if (mode === 'air' && forbiddenByAir.has(un ?? '')) note('IATA DGR 4.2', 'prohibited')
  return notes
}

/** Entries that neither passenger nor cargo aircraft take. */
const forbiddenByAir: ReadonlySet<string> = new Set(['3256', '3257', '3258', '2448', '2304', '2312', '2447', '3250', '3176', '2576'])
