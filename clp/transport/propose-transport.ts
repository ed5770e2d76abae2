import { say } from '../classification/sentences.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import { adrEdition, type PackingGroup, type ShippingNames, type TransportRow, type TransportTable } from '../adr/table-a.ts'
import { withoutMolten } from './carried-hot.ts'
import { isCarriedLiquid, isFlashOfHeatOpen, namedTwice } from './hot-goods.ts'
import { findTransportHazards, isEnvironmentallyHazardous } from './classify-transport.ts'
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { exempt } from './exempt-goods.ts'
import { findEntry, findNamedProduct } from './find-entry.ts'
import { freeSolution } from './free-solutions.ts'
import { type ModeInput, notesOf } from './notes-of-mode.ts'
import { namedButNotFound } from './named-substances.ts'
import { isPesticide } from './pesticide-entries.ts'
import { type Precedence, rankHazards, type TransportHazard } from './precedence.ts'
import { findReceptacleEntry } from './receptacles.ts'
import { chooseTechnicalNames, cutShippingNames, nameAerosolByAir, nameSolution, technicalNameProvisions } from './shipping-names.ts'
import type { ModeProposal, TransportInput, TransportModeName, TransportNote, TransportProposal } from './transport-proposal.ts'
import { isOfOtherClass } from './group-of-named.ts'
import { judgeViscousLiquid, type ViscousResult } from './viscous-liquids.ts'

interface Edition {
  readonly name: string
  /** the last day on which it may be used */
  readonly until: string
  readonly source: string
  /** how the edition that replaces it is called */
  readonly next: string
}

/** The editions by which is proposed: of the sea obligatory from 1 January 2026 until the next one is, of the air for one calendar year. */
const editions: Readonly<Record<TransportModeName, Edition>> = {
  road: { ...adrEdition, source: 'ADR 2027, 1.6.1.1', next: 'ADR 2027' },
  sea: { name: 'IMDG Code, Amendment 42-24', until: '2027-12-31', source: 'IMDG Code, foreword', next: 'IMDG Code, Amendment 43-26' },
  air: { name: 'IATA DGR, 67th edition (2026)', until: '2026-12-31', source: 'IATA DGR, 1.1.1', next: 'IATA DGR, 68th edition (2027)' },
}
const modes: readonly TransportModeName[] = ['road', 'sea', 'air']

/**
 * Proposes UN number, name and conditions by road, sea and air, each with its reasons; a person takes or changes them. The classification in
 * transport follows from that by CLP and from the data; what only tests of transport know is written in the notes.
 */
export function proposeTransport(input: TransportInput, table: TransportTable): TransportProposal {
  const proposed = proposeAlike(input, table)
  // Gas oils from above 60 °C are of class 3 in ADR alone: IMDG Code 2.3.1.2 and IATA DGR 3.3.1 have no such note.
  if (input.isGasOil !== true || input.flashPoint === null || input.flashPoint <= 60) return proposed
  const { modes: others } = proposeAlike({ ...input, isGasOil: false }, table)
  const isRoad = ({ mode }: ModeProposal): boolean => mode === 'road'
  return { ...proposed, modes: [...proposed.modes.filter(isRoad), ...others.filter((one) => !isRoad(one))] }
}

/** By the same class for each mode. */
function proposeAlike(input: TransportInput, table: TransportTable): TransportProposal {
  const state = input.state === 'solid' ? 'solid' : 'liquid'
  const hazards = findTransportHazards({ ...input, isPesticide: isPesticide(entryFacts(input)) })
  const receptacle = findReceptacleEntry(input, hazards)
  const precedence = rankHazards(ofReceptacle(hazards, receptacle !== null), state)
  const isAerosol = input.state === 'aerosol'
  const named = receptacle === null ? findNamedProduct(precedence, entryFacts(input)) : receptacle.entry
  const hasGroup = (un: string): boolean => table.rowsOf(un).some((row) => row.packingGroup === precedence?.packingGroup)
  const open = warnOfOpen(input, precedence, named === null ? [] : table.rowsOf(named.un))
  const warnings = [...warnOfEditions(input.day), ...open, ...warnOfUnknown(input)]
  if (precedence === null && !isAerosol && named === null && receptacle === null) {
    // What is open concerns the sea and the air alone then.
    const free = freeSolution(input, precedence)
    return { isDangerous: false, precedence, modes: [], warnings: free === null ? warnings : [...warnings, free] }
  }
  const found: FoundEntryNumber | null = isAerosol
    ? { un: '1950', source: 'ADR 2.2.2.1.6' }
    : (named ?? (receptacle === null ? precedence && findEntry(precedence, entryFacts(input), hasGroup) : null))
  const printed = found === null ? undefined : table.namesOf(found.un)
  const names = printed === undefined ? null : chooseNames(printed, input, found)
  const viscous = receptacle === null ? judgeViscosity(input, precedence) : null
  const byRule = viscous?.outcome === 'packingGroupIII' && viscous.missing.length === 0 ? 'III' : (precedence?.packingGroup ?? null)
  const packingGroup = found?.packingGroup ?? (isOfOtherClass(found, precedence, table) ? null : byRule)
  const shared = { input, table, precedence, found, names, viscous, packingGroup, receptacle, isOpen: open.length > 0 }
  return {
    isDangerous: true,
    precedence,
    modes: modes.map((mode) => proposeMode({ ...shared, mode })),
    warnings,
  }
}

