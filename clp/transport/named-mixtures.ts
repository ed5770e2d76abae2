/**
 * Mixtures that Table A of ADR 3.2.1 names by what they consist of. What it names is carried by that entry and not judged by the criteria (2.1.3.1);
 * figures in % by mass, of gases by volume, as the names in column 2 or the special provision have them.
 */
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { namedSource } from './named-substances.ts'
import type { Precedence, TransportClass } from './precedence.ts'
import { findBlend } from './refrigerant-gases.ts'

type Entry = Omit<FoundEntryNumber, 'source' | 'isNamed'>

/** What a rule asks of the mixture. */
interface Shares {
  /** % of these substances together, at most */
  of(...substances: readonly string[]): number
  /** classes that the criteria found */
  readonly classes: readonly TransportClass[]
  readonly water: number
}

interface Rule {
  readonly state: 'solid' | 'liquid' | 'gas'
  /** CAS numbers that have to be in it, each from 1 % on */
  readonly needs: readonly string[]
  /** what else that is dangerous goods may be in it */
  readonly mayHold?: readonly string[]
  /** of a gas: the group that its entry is for; one that nobody stated is taken for it */
  readonly group?: 'Comp.' | 'Liq.'
  /** null: not of this content */
  find(shares: Shares): Entry | null
}

const [oxygen, nitrogen, hydrogen, methane, carbonDioxide] = ['7782-44-7', '7727-37-9', '1333-74-0', '74-82-8', '124-38-9'] as const
const [ethyleneOxide, propyne, propadiene] = ['75-21-8', '74-99-7', '463-49-0'] as const
/** propane, propylene, butane, isobutane, butenes: what mixtures P1 and P2 hold (special provision 581) */
const withPropyne = ['74-98-6', '115-07-1', '106-97-8', '75-28-5', '106-98-9', '115-11-7', '25167-67-3'] as const
const [nitric, sulphuric, hydrochloric, hydrofluoric] = ['7697-37-2', '7664-93-9', '7647-01-0', '7664-39-3'] as const
const [hydrogenPeroxide, peraceticAcid, ethanol, petrol] = ['7722-84-1', '79-21-0', '64-17-5', '86290-81-5'] as const
/** acetic, sulphuric, phosphoric, nitric acid */
const withPeracetic = ['64-19-7', sulphuric, '7664-38-2', nitric] as const
/** methanol and the ethers of motor fuels: MTBE, ETBE, TAME */
const inPetrol = ['67-56-1', '1634-04-4', '637-92-3', '994-05-8'] as const
const [formaldehyde, methanol] = ['50-00-0', '67-56-1'] as const
const [ammoniumNitrate, sodiumNitrate, potassiumNitrate, sodiumNitrite] = ['6484-52-2', '7631-99-4', '7757-79-1', '7632-00-0'] as const

const always = (un: string) => (): Entry => ({ un })

/** % that both solids together make up of the mixture, technical impurities aside. */
const whole = 95

/** Of a salt that is sold with its water, the entries from so much of it on and below. */
const byWater =
  (salt: string, from: number, wet: string, dry: string) =>
  ({ of, water }: Shares): Entry | null =>
    of(salt) + water < whole ? null : { un: water >= from ? wet : dry }

