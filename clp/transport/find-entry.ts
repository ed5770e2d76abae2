/** Which entry of Table A a mixture is assigned to: ADR 2.1.3.3 to 2.1.3.5 and the lists of collective entries of each class. */
import type { PackingGroup } from '../adr/table-a.ts'
import { findNamedSolution } from './named-solutions.ts'
import type { Precedence, TransportClass } from './precedence.ts'

/** Nature of what gives the hazard, where it is known: some collective entries ask for it. */
export interface EntryFacts {
  readonly state: 'solid' | 'liquid' | 'gas' | 'aerosol'
  readonly kind: string | null
  /** of the components that give the hazard; null where it is not known */
  readonly isOrganic: boolean | null
  readonly pH: number | null
  readonly isAmine: boolean
  /** hazard categories of the mixture: type of a peroxide, group of a gas */
  readonly categories: readonly string[]
  /** CAS numbers of the components that are dangerous goods by themselves */
  readonly dangerous: readonly string[]
  /** % by mass of the only one of them, at most; null where there are several or none */
  readonly content: number | null
}

export interface FoundEntryNumber {
  readonly un: string
  /** where Table A gives the group by content, whatever the classification says */
  readonly packingGroup?: PackingGroup
  /** where several rows have this group: special provision or classification code of the one that is meant */
  readonly row?: string
  /** the second of the names of the entry */
  readonly isSecondName?: true
  /** the entry names the substance: its own subsidiary hazards count, not those that the criteria found */
  readonly isNamed?: true
  readonly source: string
}

/** Substances that Table A names and that are sold in solution: the mixture keeps their number where they alone are dangerous (2.1.3.3). */
const namedSubstances: Readonly<
  Record<string, readonly (readonly [un: string, transportClass: TransportClass, state: 'solid' | 'liquid', subsidiary?: TransportClass])[]>
> = {
  '1310-73-2': [
    ['1824', '8', 'liquid'],
    ['1823', '8', 'solid'],
  ],
  '1310-58-3': [
    ['1814', '8', 'liquid'],
    ['1813', '8', 'solid'],
  ],
  '7647-01-0': [['1789', '8', 'liquid']],
  '7664-38-2': [['1805', '8', 'liquid']],
  '7681-52-9': [['1791', '8', 'liquid']],
  '10035-10-6': [['1788', '8', 'liquid']],
  '10034-85-2': [['1787', '8', 'liquid']],
  '16961-83-4': [['1778', '8', 'liquid']],
  '7646-85-7': [
    ['1840', '8', 'liquid'],
    ['2331', '8', 'solid'],
  ],
  '7705-08-0': [
    ['2582', '8', 'liquid'],
    ['1773', '8', 'solid'],
  ],
  '1341-49-7': [
    ['2817', '8', 'liquid'],
    ['1727', '8', 'solid'],
  ],
  '1333-82-0': [['1755', '8', 'liquid']],
  '64-17-5': [['1170', '3', 'liquid']],
  '67-63-0': [['1219', '3', 'liquid']],
  '67-64-1': [['1090', '3', 'liquid']],
  '78-93-3': [['1193', '3', 'liquid']],
  '108-88-3': [['1294', '3', 'liquid']],
  '1330-20-7': [['1307', '3', 'liquid']],
  '123-86-4': [['1123', '3', 'liquid']],
  '141-78-6': [['1173', '3', 'liquid']],
  '71-36-3': [['1120', '3', 'liquid']],
  '107-98-2': [['3092', '3', 'liquid']],
  '100-41-4': [['1175', '3', 'liquid']],
  '100-42-5': [['2055', '3', 'liquid']],
  '80-62-6': [['1247', '3', 'liquid']],
  '110-19-0': [['1213', '3', 'liquid']],
  '110-82-7': [['1145', '3', 'liquid']],
  '142-82-5': [['1206', '3', 'liquid']],
  '110-54-3': [['1208', '3', 'liquid']],
  '108-10-1': [['1245', '3', 'liquid']],
  '108-94-1': [['1915', '3', 'liquid']],
  '123-42-2': [['1148', '3', 'liquid']],
  '71-23-8': [['1274', '3', 'liquid']],
  '78-83-1': [['1212', '3', 'liquid']],
  '108-67-8': [['2325', '3', 'liquid']],
  '108-21-4': [['1220', '3', 'liquid']],
  '109-60-4': [['1276', '3', 'liquid']],
  '79-20-9': [['1231', '3', 'liquid']],
  '109-99-9': [['2056', '3', 'liquid']],
  '75-05-8': [['1648', '3', 'liquid']],
  '108-05-4': [['1301', '3', 'liquid']],
  '140-88-5': [['1917', '3', 'liquid']],
  '96-33-3': [['1919', '3', 'liquid']],
  '141-32-2': [['2348', '3', 'liquid']],
  '109-86-4': [['1188', '3', 'liquid']],
  '110-80-5': [['1171', '3', 'liquid']],
  '108-83-8': [['1157', '3', 'liquid']],
  '141-43-5': [['2491', '8', 'liquid']],
  '67-56-1': [['1230', '3', 'liquid', '6.1']],
}