/** Under pressure everything is of class 2; what the contents are besides the label of the entry says. */
function ofReceptacle(hazards: readonly TransportHazard[], isUnderPressure: boolean): readonly TransportHazard[] {
  const [first] = hazards
  if (!isUnderPressure || first === undefined || hazards.some(({ transportClass }) => transportClass.startsWith('2.'))) return hazards
  const isFlammable = hazards.some(({ transportClass }) => transportClass === '3' || transportClass === '4.1')
  return [{ transportClass: isFlammable ? '2.1' : '2.2', packingGroup: null, because: first.because, source: 'ADR 2.2.2.1.7' }, ...hazards]
}

function chooseNames(printed: ShippingNames, input: TransportInput, found: FoundEntryNumber | null): ShippingNames {
  if (found?.isDissolved === true) return nameSolution(printed)
  const names = cutShippingNames(printed, input.isRelatedMaterial || found?.isSecondName === true)
  return found !== null && namedTwice.has(found.un) && !isCarriedLiquid(input) ? withoutMolten(names) : names
}

/** Of each edition that may not be used on the day any more: ADR 2025 from 1 July 2027 (ADR 2027, 1.6.1.1), others as they are replaced. */
function warnOfEditions(day: string): TransportNote[] {
  return modes.flatMap((mode): TransportNote[] => {
    const { name, until, source, next } = editions[mode]
    return day <= until ? [] : [{ source, ...say('editionEnds', { edition: name, day: until, next }) }]
  })
}