const rules: readonly Rule[] = [
  // special provision 397: 19.5 to 23.5 % of oxygen, no other oxidising gas
  {
    state: 'gas',
    group: 'Comp.',
    needs: [oxygen, nitrogen],
    find: ({ of }) => (of(oxygen) >= 19.5 && of(oxygen) <= 23.5 ? { un: '1002' } : null),
  },
  { state: 'gas', group: 'Comp.', needs: [hydrogen, methane], find: always('2034') },
  {
    state: 'gas',
    group: 'Liq.',
    needs: [ethyleneOxide, carbonDioxide],
    find: ({ of }) => ({ un: of(ethyleneOxide) <= 9 ? '1952' : of(ethyleneOxide) <= 87 ? '1041' : '3300' }),
  },
  { state: 'gas', group: 'Liq.', needs: [propyne, propadiene], mayHold: withPropyne, find: always('1060') },
  // nitrating acid; what is water for the most part is a solution of two acids, and judged by the criteria
  {
    state: 'liquid',
    needs: [nitric, sulphuric],
    find: ({ of, water }) => (water > 50 ? null : of(nitric) > 50 ? { un: '1796', packingGroup: 'I' } : { un: '1796', packingGroup: 'II' }),
  },
  { state: 'liquid', needs: [hydrofluoric, sulphuric], find: ({ water }) => (water > 50 ? null : { un: '1786' }) },
  // “mixtures of nitric and hydrochloric acid” in the German text; what corrodes nothing is none
  { state: 'liquid', needs: [nitric, hydrochloric], find: ({ classes }) => (classes.includes('8') ? { un: '1798' } : null) },
  {
    state: 'liquid',
    needs: [hydrogenPeroxide, peraceticAcid],
    mayHold: withPeracetic,
    // below 8 % of hydrogen peroxide the criteria decide, as of its solution alone (special provision 65)
    find: ({ of }) => (of(peraceticAcid) <= 5 && of(hydrogenPeroxide) >= 8 ? { un: '3149', packingGroup: 'II' } : null),
  },
  {
    state: 'liquid',
    needs: [petrol, ethanol],
    mayHold: inPetrol,
    find: ({ of }) => ({ un: of(ethanol) > 10 ? '3475' : '1203', packingGroup: 'II' }),
  },
  // formalin: methanol keeps it from becoming solid, and belongs to it
  {
    state: 'liquid',
    needs: [formaldehyde, methanol],
    find: ({ of, classes }) => {
      if (of(methanol) >= of(formaldehyde)) return null
      if (classes.includes('3')) return { un: '1198', packingGroup: 'III' }
      return of(formaldehyde) >= 25 ? { un: '2209', packingGroup: 'III' } : null
    },
  },
  // “with not more than 0.2 % combustible substances”: beside 99.8 % of it and of water there are no more
  { state: 'solid', needs: [ammoniumNitrate], find: ({ of, water }) => (of(ammoniumNitrate) + water >= 99.8 ? { un: '1942' } : null) },
  // sulphides and sodium hydrosulphide by their water: what has enough of it corrodes, what has less heats itself
  { state: 'solid', needs: ['1313-82-2'], find: byWater('1313-82-2', 30, '1849', '1385') },
  { state: 'solid', needs: ['1312-73-8'], find: byWater('1312-73-8', 30, '1847', '1382') },
  { state: 'solid', needs: ['16721-80-5'], find: byWater('16721-80-5', 25, '2949', '2318') },
  {
    state: 'solid',
    needs: [sodiumNitrate, potassiumNitrate],
    find: ({ of }) => (of(sodiumNitrate, potassiumNitrate) >= whole ? { un: '1499' } : null),
  },
  {
    state: 'solid',
    needs: [potassiumNitrate, sodiumNitrite],
    find: ({ of }) => (of(potassiumNitrate, sodiumNitrite) >= whole ? { un: '1487' } : null),
  },
]

/** The entry that names a mixture of these substances; null: none does, or something else that is dangerous goods is in it. */
export function findNamedMixture(precedence: Precedence | null, facts: EntryFacts): FoundEntryNumber | null {
  const { state, parts = [], water = 0, categories } = facts
  const found = state === 'gas' ? findBlend(parts) : null
  if (found !== null) return { un: found, isNamed: true, source: namedSource }
  const pressed = categories.find((category) => category.startsWith('Press. Gas ('))
  const classes = precedence === null ? [] : [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const of = (...substances: readonly string[]): number =>
    parts.reduce((sum, { cas, content }) => sum + (cas !== null && substances.includes(cas) ? content : 0), 0)
  // Of a gas whatever is in it counts: it is under pressure as the rest is.
  const others = parts.filter(({ isSubject }) => isSubject || state === 'gas')
  for (const { needs, mayHold = [], group, find, ...rule } of rules) {
    if (rule.state !== state || needs.some((cas) => of(cas) < 1)) continue
    if (group !== undefined && pressed !== undefined && pressed !== `Press. Gas (${group})`) continue
    if (others.some(({ cas }) => cas === null || !(needs.includes(cas) || mayHold.includes(cas)))) continue
    const entry = find({ of, classes, water })
    if (entry !== null) return { ...entry, isNamed: true, source: namedSource }
  }
  return null
}
