/** Goods that are carried under the entry of their receptacle: cartridges, fire extinguishers, lighters, and chemicals under pressure (ADR 2.2.2.1.2, 5, 6 and 8). */
import { say } from '../classification/sentences.ts'
import type { TransportHazard } from './precedence.ts'
import type { TransportInput, TransportModeName, TransportNote } from './transport-proposal.ts'
import type { FoundEntryNumber } from './entry-facts.ts'

/** What the contents do, for the code of a receptacle. */
type Contents = Pick<TransportInput, 'state' | 'receptacle' | 'largestPack' | 'holdsToxic'> & {
  readonly holdsFlammable?: boolean | undefined
}

/** Litres that a cartridge, and an aerosol dispenser, holds at most: ADR 6.2.6.1.3. */
const mostOfCartridge = 1

export interface ReceptacleEntry {
  /** null: contents that are not accepted so */
  readonly entry: FoundEntryNumber | null
}

const source = { small: 'ADR 2.2.2.1.6', article: 'ADR 2.2.2.1.2 (6)', chemical: 'ADR 2.2.2.1.7' } as const
const entryOf = (un: string, row: string, from: string): ReceptacleEntry => ({ entry: { un, row, isNamed: true, source: from } })
const refused: ReceptacleEntry = { entry: null }

/** Chemicals under pressure by the group of their contents. */
const chemicals: Readonly<Record<string, string>> = { A: '3500', F: '3501', T: '3502', C: '3503', TF: '3504', FC: '3505' }

/**
 * The entry by the receptacle; null: it has none of its own, as a cylinder. What was found of the contents makes the group; the goods are of class 2, whatever
 * they contain.
 */
export function findReceptacleEntry(contents: Contents, hazards: readonly TransportHazard[]): ReceptacleEntry | null {
  const { state, receptacle = null, largestPack } = contents
  const is = (transportClass: string): boolean => hazards.some((one) => one.transportClass === transportClass)
  if (receptacle === 'gasCartridge' && state === 'gas' && (largestPack === null || largestPack <= mostOfCartridge)) {
    const group = `${is('2.3') ? 'T' : ''}${is('2.1') ? 'F' : is('5.1') ? 'O' : ''}${is('8') ? 'C' : ''}`
    return entryOf('2037', `5${group === '' ? 'A' : group}`, source.small)
  }
  if ((receptacle === 'lighter' || receptacle === 'lighterRefill') && state === 'gas' && is('2.1') && !is('2.3')) {
    const { entry } = entryOf('1057', '6F', source.article)
    return { entry: entry === null || receptacle === 'lighter' ? entry : { ...entry, isSecondName: true } }
  }
  // An agent that burns, corrodes or poisons is none that this entry is for.
  if (receptacle === 'fireExtinguisher') return hazards.every(isMild) ? entryOf('1044', '6A', source.article) : null
  if (receptacle === 'chemicalUnderPressure' && (state === 'liquid' || state === 'solid')) return ofChemical(contents, hazards)
  return null
}

const isMild = ({ transportClass }: TransportHazard): boolean => transportClass === '2.2' || transportClass === '9'

/** Classes whose substances must not be components of chemicals under pressure: ADR 2.2.2.1.7, Note 3. */
const notUnderPressure: ReadonlySet<string> = new Set(['1', '4.2', '4.3', '5.1', '5.2', '2.3'])

/** ADR 2.2.2.1.7: flammable by any component; nothing of packing group I, and nothing that is toxic and corrosive (Note 2). */
function ofChemical({ holdsFlammable = false }: Contents, hazards: readonly TransportHazard[]): ReceptacleEntry {
  const of = (transportClass: string): TransportHazard | undefined => hazards.find((one) => one.transportClass === transportClass)
  const [toxic, corrosive] = [of('6.1'), of('8')]
  const isGrave = [toxic, corrosive].some((one) => one?.packingGroup === 'I')
  if (isGrave || (toxic && corrosive) || hazards.some((one) => notUnderPressure.has(one.transportClass))) return refused
  const isFlammable = holdsFlammable || of('3') !== undefined || of('4.1') !== undefined || of('2.1') !== undefined
  const group = `${toxic ? 'T' : ''}${isFlammable ? 'F' : ''}${corrosive ? 'C' : ''}` || 'A'
  const un = chemicals[group]
  return un === undefined ? refused : entryOf(un, `8${group}`, source.chemical)
}

const smallSources: Readonly<Record<TransportModeName, string | null>> = {
  road: 'ADR 3.3.1, special provision 191',
  sea: 'IMDG Code 3.3.1, special provision 191',
  air: null,
}

/** What a person should know of goods in such a receptacle. */
export function notesOfReceptacle(input: TransportInput, found: ReceptacleEntry | null, mode: TransportModeName): TransportNote[] {
  if (found === null) return []
  if (found.entry === null) return [{ source: source.chemical, ...say('prohibited') }]
  const { un } = found.entry
  const { largestPack, holdsToxic = true, unknown = [], unnamed = 0 } = input
  const isHarmless = !holdsToxic && unknown.length === 0 && unnamed < 1
  const small = smallSources[mode]
  return [
    ...(un === '1044' && mode === 'road' ? [{ source: 'ADR 3.3.1, special provision 594', ...say('extinguishersFree') }] : []),
    ...(un === '2037' && small !== null && largestPack !== null && largestPack <= 0.05 && isHarmless
      ? [{ source: small, ...say('smallCartridgesFree') }]
      : []),
  ]
}
