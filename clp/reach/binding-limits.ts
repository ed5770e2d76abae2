import { isLead } from '../lead-compounds.ts'
import { diisocyanates } from './annex-xvii-markings.ts'
import type { DatedLimit } from './dated-limits.ts'

/** A substance by the numbers by which an act, or an entry of CLP Annex VI, means it. */
export interface LimitedSubstance {
  readonly cas: string | null
  readonly index: string | null
}

/** The act as it is cited, and its limits with their days. */
export interface BindingLimits {
  readonly basis: string
  readonly limits: readonly DatedLimit[]
}

const carcinogens = '2004/37/EC'
/** The end of the time for following Directives (EU) 2019/983, which ended last of those before it, (EU) 2022/431 and (EU) 2024/869. */
const third = '2021-07-11'
const fourth = '2024-04-05'
const fifth = '2026-04-09'

/** Directive 2004/37/EC, Annex III, A: what it names by a CAS number (version with (EU) 2022/431). */
const ofSubstances: Readonly<Record<string, readonly DatedLimit[]>> = {
  '50-00-0': [[third, [0.37, 0.3], [0.74, 0.6], 'sensitisation']],
  '68-12-2': [[fourth, [15, 5], [30, 10], 'skin']],
  '71-43-2': [
    [third, [3.25, 1], null, 'skin'],
    [fourth, [1.65, 0.5], null, 'skin'],
    ['2026-04-05', [0.66, 0.2], null, 'skin'],
  ],
  '75-01-4': [[third, [2.6, 1], null]],
  '75-21-8': [[third, [1.8, 1], null, 'skin']],
  '75-56-9': [[third, [2.4, 1], null]],
  '79-01-6': [[third, [54.7, 10], [164.1, 30], 'skin']],
  '79-06-1': [[third, [0.1, null], null, 'skin']],
  '79-46-9': [[third, [18, 5], null]],
  '80-05-7': [[fourth, [2, null], null, 'inhalableFraction']],
  '95-53-4': [[third, [0.5, 0.1], null, 'skin']],
  '98-95-3': [[fourth, [1, 0.2], null, 'skin']],
  '101-14-4': [[third, [0.01, null], null, 'skin']],
  '101-77-9': [[third, [0.08, null], null, 'skin']],
  '106-89-8': [[third, [1.9, null], null, 'skin']],
  '106-93-4': [[third, [0.8, 0.1], null, 'skin']],
  '106-99-0': [[third, [2.2, 1], null]],
  '107-06-2': [[third, [8.2, 2], null, 'skin']],
  '107-13-1': [['2026-04-05', [1, 0.45], [4, 1.8], 'skin', 'sensitisation']],
  '109-86-4': [[fourth, [null, 1], null, 'skin']],
  '110-49-6': [[fourth, [null, 1], null, 'skin']],
  '110-80-5': [[fourth, [8, 2], null, 'skin']],
  '111-15-9': [[fourth, [11, 2], null, 'skin']],
  '127-19-5': [[fourth, [36, 10], [72, 20], 'skin']],
  '302-01-2': [[third, [0.013, 0.01], null, 'skin']],
  '593-60-2': [[third, [4.4, 1], null]],
  '630-08-0': [[fourth, [23, 20], [117, 100]]],
  '872-50-4': [[fourth, [40, 10], [80, 20], 'skin']],
  // quartz and cristobalite: respirable crystalline silica dust
  '14808-60-7': [[third, [0.1, null], null, 'respirableFraction']],
  '14464-46-1': [[third, [0.1, null], null, 'respirableFraction']],
}

interface Group extends BindingLimits {
  /** CLP Annex VI, 1.1.1.1: an index number begins with the atomic number of the element. */
  readonly index: RegExp
  /** Those that stand under another element, or that an entry for a group means and does not name. */
  readonly casNumbers: ReadonlySet<string>
}

const numbers = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Without an element: no index number of CLP Annex VI begins so. */
const none = /^(?!)/

