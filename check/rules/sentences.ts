import type { ProductRecord } from '../../shared/record/product-record.ts'
import { kindsOfState, type StateKind } from '../../shared/record/physical-state.ts'
import { publicUse } from '../../shared/record/uses.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** Sentences of the sheet of which one denies what the other says. */
export const checkSentences: Rule = ({ record }) => [...checkNone(record), ...checkPairs(record), ...checkState(record)]

type Read = (record: ProductRecord) => readonly Text[]
const phraseOf = (text: Text): string | null => ('phrase' in text ? text.phrase : null)

/** “None” beside something, in one list; what is compatible with it does not count. Places of REACH Annex II. */
const lists: readonly { read: Read; path: string; none: string; point: string; beside?: RegExp }[] = [
  { read: (one) => one.usesAdvisedAgainst, path: 'usesAdvisedAgainst', none: 'useAdvisedAgainst.none', point: '1.2' },
  { read: (one) => one.otherHazards, path: 'otherHazards', none: 'otherHazards.none', point: '2.3', beside: /^otherHazards\.no[A-Z]/ },
  {
    read: (one) => one.firstAid.treatment,
    path: 'firstAid.treatment',
    none: 'treatment.noSpecificAntidote',
    point: '4.3',
    beside: /^(?!.*Antidote)/,
  },
  {
    read: (one) => one.firefighting.unsuitableMedia,
    path: 'firefighting.unsuitableMedia',
    none: 'extinguishing.unsuitable.none',
    point: '5.1',
  },
  { read: (one) => one.handling.fireProtection, path: 'handling.fireProtection', none: 'fireProtection.noSpecial', point: '7.1' },
  {
    read: (one) => one.exposureControls.monitoring,
    path: 'exposureControls.monitoring',
    none: 'monitoring.none',
    point: '8.1',
    // Monitoring of the air and check-ups are no biological limits.
    beside: /^monitoring\.(?:air|isocyanates|diisocyanatesNco|hippuricAcid)$/,
  },
  {
    read: (one) => one.stability.reactions,
    path: 'stability.reactions',
    none: 'reaction.none',
    point: '10.3',
    // What is not to be expected, or happens under other conditions than those of use.
    beside: /^reaction\.(?:polymerisation|aerosolBurst)$/,
  },
  { read: (one) => one.stability.avoid, path: 'stability.avoid', none: 'avoidCondition.none', point: '10.4' },
  { read: (one) => one.stability.incompatible, path: 'stability.incompatible', none: 'incompatible.none', point: '10.5' },
]

const none = /^(?!)/

function checkNone(record: ProductRecord): Finding[] {
  return lists.flatMap(({ read, path, none: denial, point, beside = none }) => {
    const texts = read(record)
    const index = texts.findIndex((text) => phraseOf(text) === denial)
    const [denying] = index < 0 ? [] : texts.slice(index, index + 1)
    const other = texts.find((text) => {
      const phrase = phraseOf(text)
      // Of own words nobody here knows what they say.
      return phrase !== null && phrase !== denial && !beside.test(phrase)
    })
    if (denying === undefined || other === undefined) return []
    return [
      finding('sentences.contradict', `${path}[${index}]`, {
        params: { one: denying, other },
        article: `REACH Annex II, ${point}`,
        fix: [{ op: 'remove', path: `/${path.replaceAll('.', '/')}/${index}` }],
      }),
    ]
  })
}

const property =
  (name: string): Read =>
  ({ parameters }) =>
    parameters.flatMap(({ property: own, text }) => (own === name && text !== undefined ? [text] : []))
const union: Read = ({ regulatory }) => regulatory.union

