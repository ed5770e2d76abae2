import { statesOfLanguage } from '../../documents/sds/choose-emergency.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'
import { isSameName } from './known-names.ts'

/** Section 1 and 16 against the rest: numbers of other States, shades of another colour, versions that are not the first, substances that went. */
export const checkIdentity: Rule = (subject) => [
  ...checkNumbers(subject.record),
  ...checkCompanies(subject.record),
  ...checkEmail(subject.record),
  ...checkHours(subject.record),
  ...checkMarkets(subject.record),
  ...checkShade(subject.record),
  ...checkFirst(subject),
  ...checkRemoved(subject),
  ...checkTested(subject.record),
  ...checkFlashPoint(subject.record),
  ...checkAdvisedAgainst(subject.record),
]

/** Calling codes of the States of the Union, the EEA, Switzerland and the United Kingdom: ITU-T E.164. */
const callingCodes: Readonly<Record<string, readonly string[]>> = {
  AT: ['43'],
  BE: ['32'],
  BG: ['359'],
  CH: ['41'],
  CY: ['357'],
  CZ: ['420'],
  DE: ['49'],
  DK: ['45'],
  EE: ['372'],
  ES: ['34'],
  FI: ['358'],
  FR: ['33'],
  GB: ['44'],
  GR: ['30'],
  HR: ['385'],
  HU: ['36'],
  IE: ['353'],
  IS: ['354'],
  IT: ['39'],
  // Liechtenstein's poison centre is that of Zurich, Luxembourg's that of Brussels.
  LI: ['423', '41'],
  LT: ['370'],
  LU: ['352', '32'],
  LV: ['371'],
  MT: ['356'],
  NL: ['31'],
  NO: ['47'],
  PL: ['48'],
  PT: ['351'],
  RO: ['40'],
  SE: ['46'],
  SI: ['386'],
  SK: ['421'],
}

/** The calling code that a State's own numbers have, where the number has another; null where it has not, or nobody can say. */
function findForeignCode(country: string | undefined, telephone: string): string | null {
  const own = country === undefined ? undefined : callingCodes[country]
  const dialled = digitsOf(telephone)
  // A short number is dialled in the State itself.
  if (own === undefined || !dialled.startsWith('+') || own.some((code) => dialled.startsWith(`+${code}`))) return null
  return `+${own[0] ?? ''}`
}

const digitsOf = (telephone: string): string => telephone.replaceAll(/[\s/().-]/g, '')

/** 1.4: the official number of a State is reached in it. */
function checkNumbers({ emergency }: ProductRecord): Finding[] {
  return emergency.flatMap(({ country, telephone }, index) => {
    const found = findForeignCode(country, telephone)
    return found === null
      ? []
      : [finding('identification.numberOfOtherState', `emergency[${index}].telephone`, { params: { record: telephone, found } })]
  })
}

/** 1.3 and the label: the supplier is called at the address that stands beside. */
function checkCompanies({ supplier: { country, telephone } }: ProductRecord): Finding[] {
  const found = findForeignCode(country, telephone)
  if (found === null) return []
  return [
    finding('identification.numberOfOtherState', 'supplier.telephone', {
      params: { record: telephone, found },
      article: 'REACH Annex II, 1.3; CLP Article 17(1)(a)',
    }),
  ]
}

/** 1.4: one telephone has one time at which it is answered; the number of the office is none for the night. */
function checkHours({ supplier, emergency }: ProductRecord): Finding[] {
  const other = supplier.telephoneHours
  if (other === undefined || has([other], ...always)) return []
  return emergency.flatMap(({ telephone, hours }, index) =>
    digitsOf(telephone) === digitsOf(supplier.telephone) && has([hours], ...always)
      ? [
          finding('sentences.contradict', `emergency[${index}].hours`, {
            params: { one: hours, other },
            article: 'REACH Annex II, 1.3 and 1.4',
            severity: 'warning',
          }),
        ]
      : [],
  )
}

const always = ['telephone.allDay', 'telephone.poisonCentre'] as const

/** 1.4: a State whose law stands in 15.1 is a market, in which somebody answers. A line of the supplier's own is for all. */
function checkMarkets({ supplier, emergency, regulatory: { national } }: ProductRecord): Finding[] {
  if (emergency.some(({ country }) => country === undefined)) return []
  const answered = new Set([supplier.country, ...emergency.map(({ country }) => country)])
  const silent = national.flatMap(({ country, texts }) =>
    texts.length > 0 && memberStates.has(country) && !answered.has(country) ? [country] : [],
  )
  if (silent.length === 0) return []
  return [finding('identification.emergencyOfMarketMissing', 'emergency', { params: { country: silent } })]
}

const memberStates: ReadonlySet<string> = new Set(languageCodes.flatMap(statesOfLanguage))

const shades: Readonly<Record<string, readonly string[]>> = {
  'variant.white': ['colour.white', 'colour.offWhite', 'colour.various'],
  'variant.black': ['colour.black', 'colour.various'],
  'variant.grey': ['colour.grey', 'colour.silver', 'colour.various'],
  // What is clear when it is dry is milky in the tin, or of the colour of its resin.
  'variant.clear': [
    'colour.colourless',
    'colour.colourlessClear',
    'colour.transparent',
    'colour.lightYellowClear',
    'colour.yellowish',
    'colour.yellow',
    'colour.amber',
    'colour.white',
    'colour.offWhite',
    'colour.various',
  ],
}

