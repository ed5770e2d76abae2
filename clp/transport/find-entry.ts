/** Which entry of Table A a mixture is assigned to: ADR 2.1.3.3 to 2.1.3.5 and the lists of collective entries of each class. */
import type { ChemicalGroup, EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { findHotEntry, findMolten } from './carried-hot.ts'
import { isCarriedLiquid } from './hot-goods.ts'
import { findGroupEntry } from './group-entries.ts'
import { findHypochlorite } from './calcium-hypochlorite.ts'
import { findMetalPowder } from './metal-powders.ts'
import { findNamedMixture } from './named-mixtures.ts'
import { findNamedSolution } from './named-solutions.ts'
import { findDissolved, findPure, namedSource } from './named-substances.ts'
import { findPesticideEntry } from './pesticide-entries.ts'
import type { Precedence, TransportClass } from './precedence.ts'
import { findSulphonicAcid } from './sulphonic-acids.ts'

const collective = (un: string): FoundEntryNumber => ({ un, source: 'ADR 2.1.3.5.5' })

/** “NICOTINE COMPOUND or NICOTINE PREPARATION”: what is no compound by itself is a preparation. */
const preparations: ReadonlySet<string> = new Set(['3144', '1655'])

/**
 * The entry of Table A that names this very product (ADR 2.1.3.1), whether the criteria of the classes found a hazard or not: a solution by its
 * content, a fuel, a substance. Products of a kind keep the entry of their kind.
 */
export function findNamedProduct(precedence: Precedence | null, facts: EntryFacts): FoundEntryNumber | null {
  if (facts.kind !== null && byKind[facts.kind] !== undefined) return null
  return (
    findMolten(facts) ??
    findSulphonicAcid(precedence, facts) ??
    findSolution(precedence, facts) ??
    findHypochlorite(precedence, facts) ??
    findGasOil(precedence, facts) ??
    findNamedMixture(precedence, facts) ??
    findMetalPowder(precedence, facts) ??
    findSolidWithLiquid(precedence, facts) ??
    findPure(precedence, facts)
  )
}

/** UN 1202 up to 60 °C, and of gas oils above 60 up to 100 °C as well (ADR 2.2.3.1.1, Note 2). */
function findGasOil(precedence: Precedence | null, { isGasOil, flashPoint }: EntryFacts): FoundEntryNumber | null {
  if (!isGasOil || flashPoint === null || precedence?.main.transportClass !== '3' || precedence.subsidiary.length > 0) return null
  return { un: '1202', packingGroup: 'III', row: flashPoint > 60 ? '640M' : '640K', isNamed: true, source: namedSource }
}

/** Special provision 216: solids with flammable liquids go by this entry without the criteria of class 4.1; water alone may be harmed besides. */
function findSolidWithLiquid(precedence: Precedence | null, { isSolidWithLiquid = false }: EntryFacts): FoundEntryNumber | null {
  const isOnlyOfWater = precedence === null || precedence.main.transportClass === '9'
  return isSolidWithLiquid && isOnlyOfWater ? { un: '3175', packingGroup: 'II', source: 'ADR 3.3.1, special provision 216' } : null
}

function findSolution(precedence: Precedence | null, { state, dangerous, content }: EntryFacts): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (state !== 'liquid' || only === undefined || rest.length > 0 || content === null) return null
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
  const hot = findHotEntry(main, others, facts)
  if (hot !== null) return hot
  // Note to 2.2.3.1.4; that its nitrogen is no more than 12.6 %, an explosive that is open says otherwise.
  const { nitrocellulose = 0 } = facts
  if (main.transportClass === '3' && others.length === 0 && nitrocellulose > 20 && nitrocellulose <= 55)
    return { un: '2059', source: 'ADR 2.2.3.1.4' }
  const isOfKind = facts.kind !== null && byKind[facts.kind] !== undefined
  const named = isOfKind ? null : findDissolved(main.transportClass, others, facts)
  // 2.1.3.3 (c): of another packing group than the named substance by its flash point, a mixture is carried under a collective entry. Of
  // corrosives Table A knows the group better than the subcategory of CLP does.
  if (named && (main.transportClass === '8' || hasGroup(named.un))) return named
  const ofPesticide = findPesticideEntry(main.transportClass, others, facts, hasGroup)
  if (ofPesticide !== null) return collective(ofPesticide)
  const ofKind = numberOf(main.transportClass, others, facts)
  const ofGroup = isOfKind ? null : findGroupEntry(main.transportClass, others, facts, hasGroup)
  if (ofGroup !== null) return { ...collective(ofGroup), ...(preparations.has(ofGroup) ? { isSecondName: true } : {}) }
  // Paint that corrodes has no entry of packing group I: it goes by the general one.
  const un =
    ofKind !== null && facts.kind !== null && !hasGroup(ofKind) ? numberOf(main.transportClass, others, { ...facts, kind: null }) : ofKind
  return un === null ? null : collective(un)
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
  perfumery: { flammable: '1266' },
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
      return selfIgnitingNumber(has, facts)
    case '4.3':
      if (has('6.1')) return isSolid ? '3134' : '3130'
      if (has('8')) return isSolid ? '3131' : '3129'
      if (isSolid && has('4.1')) return '3132'
      if (isSolid && has('4.2')) return '3135'
      return isSolid ? '2813' : '3148'
    case '5.2':
      return byType('Org. Perox.', 3101, facts)
    case '9':
      return isSolid ? '3077' : '3082'
    case '2.1':
    case '2.2':
    case '2.3':
      return gasNumber(main, has, facts)
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

function corrosiveNumber(has: Has, { kind, state, isOrganic, pH, isAcid, isAmine }: EntryFacts): string {
  const isSolid = state === 'solid'
  const own = kind === null ? undefined : byKind[kind]
  if (has('6.1')) return isSolid ? '2923' : '2922'
  if (has('5.1')) return isSolid ? '3084' : '3093'
  if (has('4.3')) return isSolid ? '3096' : '3094'
  if (has('4.2')) return isSolid ? '3095' : '3301'
  if (has('3') || has('4.1')) return isSolid ? '2921' : isAmine ? '2734' : (own?.corrosiveFlammable ?? '2920')
  if (isAmine) return isSolid ? '3259' : '2735'
  if (!isSolid && own?.corrosive !== undefined) return own.corrosive
  const isSour = pH === null || pH === 7 ? isAcid : pH < 7
  if (isSour === null || isOrganic === null) return isSolid ? '1759' : '1760'
  const [acidInorganic, acidOrganic, basicInorganic, basicOrganic] = isSolid
    ? ['3260', '3261', '3262', '3263']
    : ['3264', '3265', '3266', '3267']
  if (isSour) return (isOrganic ? acidOrganic : acidInorganic) ?? '1760'
  return (isOrganic ? basicOrganic : basicInorganic) ?? '1760'
}

function toxicNumber(has: Has, { state, isOrganic }: EntryFacts): string {
  const isSolid = state === 'solid'
  const isInorganic = isOrganic === false
  if (has('5.1')) return isSolid ? '3086' : '3122'
  if (has('4.3')) return isSolid ? '3125' : '3123'
  if (isSolid && has('4.2')) return '3124'
  if (has('3') || has('4.1')) return isSolid ? (isInorganic ? '3535' : '2930') : '2929'
  if (has('8')) return isSolid ? (isInorganic ? '3290' : '2928') : isInorganic ? '3289' : '2927'
  return isSolid ? (isInorganic ? '3288' : '2811') : isInorganic ? '3287' : '2810'
}

function flammableSolidNumber(has: Has, facts: EntryFacts): string | null {
  if (facts.categories.some((category) => category.startsWith('Self-react.'))) return byType('Self-react.', 3221, facts)
  const isInorganic = facts.isOrganic === false
  if (has('6.1')) return isInorganic ? '3179' : '2926'
  if (has('8')) return isInorganic ? '3180' : '2925'
  if (facts.hot != null && !isInorganic && isCarriedLiquid(facts)) return '3176'
  return isInorganic ? '3178' : '1325'
}

function selfIgnitingNumber(has: Has, { state, isOrganic, categories }: EntryFacts): string {
  const isInorganic = isOrganic === false
  const isPyrophoric = categories.some((category) => category.startsWith('Pyr.'))
  if (isPyrophoric) return state === 'solid' ? (isInorganic ? '3200' : '2846') : isInorganic ? '3194' : '2845'
  if (has('6.1')) return state === 'solid' ? (isInorganic ? '3191' : '3128') : isInorganic ? '3187' : '3184'
  if (has('8')) return state === 'solid' ? (isInorganic ? '3192' : '3126') : isInorganic ? '3188' : '3185'
  return state === 'solid' ? (isInorganic ? '3190' : '3088') : isInorganic ? '3186' : '3183'
}

/** ADR 2.2.41.4, 2.2.52.4: types B to F, liquid and solid by turns from the first number on. Type A is not carried. */
function byType(family: string, first: number, { categories, state }: EntryFacts): string | null {
  const type = categories.find((category) => category.startsWith(family))?.at(-1) ?? ''
  const place = 'BCDEF'.indexOf(type)
  return place < 0 || type === '' ? null : String(first + 2 * place + (state === 'solid' ? 1 : 0))
}

/** ADR 2.2.2.3: collective entries by group: toxic, flammable or oxidising, corrosive. */
const gasNumbers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Press. Gas (Comp.)': {
    A: '1956',
    F: '1954',
    O: '3156',
    T: '1955',
    TF: '1953',
    TO: '3303',
    TC: '3304',
    TFC: '3305',
    TOC: '3306',
  },
  'Press. Gas (Liq.)': {
    A: '3163',
    F: '3161',
    O: '3157',
    T: '3162',
    TF: '3160',
    TO: '3307',
    TC: '3308',
    TFC: '3309',
    TOC: '3310',
  },
  'Press. Gas (Ref. Liq.)': { A: '3158', F: '3312', O: '3311' },
}

