import type { PackingGroup, ShippingNames, TransportRow, TransportTable } from '../adr/table-a.ts'
import { say } from '../classification/sentences.ts'
import { notesOfHeat } from './carried-hot.ts'
import { corrosiveSource } from './corrosive-mixture.ts'
import { notesOfReceptacle, type ReceptacleEntry } from './receptacles.ts'
import { namedSource } from './named-substances.ts'
import type { FoundEntryNumber } from './entry-facts.ts'
import type { Precedence } from './precedence.ts'
import type { TransportInput, TransportModeName, TransportNote } from './transport-proposal.ts'
import type { ViscousResult } from './viscous-liquids.ts'

/** What is known of the goods, and of the mode that is asked for. */
export interface ModeInput {
  input: TransportInput
  table: TransportTable
  precedence: Precedence | null
  found: FoundEntryNumber | null
  names: ShippingNames | null
  viscous: ViscousResult | null
  packingGroup: PackingGroup | null
  /** by the receptacle; null: it has no entry of its own */
  receptacle: ReceptacleEntry | null
  /** whether a further class is possible, of which data are missing: what is free because of one class alone is not free then */
  isOpen: boolean
  mode: TransportModeName
}

/** Where aerosols are forbidden whose contents are of packing group I by toxicity or corrosion; of IATA the number of its rule is not at hand. */
const forbiddenAerosols: Readonly<Record<TransportModeName, string>> = {
  road: 'ADR 2.2.2.2.2',
  sea: 'IMDG Code 3.3.1, special provision 63',
  air: 'UN Model Regulations, special provision 63',
}

const smallAerosols: Readonly<Record<'road' | 'sea', string>> = {
  road: 'ADR 3.3.1, special provision 190',
  sea: 'IMDG Code 3.3.1, special provision 190',
}

/** Special provision 190 asks for a capacity of no more than 50 ml, which nobody states: dispensers that hold more than that are never so small. */
function isSmallAerosol({ state, largestPack, unknown = [], unnamed = 0, holdsToxic = true }: TransportInput): boolean {
  return state === 'aerosol' && largestPack !== null && largestPack <= 0.05 && !holdsToxic && unknown.length === 0 && unnamed < 1
}

/** What a person should know of the proposal for a mode: why it is so, and what nobody knows yet. */
export function notesOf(
  { viscous, mode, input, found, precedence, names, receptacle }: ModeInput,
  row: TransportRow | undefined,
  isHazardousToWater: boolean,
): TransportNote[] {
  const notes: TransportNote[] = []
  const note = (source: string, ...said: Parameters<typeof say>): void => void notes.push({ source, ...say(...said) })
  // What the table names is not judged by the criteria: their class may be another one.
  const isJudged = found?.isNamed !== true || found.source !== namedSource
  if (precedence && isJudged)
    note(precedence.main.source, 'transportClass', {
      transportClass: precedence.main.transportClass,
      because: precedence.main.because.join(', '),
    })
  if (found) note(found.source, 'unNumber', { un: found.un })
  else note('ADR 2.1.2.2', 'supplierChooses')
  if (input.state === 'aerosol' && input.classification.some(({ category }) => category === 'Acute Tox. 1' || category === 'Skin Corr. 1A'))
    note(forbiddenAerosols[mode], 'prohibited')
  if (mode !== 'air' && isSmallAerosol(input)) note(smallAerosols[mode], 'smallAerosolsFree')
  notes.push(...notesOfReceptacle(input, receptacle, mode))
  notes.push(...notesOfHeat(input, mode, names, found?.un ?? null))
  if (row?.standing === 'prohibited') note('ADR 3.2.1, Table A', 'prohibited')
  if (row?.reading === 'single') note('ADR 3.2.1, Table A', 'oneReading')
  if (viscous !== null && viscous.outcome !== 'none' && viscous.missing.length > 0 && mode !== 'air')
    note(viscous.source, 'viscousNeedsData')
  if (viscous?.outcome === 'packingGroupIII' && viscous.missing.length === 0) note(viscous.source, 'viscousGroupIII')
  if (viscous?.outcome === 'notSubject' && viscous.missing.length === 0 && mode === 'sea') note('IMDG Code 2.3.2.5', 'viscousAtSea')
  if (isHazardousToWater && precedence?.main.transportClass !== '9') note('ADR 5.2.1.8.1', 'environmentalMark')
  const { corrosive } = input
  if (corrosive && isJudged && [precedence?.main, ...(precedence?.subsidiary ?? [])].some((one) => one?.source === corrosiveSource)) {
    const { packingGroup, sums } = corrosive
    if (packingGroup === null) note(corrosiveSource, 'corrosiveBelow', { sums })
    else note(corrosiveSource, 'corrosiveSum', { group: packingGroup, sums })
  }
  const isGroupOpen = input.classification.some(({ category }) => category === 'Skin Corr. 1')
  // Hydrochloric acid, which Table A names, has no group I.
  if (isGroupOpen && row?.packingGroup === 'I') note('ADR 2.2.8.1.5', 'groupOpen')
  const hazards = precedence === null ? [] : [precedence.main, ...precedence.subsidiary]
  if (isJudged && hazards.some(({ route }) => route === 'inhalation')) note('ADR 2.2.61.1.8', 'vapourConcentration')
  if (mode === 'road' && input.vapourPressure50 === null && row?.specialProvisions.some((one) => one === '640C' || one === '640D'))
    note('ADR 3.3.1, special provision 640', 'vapourPressureDecides')
  // Columns of the lists of dangerous goods that are no part of ADR.
  if (mode === 'sea') note('IMDG Code 3.2.1, columns 6, 15, 16a and 16b', 'seaNotHeld')
  if (mode === 'air') note('IATA DGR 4.2, columns G to M', 'airNotHeld')
  return notes
}