/** The numbers of the entries of a class that name the substance, whatever its state. */
export const numbersOfNamed = (cas: string, transportClass: TransportClass): readonly string[] =>
  (namedSubstances[cas] ?? []).flatMap(([un, of]) => (of === transportClass ? [un] : []))

const collective = (un: string): FoundEntryNumber => ({ un, source: 'ADR 2.1.3.5.5' })

/** Where ADR says that what Table A mentions by name is not classified by the criteria. */
export const namedSource = 'ADR 2.1.3.1'

/** The entry of Table A that names this very solution (ADR 2.1.3.1), whether the criteria of the classes found a hazard or not. */
export function findSolution(precedence: Precedence | null, { state, dangerous, content, kind }: EntryFacts): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (state !== 'liquid' || only === undefined || rest.length > 0 || content === null || isOfKind(kind)) return null
  const classes = precedence === null ? [] : [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const found = findNamedSolution(only, content, classes)
  if (found === null) return null
  const { un, packingGroup, row, isSecondName } = found
  return {
    un,
    isNamed: true,
    source: namedSource,
    ...(packingGroup === null ? {} : { packingGroup }),
    ...(row === undefined ? {} : { row }),
    ...(isSecondName === undefined ? {} : { isSecondName }),
  }
}

/** The UN number of a mixture with these hazards; null where only the supplier can choose (explosives, gases of unknown group, temperature control). */
export function findEntry({ main, subsidiary }: Precedence, facts: EntryFacts, hasGroup: (un: string) => boolean): FoundEntryNumber | null {
  const others = subsidiary.map(({ transportClass }) => transportClass)
  if (facts.state === 'aerosol') return { un: '1950', source: 'ADR 2.2.2.1.6' }
  const named = findNamed(main.transportClass, others, facts)
  // 2.1.3.3 (c): of another packing group than the named substance by its flash point, a mixture is carried under a collective entry. Of
  // corrosives Table A knows the group better than the subcategory of CLP does.
  if (named && (main.transportClass === '8' || hasGroup(named.un))) return named
  const ofKind = numberOf(main.transportClass, others, facts)
  // Paint that corrodes has no entry of packing group I: it goes by the general one.
  const un =
    ofKind !== null && facts.kind !== null && !hasGroup(ofKind) ? numberOf(main.transportClass, others, { ...facts, kind: null }) : ofKind
  return un === null ? null : collective(un)
}

const isOfKind = (kind: string | null): boolean => kind !== null && byKind[kind] !== undefined

function findNamed(
  main: TransportClass,
  others: readonly TransportClass[],
  { state, dangerous, kind }: EntryFacts,
): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (only === undefined || rest.length > 0 || isOfKind(kind)) return null
  const found = namedSubstances[only]?.find(([, transportClass, of, own]) => {
    if (transportClass !== main || of !== state) return false
    // Of methanol the toxicity belongs to the entry: without it the mixture is another one.
    return main === '8' || (own === undefined ? others.length === 0 : others.length === 1 && others[0] === own)
  })
  return found === undefined ? null : { un: found[0], isNamed: true, source: 'ADR 2.1.3.3' }
}

/** Entries by kind of product, alone and beside corrosion: ADR 2.2.3.3, special provision 163. */
const byKind: Readonly<
  Record<string, { flammable: string; flammableCorrosive?: string; corrosive?: string; corrosiveFlammable?: string }>
> = {
  paint: { flammable: '1263', flammableCorrosive: '3469', corrosive: '3066', corrosiveFlammable: '3470' },
  printingInk: { flammable: '1210' },
  adhesive: { flammable: '1133' },
  sealant: { flammable: '1133' },
  resin: { flammable: '1866' },
}