/** The shade in the name and the colour of section 9 are of one product. */
function checkShade({ variant, parameters }: ProductRecord): Finding[] {
  const index = parameters.findIndex(({ property }) => property === 'colour')
  const text = parameters[index]?.text
  const fitting = variant !== undefined && 'phrase' in variant ? shades[variant.phrase] : undefined
  if (variant === undefined || fitting === undefined || text === undefined || !('phrase' in text) || fitting.includes(text.phrase))
    return []
  return [
    finding('sentences.contradict', `parameters[${index}]`, {
      params: { one: text, other: variant },
      article: 'REACH Annex II, 9.1(b) and 1.1',
      // A shade has the name that its maker gives it.
      severity: 'warning',
    }),
  ]
}

/** What a product is for is not what it is advised against. */
function checkAdvisedAgainst({ uses, usesAdvisedAgainst }: ProductRecord): Finding[] {
  return usesAdvisedAgainst.flatMap((one, index) => {
    const use = uses.find((other) => JSON.stringify(other) === JSON.stringify(one))
    if (use === undefined) return []
    const params = { one, other: use }
    return [finding('sentences.contradict', `usesAdvisedAgainst[${index}]`, { params, article: 'REACH Annex II, 1.2' })]
  })
}

/** 16(a): a version that follows another is not the first. */
function checkFirst({ record: { otherInformation }, context }: Subject): Finding[] {
  const index = otherInformation.changes.findIndex((text) => has([text], 'change.first'))
  const one = otherInformation.changes[index]
  const since = context.published?.since
  if (one === undefined || since === undefined) return []
  return [
    finding('sentences.contradict', `otherInformation.changes[${index}]`, {
      params: { one, other: since },
      article: 'REACH Annex II, 16(a)',
    }),
  ]
}

/** 16(a): what was removed from section 3 does not stand in it. */
function checkRemoved({ record, context }: Subject): Finding[] {
  return record.otherInformation.changes.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'change.substanceRemoved') return []
    const substances = text.values?.['substances']
    const named: Text[] = Array.isArray(substances) ? substances : []
    const still = record.composition.ingredients.find(({ name }) => named.some((one) => isSameName(one, name, context.readEnglish)))
    return still === undefined
      ? []
      : [finding('sentences.substanceContained', `otherInformation.changes[${index}]`, { params: { one: text, other: still.name } })]
  })
}

/** 16(d) against 9.1(h): the category of a flammable liquid is by its flash point, and what was tested has a figure. */
function checkFlashPoint({ classification, parameters }: ProductRecord): Finding[] {
  const tested = classification.find(({ category, basis }) => basis === 'testData' && category.startsWith('Flam. Liq.'))
  const index = parameters.findIndex(
    ({ property, quantity, text }) =>
      property === 'flashPoint' &&
      quantity === undefined &&
      text !== undefined &&
      has([text], 'propertyNote.notDetermined', 'propertyNote.noData'),
  )
  const one = parameters[index]?.text
  if (one === undefined || tested === undefined) return []
  return [
    finding('sentences.contradict', `parameters[${index}]`, {
      params: { one, other: [tested.category, { term: 'basis.testData' }] },
      article: 'REACH Annex II, 9.1(h) and 16(d)',
      severity: 'warning',
    }),
  ]
}

const health = /^(?:Acute Tox|Skin|Eye|Resp|STOT|Muta|Carc|Repr|Lact)/

/** 11.1 and 12.1 say that nobody tested the mixture, beside a class that 16(d) has from tests of it. */
function checkTested({ classification, toxicology, ecology }: ProductRecord): Finding[] {
  const places = [
    { texts: toxicology.notes, phrase: 'toxicology.noTestData', path: 'toxicology.notes', classes: health, point: '11.1' },
    { texts: ecology.toxicity, phrase: 'ecotoxicity.noTestData', path: 'ecology.toxicity', classes: /^Aquatic/, point: '12.1' },
  ]
  return places.flatMap(({ texts, phrase, path, classes, point }) => {
    const index = texts.findIndex((text) => has([text], phrase))
    const one = texts[index]
    const tested = classification.find(({ category, basis }) => basis === 'testData' && classes.test(category))
    if (one === undefined || tested === undefined) return []
    return [
      finding('sentences.contradict', `${path}[${index}]`, {
        params: { one, other: [tested.category, { term: 'basis.testData' }] },
        article: `REACH Annex II, ${point} and 16(d)`,
        severity: 'warning',
      }),
    ]
  })
}

/** Mailboxes that nobody reads. */
const unread = /^(?:no-?_?reply|do-?_?not-?_?reply|null|nobody)(?:[+@.]|$)/i

/** 1.3: the address is that of a competent person who is responsible for the sheet. */
function checkEmail({ supplier }: ProductRecord): Finding[] {
  if (!unread.test(supplier.email)) return []
  return [finding('identification.emailOfNobody', 'supplier.email', { params: { section: 1, what: { term: 'sds.email' } } })]
}
