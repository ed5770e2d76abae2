import { isSuppliedToPublic } from '../../documents/label-duties.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

/** Precautionary statements against each other, against the users, and against sections 4 to 8, which say the same at length. */
export const checkLabelAdvice: Rule = ({ record }) => [
  ...checkPublic(record),
  ...checkPairs(record),
  ...checkAdvice(record),
  ...checkMedia(record),
  ...checkForms(record),
]

const path = 'labelElements.precautionaryStatements'

/** CLP Annex IV, Table 6.1: the general statements are those of consumer products. */
function checkPublic(record: ProductRecord): Finding[] {
  if (isSuppliedToPublic(record)) return []
  return record.labelElements.precautionaryStatements.flatMap(({ code }, index) =>
    /^P10[123]$/.test(code)
      ? [
          finding('label.publicUnfounded', `${path}[${index}]`, {
            params: { what: code },
            fix: [{ op: 'remove', path: `/labelElements/precautionaryStatements/${index}` }],
          }),
        ]
      : [],
  )
}

/** Of two the stricter alone stands on a label: do not breathe, avoid breathing; at once, or when one feels unwell. */
const stricter: readonly (readonly [strict: string, mild: string])[] = [
  ['P260', 'P261'],
  ['P310', 'P311'],
  ['P310', 'P312'],
  ['P311', 'P312'],
]

interface Parted {
  readonly code: string
  readonly index: number
  readonly parts: readonly string[]
  /** in which case it is done: P301 to P308 */
  readonly cases: readonly string[]
}

function checkPairs({ labelElements }: ProductRecord): Finding[] {
  const all = labelElements.precautionaryStatements.map(({ code }, index): Parted => {
    const parts = code.split('+')
    return { code, index, parts, cases: parts.filter((part) => /^P30[1-8]$/.test(part)) }
  })
  const isOneCase = (one: Parted, other: Parted) =>
    one.cases.length === 0 || other.cases.length === 0 || one.cases.some((part) => other.cases.includes(part))
  return stricter.flatMap(([strict, mild]) => {
    const one = all.find(({ parts }) => parts.includes(strict))
    // P342 is of symptoms that come later, whatever was asked for at once.
    const other = all.find((two) => two.parts.includes(mild) && !two.parts.includes('P342') && one !== undefined && isOneCase(one, two))
    if (one === undefined || other === undefined) return []
    return [
      finding('label.precautionaryContradict', `${path}[${other.index}]`, {
        params: { one: one.code, other: other.code },
        fix: [{ op: 'remove', path: `${pointer}/${other.index}` }],
      }),
    ]
  })
}

const pointer = '/labelElements/precautionaryStatements'

interface Advice {
  readonly part: string
  readonly read: (record: ProductRecord) => readonly Text[]
  readonly place: string
  readonly point: string
  readonly phrases: RegExp
}

const heatOfAerosols = 'storage.aerosols'

/** What the sections say at length of what a part of a statement says in short. */
const advice: readonly Advice[] = [
  {
    part: 'P210',
    // A dispenser of what does not burn is kept from heat alone.
    read: (one) => [
      ...one.handling.fireProtection,
      ...(one.classification.some(({ category }) => category === 'Aerosol 3') && has(one.handling.storage, heatOfAerosols)
        ? [{ phrase: heatOfAerosols }]
        : []),
    ],
    place: 'handling.fireProtection',
    point: '7.1',
    phrases: /ignitionSources|^storage\.aerosols$/,
  },
  { part: 'P240', read: (one) => one.handling.fireProtection, place: 'handling.fireProtection', point: '7.1', phrases: /electrostatic/ },
  { part: 'P270', read: (one) => one.handling.hygiene, place: 'handling.hygiene', point: '7.1', phrases: /noEating/ },
  { part: 'P264', read: (one) => one.handling.hygiene, place: 'handling.hygiene', point: '7.1', phrases: /washHands|shower/ },
  { part: 'P273', read: (one) => one.accidentalRelease.environment, place: 'accidentalRelease.environment', point: '6.2', phrases: /./ },
  { part: 'P405', read: (one) => one.handling.storage, place: 'handling.storage', point: '7.2', phrases: /lockedUp/ },
  {
    part: 'P412',
    read: (one) => [...one.handling.storage, ...one.stability.avoid],
    place: 'handling.storage',
    point: '7.2',
    phrases: /aerosols|sunlight|temperature/,
  },
  {
    part: 'P340',
    read: (one) => one.firstAid.inhalation,
    place: 'firstAid.inhalation',
    point: '4.1',
    phrases: /freshAir|fumesMelt|chlorine/,
  },
  { part: 'P338', read: (one) => one.firstAid.eyes, place: 'firstAid.eyes', point: '4.1', phrases: /rinse|removeLenses/ },
  { part: 'P352', read: (one) => one.firstAid.skin, place: 'firstAid.skin', point: '4.1', phrases: /wash|rinse|polyethylene/ },
  { part: 'P353', read: (one) => one.firstAid.skin, place: 'firstAid.skin', point: '4.1', phrases: /wash|rinse|polyethylene/ },
  { part: 'P330', read: (one) => one.firstAid.ingestion, place: 'firstAid.ingestion', point: '4.1', phrases: /rinseMouth/ },
  {
    part: 'P284',
    read: (one) => one.exposureControls.respiratory,
    place: 'exposureControls.respiratory',
    point: '8.2.2.2(c)',
    phrases: /respiratory\.(?!notNeeded)/,
  },
]