/** What the acts name by an element or a group: Directive 2004/37/EC, Annex III, A, and the diisocyanates of Directive 98/24/EC, Annex I. */
const groups: readonly Group[] = [
  {
    // chromium(VI) compounds which are carcinogens, as chromium: chromium trioxide, chromates, dichromates, not those of chromium(III) in dyes
    basis: `${carcinogens} (Cr)`,
    index: /^024-0(?:0\d|10|17|18)-/,
    casNumbers:
      numbers(`1333-82-0 7758-97-6 7775-11-3 7778-50-9 7789-00-6 7789-06-2 7789-09-5 10588-01-9 11103-86-9 13530-65-9 13765-19-0 49663-84-5
      1344-37-2 12656-85-8 14721-18-7 15586-38-6 24613-89-6`),
    limits: [
      [third, [0.01, null], null],
      ['2025-01-17', [0.005, null], null],
    ],
  },
  {
    // nickel compounds, measured as nickel, without the metal
    basis: `${carcinogens} (Ni)`,
    index: /^028-(?!002-)/,
    casNumbers: new Set(),
    limits: [
      [fourth, [0.1, null], null, 'inhalableFraction', 'sensitisation'],
      ['2025-01-18', [0.05, null], null, 'inhalableFraction', 'sensitisation'],
      ['2025-01-18', [0.01, null], null, 'respirableFraction', 'sensitisation'],
    ],
  },
  {
    // cadmium and its inorganic compounds: not the formate; pigments of cadmium have no entry
    basis: carcinogens,
    index: /^048-(?!003-)/,
    casNumbers: numbers('7440-43-9 12656-57-4 58339-34-7 8048-07-5'),
    limits: [
      [third, [0.004, null], null, 'inhalableFraction'],
      ['2027-07-11', [0.001, null], null, 'inhalableFraction'],
    ],
  },
  {
    // beryllium and its inorganic compounds
    basis: carcinogens,
    index: /^004-/,
    casNumbers: numbers('7440-41-7'),
    limits: [
      [third, [0.0006, null], null, 'inhalableFraction', 'sensitisation'],
      ['2026-07-11', [0.0002, null], null, 'inhalableFraction', 'sensitisation'],
    ],
  },
  {
    // arsenic acid and its salts, inorganic compounds of arsenic: not the metal, and not tert-butylarsine; arsenates of lead and nickel, gallium arsenide
    basis: carcinogens,
    index: /^033-00[2-6]-/,
    casNumbers: numbers('3687-31-8 7784-40-9 13477-70-8 74646-29-0 12068-61-0 27016-75-7 1303-00-0'),
    limits: [[third, [0.01, null], null, 'inhalableFraction']],
  },
  {
    // mercury and divalent inorganic compounds, measured as mercury: not calomel, the fulminate and those with carbon bound to it
    basis: `${carcinogens} (Hg)`,
    index: /^080-0(?:01|02|06|10)-/,
    casNumbers: numbers('7439-97-6 7487-94-7 21908-53-2 1344-48-5'),
    limits: [[fourth, [0.02, null], null]],
  },
  {
    basis: '98/24/EC (NCO)',
    index: none,
    casNumbers: new Set(diisocyanates.casNumbers),
    limits: [
      [fifth, [0.01, null], [0.02, null], 'skin', 'sensitisation'],
      ['2029-01-01', [0.006, null], [0.012, null], 'skin', 'sensitisation'],
    ],
  },
]

/** Inorganic lead and its compounds. What (EU) 2024/869 says of the fraction was not to be had, and is left out. */
const lead: BindingLimits = {
  basis: carcinogens,
  limits: [
    [fourth, [0.15, null], null],
    [fifth, [0.03, null], null],
  ],
}
const isInorganicLead = ({ cas, index }: LimitedSubstance): boolean =>
  isLead(cas, index) && cas !== '78-00-2' && index?.startsWith('082-002-') !== true

/**
 * The binding limits of a substance (Directive 98/24/EC, Article 3(4) and Annex I; Directive 2004/37/EC, Article 16 and Annex III): lead chromate
 * has one for chromium and one for lead.
 * @returns none where no act names the substance; without dust of hardwood, fibres, exhaust of engines and what is known by its process alone
 */
export function bindingLimitsOf(substance: LimitedSubstance): readonly BindingLimits[] {
  const { cas, index } = substance
  const own = cas === null ? undefined : ofSubstances[cas]
  return [
    ...(own === undefined ? [] : [{ basis: carcinogens, limits: own }]),
    ...groups.filter((group) => (cas !== null && group.casNumbers.has(cas)) || (index !== null && group.index.test(index))),
    ...(isInorganicLead(substance) ? [lead] : []),
  ]
}

/** CAS numbers that are written here. */
export const bindingNumbers: readonly string[] = [...Object.keys(ofSubstances), ...groups.flatMap(({ casNumbers }) => [...casNumbers])]