/**
 * Mixtures of hydrocarbons have a heading of their own (ADR 2.2.2.3, 1 F and 2 F). Methane to calibrate with, a little of it in nitrogen, is none: half of
 * the gas at least has to be hydrocarbons (ours, since ADR gives no figure).
 */
const leastHydrocarbons = 50
const hydrocarbonGases: Readonly<Record<string, string>> = { 'Press. Gas (Comp.)': '1964', 'Press. Gas (Liq.)': '1965' }

function gasNumber(main: '2.1' | '2.2' | '2.3', has: Has, { categories, carriers, parts }: EntryFacts): string | null {
  const numbers = gasNumbers[categories.find((category) => gasNumbers[category] !== undefined) ?? '']
  const isOne = (transportClass: TransportClass): boolean => main === transportClass || has(transportClass)
  const flammableOrOxidising = isOne('2.1') ? 'F' : has('5.1') ? 'O' : ''
  const group = `${isOne('2.3') ? 'T' : ''}${flammableOrOxidising}${has('8') ? 'C' : ''}`
  const areAll = (one: ChemicalGroup): boolean => carriers.length > 0 && carriers.every(({ groups }) => groups.includes(one))
  if (group === '' && categories.includes('Press. Gas (Liq.)') && areAll('refrigerant')) return '1078'
  const burning = parts?.reduce((sum, { content, isSubject }) => sum + (isSubject ? content : 0), 0) ?? 100
  const ofHydrocarbons =
    group === 'F' && areAll('hydrocarbonGas') && burning >= leastHydrocarbons
      ? categories.flatMap((category) => hydrocarbonGases[category] ?? [])[0]
      : undefined
  return ofHydrocarbons ?? numbers?.[group === '' ? 'A' : group] ?? null
}