/** What is not known is not denied: 35 % of hydrogen peroxide without a test of its oxidising power is no reason to call it harmless. */
function warnOfOpen(input: TransportInput, precedence: Precedence | null, named: readonly TransportRow[]): TransportNote[] {
  const { open, state, classification } = input
  if (state === 'aerosol') {
    const aerosols = open.filter((category) => category.startsWith('Aerosol'))
    return aerosols.length === 0 ? [] : [{ source: 'ADR 2.2.2.1.6', ...say('transportOpen', { categories: aerosols.join(', ') }) }]
  }
  const free = isWateredPeroxide(input) ? ['5.1', '8'] : []
  const byCriteria = precedence === null ? [] : [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const found = new Set<string>([...byCriteria, ...named.flatMap(({ labels }) => labels ?? [])])
  const isGas = [...found].some((one) => one.startsWith('2'))
  const withoutEntry = classification.map(({ category }) => category).filter((category) => unassigned.has(category))
  const categories = open.filter((category) => {
    if (unassigned.has(category)) return true
    if (isGas && category.startsWith('Press. Gas')) return false
    const facts = {
      state,
      classification: [{ category, statements: [] }],
      flashPoint: null,
      initialBoilingPoint: null,
      sustainsCombustion: null,
    }
    return findTransportHazards(facts).some(({ transportClass }) => !found.has(transportClass) && !free.includes(transportClass))
  })
  const ofHeat = isFlashOfHeatOpen(input) && !found.has('3') ? ['UN 3256'] : []
  const ofNames = named.length > 0 ? [] : namedButNotFound(input, found)
  const all = [...new Set([...withoutEntry, ...categories, ...ofHeat, ...ofNames])]
  return all.length === 0 ? [] : [{ source: 'ADR 2.1.3.5', ...say('transportOpen', { categories: all.join(', ') }) }]
}

/** %: from it on a hazard that nobody knows may make dangerous goods of the mixture, as for its statement (CLP Annex I, 3.1.3.6.2.2). */
const unnamedFrom = 1

/** That no class of dangerous goods was found says nothing of what nobody knows. */
function warnOfUnknown({ unknown = [], unnamed = 0 }: TransportInput): TransportNote[] {
  const source = 'ADR 2.1.3.5'
  return [
    ...(unknown.length === 0 ? [] : [{ source, ...say('unknownHazards', { substances: unknown.join(', ') }) }]),
    ...(unnamed < unnamedFrom ? [] : [{ source, ...say('notNamed', { content: unnamed }) }]),
  ]
}

/** Hydrogen peroxide below 8 % in water is not subject to the rules, whatever it may do (special provision 65 of ADR and IMDG Code). */
const isWateredPeroxide = ({ dangerous, content, isAqueous = false }: TransportInput): boolean =>
  isAqueous && dangerous.length === 1 && dangerous[0] === '7722-84-1' && content !== null && content < 8

/**
 * Categories that are dangerous goods, but have no entry by their category alone: what may not be carried at all (ADR 2.2.1.2, 2.2.41.2.3, 2.2.52.2), and
 * desensitised explosives, which have entries by their name (2.2.3.1.1, 2.2.41.1.18).
 */
const unassigned: ReadonlySet<HazardCategoryCode> = new Set([
  'Unst. Expl.',
  'Self-react. A',
  'Org. Perox. A',
  'Desen. Expl. 1',
  'Desen. Expl. 2',
  'Desen. Expl. 3',
  'Desen. Expl. 4',
])

const entryFacts = (input: TransportInput): EntryFacts => ({
  ...input,
  categories: input.classification.map(({ category }) => category),
  isAcid: input.isAcid ?? null,
  carriers: input.carriers ?? [],
  pure: input.pure ?? null,
  isGasOil: input.isGasOil ?? false,
  nitrocellulose: input.viscosity.nitrocellulose,
})

function judgeViscosity(input: TransportInput, precedence: Precedence | null): ViscousResult | null {
  const { flashPoint } = input
  if (
    precedence?.main.transportClass !== '3' ||
    precedence.main.ofHeat !== undefined ||
    flashPoint === null ||
    precedence.packingGroup === 'I'
  )
    return null
  return judgeViscousLiquid({
    ...input.viscosity,
    flashPoint,
    isToxicOrCorrosive: precedence.subsidiary.some(({ transportClass }) => transportClass === '6.1' || transportClass === '8'),
    isEnvironmentallyHazardous: isEnvironmentallyHazardous(input.classification),
    largestPack: input.largestPack,
  })
}

function proposeMode(facts: ModeInput): ModeProposal {
  const { input, table, precedence, found, names, mode } = facts
  // IATA DGR 3.3.3.1: packing group III by viscosity only in packs of up to 30 l
  const isBig = mode === 'air' && input.largestPack !== null && input.largestPack > 30
  const packingGroup = isBig ? (precedence?.packingGroup ?? null) : facts.packingGroup
  const isViscousThird = packingGroup === 'III' && precedence?.packingGroup !== 'III'
  const row = found === null ? undefined : chooseRow(table.rowsOf(found.un), input, found, packingGroup, isViscousThird)
  const environmentallyHazardous = isEnvironmentallyHazardous(input.classification)
  const subsidiary = subsidiaryOf(facts, row)
  const needsNames = row?.specialProvisions.some((one) => technicalNameProvisions.includes(one)) ?? false
  const exemption = exempt({ ...facts, isEnvironmentallyHazardous: environmentallyHazardous })
  const isRoad = mode === 'road'
  return {
    mode,
    edition: editions[mode].name,
    regulated: exemption === null,
    unNumber: found?.un ?? null,
    shippingName: mode === 'air' && input.state === 'aerosol' ? nameAerosolByAir(row, names) : names,
    technicalNames: needsNames ? chooseTechnicalNames(candidatesOf(input, precedence), classForNames(precedence, row), subsidiary) : [],
    transportClass: (row === undefined ? precedence?.main.transportClass : classIn(mode, row)) ?? null,
    subsidiary,
    packingGroup: row === undefined ? packingGroup : row.packingGroup,
    labels: row === undefined ? null : labelsIn(mode, row),
    environmentallyHazardous,
    // IATA has limited quantities of its own.
    limitedQuantity: mode === 'air' ? null : (row?.limitedQuantity ?? null),
    exceptedQuantity: row?.exceptedQuantity ?? null,
    classificationCode: isRoad ? (row?.classificationCode ?? null) : null,
    tunnelCode: isRoad ? (row?.tunnelCode ?? null) : null,
    transportCategory: isRoad ? (row?.transportCategory ?? null) : null,
    hazardNumber: isRoad ? (row?.hazardNumber ?? null) : null,
    specialProvisions: isRoad ? (row?.specialProvisions ?? []) : [],
    notes: [...(exemption === null ? [] : [exemption]), ...notesOf(facts, row, environmentallyHazardous)],
  }
}

/** Of what the table names, and of aerosols, the hazards of its entry: it knows them better than the criteria do (ADR 2.1.3.1). */
function subsidiaryOf({ input, found, precedence }: ModeInput, row: TransportRow | undefined): readonly string[] {
  if ((found?.isNamed === true || input.state === 'aerosol') && row?.labels != null) return row.labels.slice(1)
  return precedence?.subsidiary.map(({ transportClass }) => transportClass) ?? []
}

/** What is dangerous by its heat is named by what there is most of, whatever it is by itself. */
function candidatesOf({ technical }: TransportInput, precedence: Precedence | null): TransportInput['technical'] {
  if (precedence?.main.ofHeat === undefined) return technical
  const { transportClass } = precedence.main
  return technical.map(({ name, weight, classes }) => ({ name, weight, classes: [...classes, transportClass] }))
}

/** Table A has one class of gases, and its divisions are what gives the hazard. */
function classForNames(precedence: Precedence | null, row: TransportRow | undefined): string {
  return (row?.class === '2' ? precedence?.main.transportClass : row?.class) ?? ''
}

/** At sea and in the air the division is the class of a gas, 2.1 to 2.3; ADR has class 2, and the division on the label (2.2.2.1.2, column 5). */
function classIn(mode: TransportModeName, row: TransportRow): string {
  return mode !== 'road' && row.class === '2' ? (row.labels?.[0] ?? row.class) : row.class
}

/** What Table A says not to be subject to ADR has no label there; at sea and in the air it has that of its class. */
function labelsIn(mode: TransportModeName, row: TransportRow): readonly string[] | null {
  return mode !== 'road' && row.standing === 'notSubject' ? [row.class] : row.labels
}

/** The row of the packing group; of several the one of special provision 640 by vapour pressure, or of 2.2.3.1.4; of aerosols by the code. */
function chooseRow(
  rows: readonly TransportRow[],
  input: TransportInput,
  found: FoundEntryNumber | null,
  packingGroup: PackingGroup | null,
  isViscousThird: boolean,
): TransportRow | undefined {
  if (input.state === 'aerosol') {
    const code = aerosolCode(input)
    return rows.find(({ classificationCode }) => classificationCode === code)
  }
  const candidates = rowsOfGroup(rows, packingGroup)
  if (isViscousThird) return candidates.find(({ hazardNumber }) => hazardNumber === null) ?? candidates[0]
  // 640C: above 110 kPa at 50 °C, 640D: up to it
  const wanted = found?.row ?? (input.vapourPressure50 !== null && input.vapourPressure50 > 110 ? '640C' : '640D')
  return candidates.find((row) => row.specialProvisions.includes(wanted) || row.classificationCode === found?.row) ?? candidates[0]
}

const milder: readonly (PackingGroup | null)[] = ['III', 'II', 'I']

/** The rows of the packing group; where the entry has none so mild, those of the next one above (UN 3286 has no group III). */
function rowsOfGroup(rows: readonly TransportRow[], packingGroup: PackingGroup | null): readonly TransportRow[] {
  const from = milder.indexOf(packingGroup)
  const tried = from < 0 ? [packingGroup] : milder.slice(from)
  return tried.map((group) => rows.filter((row) => row.packingGroup === group)).find((some) => some.length > 0) ?? rows
}

/** ADR 2.2.2.1.6: group of an aerosol by its contents: flammable, toxic and corrosive of packing groups II and III; A without any. */
function aerosolCode({ classification, open }: TransportInput): string {
  const has = (...starts: string[]): boolean => classification.some(({ category }) => starts.some((start) => category.startsWith(start)))
  const toxic = has('Acute Tox. 2', 'Acute Tox. 3') ? 'T' : ''
  // Whose flammability nobody knows is taken for flammable.
  const isOpen = !has('Aerosol') && open.some((category) => category.startsWith('Aerosol'))
  const flammable = has('Aerosol 1', 'Aerosol 2') || isOpen ? 'F' : ''
  const oxidising = flammable === '' && has('Ox. Gas 1') ? 'O' : ''
  const corrosive = has('Skin Corr. 1') ? 'C' : ''
  const oxidisingCorrosive = toxic === '' ? `${corrosive}${oxidising}` : `${oxidising}${corrosive}`
  const groups = `${toxic}${flammable}${oxidisingCorrosive}`
  return `5${groups === '' ? 'A' : groups}`
}