/** Sentences of two places that cannot both be true; the first is where one looks. */
const pairs: readonly {
  read: Read
  path: string
  says: string | RegExp
  of: Read
  denies: string | RegExp
  article: string
  severity?: 'warning'
}[] = [
  {
    read: ({ uses }) => uses,
    path: 'uses',
    says: publicUse,
    of: ({ usesAdvisedAgainst }) => usesAdvisedAgainst,
    denies: 'useAdvisedAgainst.consumer',
    article: 'REACH Annex II, 1.2',
  },
  {
    read: ({ otherInformation }) => otherInformation.training,
    path: 'otherInformation.training',
    says: 'training.professionalOnly',
    of: ({ uses }) => uses,
    denies: publicUse,
    article: 'REACH Annex II, 1.2 and 16(f)',
  },
  {
    read: ({ handling }) => handling.endUses,
    path: 'handling.endUses',
    says: 'endUse.consumer',
    of: ({ usesAdvisedAgainst }) => usesAdvisedAgainst,
    denies: 'useAdvisedAgainst.consumer',
    article: 'REACH Annex II, 7.3',
    severity: 'warning',
  },
  {
    read: ({ stability }) => stability.incompatible,
    path: 'stability.incompatible',
    says: 'incompatible.none',
    of: ({ handling }) => handling.incompatible,
    denies: /^storageIncompatible\.(?!food$)/,
    article: 'REACH Annex II, 10.5 and 7.2',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.miscibleWater',
    of: property('miscibility'),
    denies: 'propertyNote.insolubleWater',
    article: 'REACH Annex II, 9.1(m)',
  },
  {
    read: property('solubility'),
    path: 'parameters',
    says: 'propertyNote.insolubleWater',
    of: property('miscibility'),
    denies: 'propertyNote.miscibleWater',
    article: 'REACH Annex II, 9.1(m)',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.soluble',
    of: property('solubility'),
    denies: 'propertyNote.insolubleWater',
    article: 'REACH Annex II, 12.4 and 9.1(m)',
  },
  {
    read: ({ ecology }) => ecology.mobility,
    path: 'ecology.mobility',
    says: 'mobility.insoluble',
    of: property('solubility'),
    denies: 'propertyNote.miscibleWater',
    article: 'REACH Annex II, 12.4 and 9.1(m)',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.smallAmounts',
    of: ({ disposal }) => disposal.product,
    denies: /^disposal\.product\.(?:notHousehold|hazardousWaste)$/,
    article: 'REACH Annex II, 13.1',
  },
  {
    read: ({ disposal }) => disposal.product,
    path: 'disposal.product',
    says: 'disposal.product.driedWaste',
    of: ({ disposal }) => disposal.product,
    denies: 'disposal.product.hazardousWaste',
    article: 'REACH Annex II, 13.1',
    severity: 'warning',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.reachAnnexXviiNone',
    of: union,
    denies: /^regulation\.reachAnnexXvii(?:One)?$/,
    article: 'REACH Annex XVII; Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.reachAuthorisationNone',
    of: union,
    denies: /^regulation\.(?:reachAuthorisation|authorisationNumber|authorisationUse|sunsetDate)$/,
    article: 'REACH Annex XIV; Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.sevesoNone',
    of: union,
    denies: 'regulation.seveso',
    article: 'Directive 2012/18/EU, Annex I; REACH Annex II, 15.1',
  },
  {
    read: union,
    path: 'regulatory.union',
    says: 'regulation.candidateListNone',
    of: union,
    denies: 'regulation.candidateList',
    article: 'REACH Article 59(10) and Annex II, 15.1',
  },
]

function checkPairs(record: ProductRecord): Finding[] {
  const find = (texts: readonly Text[], wanted: string | RegExp) =>
    texts.find((text) => {
      const phrase = phraseOf(text)
      return phrase !== null && (typeof wanted === 'string' ? phrase === wanted : wanted.test(phrase))
    })
  return pairs.flatMap(({ read, path, says, of, denies, article, severity }) => {
    const one = find(read(record), says)
    const other = find(of(record), denies)
    if (one === undefined || other === undefined) return []
    const all = path === 'parameters' ? record.parameters.map(({ text }) => text) : read(record)
    return [
      finding('sentences.contradict', `${path}[${all.indexOf(one)}]`, {
        params: { one, other },
        article,
        ...(severity === undefined ? {} : { severity }),
      }),
    ]
  })
}

/** “Not applicable: the product is a liquid”, of granules. A paste is a liquid to some and a solid to others. */
const reasons: Readonly<Record<string, readonly StateKind[]>> = {
  'propertyNote.notApplicableLiquid': ['Liquid', 'Paste', 'Aerosol'],
  'propertyNote.notApplicableSolid': ['Solid', 'Paste'],
  'propertyNote.notApplicablePaste': ['Liquid', 'Paste', 'Solid'],
  'propertyNote.notApplicableAerosol': ['Aerosol'],
}

function checkState({ parameters }: ProductRecord): Finding[] {
  const state = parameters.find(({ property: own }) => own === 'physicalState')?.text
  const kind = state !== undefined && 'phrase' in state ? kindsOfState[state.phrase] : undefined
  if (state === undefined || kind === undefined) return []
  return parameters.flatMap(({ text }, index) => {
    const fitting = text !== undefined && 'phrase' in text ? reasons[text.phrase] : undefined
    if (text === undefined || fitting === undefined || fitting.includes(kind)) return []
    return [
      finding('sentences.contradict', `parameters[${index}]`, { params: { one: text, other: state }, article: 'REACH Annex II, 9.1' }),
    ]
  })
}
