/** Substances that Table A of ADR 3.2.1 names, and the entries by which they are carried: alone, and in a solution that has their class. */
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import type { Precedence, TransportClass } from './precedence.ts'
import { gasesOfTableA, substancesOfTableA, type ListedSubstances } from './substances-of-table-a.ts'

export interface NamedEntry extends Omit<ListedSubstances, 'list'> {
  readonly un: string
}

/** What a substance has in the table, by its state. A solution keeps the number where the substance alone is dangerous (2.1.3.3). */
export const namedSubstances: ReadonlyMap<string, readonly NamedEntry[]> = readSubstances()

function readSubstances(): ReadonlyMap<string, readonly NamedEntry[]> {
  const read = new Map<string, NamedEntry[]>()
  for (const { list, ...facts } of substancesOfTableA)
    for (const line of list.split(';')) {
      const [un = '', ...numbers] = line.trim().split(/\s+/)
      for (const cas of numbers) read.set(cas, [...(read.get(cas) ?? []), { ...facts, un }])
    }
  return read
}

/** Gases: the entry of the compressed, liquefied or dissolved gas, and of the refrigerated liquid where there is one. */
export const namedGases: ReadonlyMap<string, readonly [un: string, refrigerated?: string]> = new Map(
  gasesOfTableA.split(';').map((line) => {
    const [cas = '', un = '', refrigerated] = line.trim().split(/\s+/)
    return [cas, refrigerated === undefined ? [un] : [un, refrigerated]]
  }),
)

const carbonDioxide = '124-38-9'
/** Carbon dioxide as a solid: class 9 at sea and in the air, and by road not subject to ADR but for 5.5.3 (ADR 3.2.1, Table A). */
export const dryIce = '1845'

/** Where ADR says that what Table A mentions by name is not classified by the criteria. */
export const namedSource = 'ADR 2.1.3.1'

/** Whether Table A has an entry that names it, other than as a gas. */
export const isNamedSubstance = (cas: string): boolean => namedSubstances.has(cas)

/**
 * The number under which Table A is asked for a substance that is one of several: where it names each of them by the same entry, as all xylenes and all
 * pentanols, any of them. Null where it does not.
 */
export function sharedNumber(numbers: readonly string[]): string | null {
  const [first, ...others] = numbers
  if (first === undefined) return null
  const entriesOf = (cas: string): string => (namedSubstances.get(cas) ?? []).map(({ un }) => un).join(' ')
  const named = entriesOf(first)
  return named !== '' && others.every((one) => entriesOf(one) === named) ? first : null
}

/** The numbers of the entries of a class that name the substance, whatever its state. */
export const numbersOfNamed = (cas: string, transportClass: TransportClass): readonly string[] =>
  (namedSubstances.get(cas) ?? []).flatMap((entry) => (entry.transportClass === transportClass ? [entry.un] : []))

/**
 * The entry of a technically pure substance: it holds whatever the criteria of the classes found, and with its own packing group. Of class 3 only
 * what has its flash point is meant: a liquid above 60 °C is none of its entries (2.2.3.1.1).
 */
export function findPure(precedence: Precedence | null, { state, pure, categories, flashPoint }: EntryFacts): FoundEntryNumber | null {
  if (pure === null) return null
  const named = (un: string): FoundEntryNumber => ({ un, isNamed: true, source: namedSource })
  if (state === 'gas') {
    const [un, refrigerated = un] = namedGases.get(pure) ?? []
    const number = categories.includes('Press. Gas (Ref. Liq.)') ? refrigerated : un
    return number === undefined ? null : named(number)
  }
  if (state === 'solid' && pure === carbonDioxide) return named(dryIce)
  const hazards = precedence === null ? [] : [precedence.main, ...precedence.subsidiary]
  const classes = hazards.flatMap(({ transportClass, ofHeat }) => (ofHeat === undefined ? [transportClass] : []))
  const found = namedSubstances
    .get(pure)
    ?.find((entry) => entry.state === state && (entry.transportClass !== '3' || flashPoint === null || classes.includes('3')))
  return found === undefined ? null : named(found.un)
}

/**
 * The entry of the only dangerous substance of a solution, where its class is that of the mixture (2.1.3.3, 3.1.3.2). Of some substances Table A gives
 * another class than the criteria do, phenol 6.1 and not 8: their solutions keep the entry as long as the criteria find of them what they find of it.
 */
export function findDissolved(
  main: TransportClass,
  others: readonly TransportClass[],
  { state, dangerous, carriers }: EntryFacts,
): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (only === undefined || rest.length > 0) return null
  const [carrier, ...further] = carriers
  const own = further.length === 0 ? (carrier?.classes ?? []) : []
  const isAlike = own.length === others.length + 1 && [main, ...others].every((one) => own.includes(one))
  const found = namedSubstances.get(only)?.find(({ transportClass, state: of, subsidiary }) => {
    if (of !== state) return false
    // Whatever more the criteria find of arsenic trioxide, it is carried as Table A has it, and so is what they find no less of.
    if (isAlike || transportClass !== main) return isAlike
    // A corrosive whose entry knows no fire is none that burns by something else in it.
    const burnsByOther = others.includes('3') && !subsidiary.includes('3')
    // Of methanol the toxicity belongs to the entry: without it the mixture is another one.
    return (main === '8' && !burnsByOther) || (subsidiary.length === others.length && subsidiary.every((own) => others.includes(own)))
  })
  return found === undefined ? null : { un: found.un, isNamed: true, isDissolved: state === 'liquid', source: 'ADR 2.1.3.3' }
}

/** % from which what Table A names may make the mixture what it is itself (ours). */
const goodPart = 25

/**
 * Entries of classes 6.1 and 8 that the criteria have not found: dichloromethane is toxic by Table A, whatever its CLP classes say, so that they find nothing of a
 * mixture with much of it, which does not free it (ADR 2.1.3.1, 2.1.3.3).
 * @param found classes of the mixture
 */
export function namedButNotFound({ parts = [], state }: Pick<EntryFacts, 'parts' | 'state'>, found: ReadonlySet<string>): string[] {
  const much = parts.filter(({ content }) => content >= goodPart)
  return much.flatMap(({ cas }) =>
    (cas === null ? [] : (namedSubstances.get(cas) ?? []))
      .filter((entry) => entry.state === state && (entry.transportClass === '6.1' || entry.transportClass === '8'))
      .filter(({ transportClass }) => !found.has(transportClass))
      .map(({ un }) => `UN ${un}`),
  )
}