function numberOf(main: TransportClass, others: readonly TransportClass[], facts: EntryFacts): string | null {
  const isSolid = facts.state === 'solid'
  const has = (transportClass: TransportClass): boolean => others.includes(transportClass)
  switch (main) {
    case '3':
      return flammableNumber(has, facts)
    case '8':
      return corrosiveNumber(has, facts)
    case '6.1':
      return toxicNumber(has, facts)
    case '5.1':
      if (has('6.1')) return isSolid ? '3087' : '3099'
      if (has('8')) return isSolid ? '3085' : '3098'
      return isSolid ? '1479' : '3139'
    case '4.1':
      return flammableSolidNumber(has, facts)
    case '4.2':
      return selfIgnitingNumber(facts)
    case '4.3':
      if (has('6.1')) return isSolid ? '3134' : '3130'
      if (has('8')) return isSolid ? '3131' : '3129'
      return isSolid ? '2813' : '3148'
    case '5.2':
      return byType('Org. Perox.', 3101, facts)
    case '9':
      return isSolid ? '3077' : '3082'
    case '2.1':
    case '2.2':
      return gasNumber(main, facts)
    default:
      return null
  }
}

type Has = (transportClass: TransportClass) => boolean

function flammableNumber(has: Has, { kind, isAmine }: EntryFacts): string {
  const own = kind === null ? undefined : byKind[kind]
  if (has('6.1')) return has('8') ? '3286' : '1992'
  if (has('8')) return isAmine ? '2733' : (own?.flammableCorrosive ?? '2924')
  return own?.flammable ?? '1993'
}

function corrosiveNumber(has: Has, { kind, state, isOrganic, pH, isAmine }: EntryFacts): string {
  const isSolid = state === 'solid'
  const own = kind === null ? undefined : byKind[kind]
  if (has('6.1')) return isSolid ? '2923' : '2922'
  if (has('5.1')) return isSolid ? '3084' : '3093'
  if (has('4.3')) return isSolid ? '3096' : '3094'
  if (has('3') || has('4.1')) return isSolid ? '2921' : isAmine ? '2734' : (own?.corrosiveFlammable ?? '2920')
  if (isAmine) return isSolid ? '3259' : '2735'
  if (!isSolid && own?.corrosive !== undefined) return own.corrosive
  if (pH === null || isOrganic === null || pH === 7) return isSolid ? '1759' : '1760'
  const [acidInorganic, acidOrganic, basicInorganic, basicOrganic] = isSolid
    ? ['3260', '3261', '3262', '3263']
    : ['3264', '3265', '3266', '3267']
  if (pH < 7) return (isOrganic ? acidOrganic : acidInorganic) ?? '1760'
  return (isOrganic ? basicOrganic : basicInorganic) ?? '1760'
}

function toxicNumber(has: Has, { state, isOrganic }: EntryFacts): string {
  const isSolid = state === 'solid'
  const isInorganic = isOrganic === false
  if (has('3') || has('4.1')) return isSolid ? '2930' : '2929'
  if (has('8')) return isSolid ? (isInorganic ? '3290' : '2928') : isInorganic ? '3289' : '2927'
  return isSolid ? (isInorganic ? '3288' : '2811') : isInorganic ? '3287' : '2810'
}

function flammableSolidNumber(has: Has, facts: EntryFacts): string | null {
  if (facts.categories.some((category) => category.startsWith('Self-react.'))) return byType('Self-react.', 3221, facts)
  const isInorganic = facts.isOrganic === false
  if (has('6.1')) return isInorganic ? '3179' : '2926'
  if (has('8')) return isInorganic ? '3180' : '2925'
  return isInorganic ? '3178' : '1325'
}

function selfIgnitingNumber({ state, isOrganic, categories }: EntryFacts): string {
  const isInorganic = isOrganic === false
  const isPyrophoric = categories.some((category) => category.startsWith('Pyr.'))
  if (isPyrophoric) return state === 'solid' ? (isInorganic ? '3200' : '2846') : isInorganic ? '3194' : '2845'
  return state === 'solid' ? (isInorganic ? '3190' : '3088') : isInorganic ? '3186' : '3183'
}

/** ADR 2.2.41.4, 2.2.52.4: types B to F, liquid and solid by turns from the first number on. Type A is not carried. */
function byType(family: string, first: number, { categories, state }: EntryFacts): string | null {
  const type = categories.find((category) => category.startsWith(family))?.at(-1) ?? ''
  const place = 'BCDEF'.indexOf(type)
  return place < 0 || type === '' ? null : String(first + 2 * place + (state === 'solid' ? 1 : 0))
}

function gasNumber(main: '2.1' | '2.2', { categories }: EntryFacts): string | null {
  if (categories.includes('Press. Gas (Comp.)')) return main === '2.1' ? '1954' : '1956'
  if (categories.includes('Press. Gas (Liq.)')) return main === '2.1' ? '3161' : '3163'
  return null
}