/** A doctor at once, by the way that the statement names or by any that harms. */
const atOnce = /callDoctor|asthmaSymptoms|aerosolAbuse|eyeDoctor|chlorine/

/** Own words may say it otherwise; where nothing at all stands, the rules of section 4 have said so already. */
const says = (texts: readonly Text[], phrases: RegExp): boolean => texts.some((text) => !('phrase' in text) || phrases.test(text.phrase))

function checkAdvice(record: ProductRecord): Finding[] {
  const codes = record.labelElements.precautionaryStatements.map(({ code }) => ({ code, parts: code.split('+') }))
  // A record that has no such section yet is a draft, of which the proposals tell.
  const isWritten = record.firstAid.general.length + record.firstAid.skin.length + record.handling.handling.length > 0
  if (!isWritten) return []
  const missing = advice.flatMap(({ part, read, place, point, phrases }) => {
    const asking = codes.find(({ parts }) => parts.includes(part))
    if (asking === undefined || says(read(record), phrases)) return []
    return [finding('label.adviceMissing', place, { params: { code: asking.code }, article: `CLP Annex IV; REACH Annex II, ${point}` })]
  })
  const swallowed = codes.find(
    ({ parts }) => parts.includes('P310') && (parts.includes('P301') || !parts.some((one) => /^P30[2-8]$/.test(one))),
  )
  const { inhalation, skin, eyes, ingestion } = record.firstAid
  const ways = swallowed?.parts.includes('P301') === true ? ingestion : [...ingestion, ...inhalation, ...skin, ...eyes]
  const isPlainRequired =
    swallowed !== undefined &&
    stateKindOf(record.parameters) !== 'Gas' &&
    !says(ingestion, atOnce) &&
    record.classification.some(({ statements }) => statements.some((one) => /^H(?:30[014]|314)$/.test(one)))
  if (swallowed === undefined || (says(ways, atOnce) && !isPlainRequired)) return missing
  return [
    ...missing,
    finding('label.adviceMissing', 'firstAid.ingestion', {
      params: { code: swallowed.code },
      article: 'CLP Annex IV; REACH Annex II, 4.1',
    }),
  ]
}

/** Media that P378 names, and the sentences of section 5.1 that name the same. */
const media: Readonly<Record<string, RegExp>> = {
  'statementValue.waterSpray': /waterSpray/,
  'statementValue.waterMist': /waterSpray/,
  'statementValue.water': /waterSpray/,
  'statementValue.powderFoamCarbonDioxide': /foamPowderCarbonDioxide/,
  'statementValue.alcoholFoamPowder': /foamPowderCarbonDioxide/,
}

function checkMedia({ labelElements, firefighting }: ProductRecord): Finding[] {
  return labelElements.precautionaryStatements.flatMap(({ code, values = {} }, index) => {
    if (!code.split('+').includes('P378')) return []
    return Object.values(values).flatMap((what) => {
      const same = what !== undefined && 'phrase' in what ? media[what.phrase] : undefined
      if (same === undefined || what === undefined) return []
      return firefighting.unsuitableMedia.some((text) => 'phrase' in text && same.test(text.phrase))
        ? [finding('label.mediaContradict', `${path}[${index}]`, { params: { what } })]
        : []
    })
  })
}

/** Alternatives of P260 and P261 (CLP Annex IV) by what can be breathed of a liquid or gas, and of a solid: 1 dust, 2 fume, 3 gas, 4 mist, 5 vapours, 6 spray. */
const formsOfState = { Liquid: [2, 3, 4, 5, 6], Gas: [3, 4, 5, 6], Solid: [1, 2, 3, 5] } as const

/** A label that warns of the dust of a thinner and of nothing else leaves out what is breathed. */
function checkForms(record: ProductRecord): Finding[] {
  const kind = stateKindOf(record.parameters)
  const other = record.parameters.find(({ property }) => property === 'physicalState')?.text
  if (other === undefined || (kind !== 'Liquid' && kind !== 'Gas' && kind !== 'Solid')) return []
  const fitting: readonly number[] = formsOfState[kind]
  return record.labelElements.precautionaryStatements.flatMap(({ code, choices }, index) => {
    if (!/^P26[01]$/.test(code) || choices === undefined || choices.length === 0 || choices.some((one) => fitting.includes(one))) return []
    return [
      finding('label.precautionaryContradict', `${path}[${index}]`, {
        params: { one: code, other },
        article: 'CLP Annex IV, P260 and P261; REACH Annex II, 9.1(a)',
      }),
    ]
  })
}
