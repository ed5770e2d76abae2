import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, textsOfValue, type Rule, type Subject } from '../subject.ts'
import { englishNamesOf, isSameName } from './known-names.ts'

/** What becomes of the product in the environment: sections 12.2 and 12.3 against what section 12 says of each ingredient. */
export const checkFate: Rule = (subject) => [
  ...checkDegradability(subject),
  ...checkAccumulation(subject.record),
  ...checkRepeated(subject),
  ...checkPossible(subject),
  ...checkMobility(subject.record),
  ...checkHalogens(subject),
  ...subject.record.composition.ingredients.flatMap((one, index) => checkSubstance(one, index)),
]

const readily = 'persistence.readilyBiodegradable'
const hardly = 'persistence.notReadilyBiodegradable'

/** Of a salt nobody asks whether it degrades; of chromates and zinc it is what makes them harm water for long. */
const inorganic = ['persistence.inorganic', 'persistence.metals'] as const
const harmsWater = ({ classification }: Ingredient): boolean =>
  classification.some(({ category }) => category.startsWith('Aquatic Chronic'))

function checkDegradability({ record, context }: Subject): Finding[] {
  const { ingredients } = record.composition
  const contradict = (index: number, one: Text, { name, degradability }: Ingredient) =>
    finding('ecology.degradabilityDiffers', `ecology.persistence[${index}]`, {
      params: { one, other: degradability === undefined ? [name] : [name, degradability] },
    })
  const is = ({ degradability }: Ingredient, phrase: string) => degradability !== undefined && has([degradability], phrase)
  return record.ecology.persistence.flatMap((text, index): Finding[] => {
    if (!('phrase' in text)) return []
    const opposite = text.phrase.startsWith(readily) ? hardly : text.phrase.startsWith(hardly) ? readily : null
    if (opposite === null) return []
    const named = textsOfValue(text.values?.['substances'])
    if (named.length > 0)
      return ingredients
        .filter((one) => is(one, opposite) && named.some((name) => isSameName(name, one.name, context.readEnglish)))
        .slice(0, 1)
        .map((one) => contradict(index, text, one))
    // Of a mixture as a whole only what says that all of it degrades can be wrong by one ingredient.
    if (text.phrase !== readily) return []
    return ingredients
      .filter(
        (one) =>
          (is(one, hardly) || (inorganic.some((phrase) => is(one, phrase)) && harmsWater(one))) &&
          (one.content ?? one.contentRange.from) >= 1,
      )
      .slice(0, 1)
      .map((one) => contradict(index, text, one))
  })
}

/** CLP Annex I, 4.1.2.9.2: from here on a substance may accumulate. */
const accumulatesFrom = { factor: 500, logKow: 4 } as const
/** Less is no reason to speak of it. */
const contentFrom = 1

function checkAccumulation({ ecology, composition }: ProductRecord): Finding[] {
  const index = ecology.bioaccumulation.findIndex((text) => has([text], 'bioaccumulation.low'))
  const accumulating = composition.ingredients.find(
    ({ bioconcentrationFactor, logKow, content, contentRange }) =>
      (content ?? contentRange.to) >= contentFrom &&
      (bioconcentrationFactor === undefined ? (logKow ?? 0) >= accumulatesFrom.logKow : bioconcentrationFactor >= accumulatesFrom.factor),
  )
  return index < 0 || accumulating === undefined
    ? []
    : [finding('ecology.accumulationDenied', `ecology.bioaccumulation[${index}]`, { params: { substance: accumulating.name } })]
}

/** 12.3 repeats what is known of an ingredient. */
function checkRepeated({ record, context }: Subject): Finding[] {
  return record.ecology.bioaccumulation.flatMap((text, index) => {
    if (!('phrase' in text) || !/^bioaccumulation\.(?:substance|logKow)$/.test(text.phrase)) return []
    const [name] = textsOfValue(text.values?.['substance'])
    const own = name && record.composition.ingredients.find((one) => isSameName(name, one.name, context.readEnglish))
    return (['logKow', 'bioconcentrationFactor'] as const).flatMap((field) => {
      const said = Number(text.values?.[field] ?? Number.NaN)
      const found = own?.[field]
      if (found === undefined || Number.isNaN(said) || Math.abs(said - found) <= 0.1 * Math.max(1, Math.abs(found))) return []
      return [finding('ecology.figureDiffers', `ecology.bioaccumulation[${index}]`, { params: { record: said, found } })]
    })
  })
}

/** 12.3: what may accumulate by name, and hardly dissolves in fat. Metals do it in their own way, and have no log Kow. */
function checkPossible({ record, context }: Subject): Finding[] {
  return record.ecology.bioaccumulation.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'bioaccumulation.possible') return []
    const names = textsOfValue(text.values?.['substances'])
    const own = record.composition.ingredients.find(
      ({ name, logKow = 9, bioconcentrationFactor = 0 }) =>
        logKow < soluble.logKow &&
        bioconcentrationFactor < soluble.factor &&
        names.some((one) => isSameName(one, name, context.readEnglish)),
    )
    return own === undefined
      ? []
      : [
          finding('ecology.accumulationUnlikely', `ecology.bioaccumulation[${index}]`, {
            params: { one: text, other: [own.name, `log Kow = ${own.logKow ?? ''}`] },
          }),
        ]
  })
}

/** Far from 4 and 500, from where a substance may accumulate. */
const soluble = { logKow: 1, factor: 100 } as const

/** CLP Annex I, 4.4.2: what is mobile by its class is not bound to soil. */
function checkMobility({ ecology, composition }: ProductRecord): Finding[] {
  const index = ecology.mobility.findIndex((text) => has([text], 'mobility.insoluble'))
  const mobile = composition.ingredients.find(
    ({ concerns, classification }) =>
      concerns.some((one) => one === 'PMT' || one === 'vPvM') || classification.some(({ category }) => /^v?P(?:MT|vM)$/.test(category)),
  )
  if (index < 0 || mobile === undefined) return []
  return [finding('ecology.mobilityDenied', `ecology.mobility[${index}]`, { params: { substance: mobile.name } })]
}

/** Chlorine, bromine and iodine that are bound to carbon, by English names; salts of acids are not. */
const halogenated =
  /chloro|chlorinated|(?:di|tri|tetra|per)chlor(?!at|ic)|methylene chloride|vinyl(?:idene)? chloride|benzyl chloride|bromo|iodo(?!phor)/i
/** Salts of acids, and resins, which are bound in what hardens. */
const others = /chlorit|chlorat|chloric|hypochlor|hydrochlor|epichlor|^poly/i
/** What is small and soluble is adsorbed for sure; pigments and polymers may not be. */
const adsorbed = /(?:methane|ethane|ethylene|ethene|propane|benzene|toluene|phenol|cresol)$/i
/** % from which the sentence is surely wrong; preservatives have less of it. */
const halogensFrom = 0.1

/** 12.7: “no organically bound halogens” beside one that has them. */
function checkHalogens(subject: Subject): Finding[] {
  const { other } = subject.record.ecology
  const index = other.findIndex((text) => has([text], 'ecologyOther.aox'))
  const one = other[index]
  const [halogen] = subject.record.composition.ingredients.flatMap((ingredient, at) => {
    if ((ingredient.content ?? ingredient.contentRange.from) < halogensFrom) return []
    const named = englishNamesOf(subject, ingredient, at).filter((name) => halogenated.test(name) && !others.test(name))
    return named.length === 0 ? [] : [{ name: ingredient.name, isSure: named.some((name) => adsorbed.test(name)) }]
  })
  if (one === undefined || halogen === undefined) return []
  return [
    finding('sentences.substanceContained', `ecology.other[${index}]`, {
      params: { one, other: halogen.name },
      article: 'REACH Annex II, 12.7',
      ...(halogen.isSure ? {} : { severity: 'warning' as const }),
    }),
  ]
}

/** Fat takes up what water does not: below a log Kow of 1 nothing gathers in organisms. What lasts is not readily degradable (REACH Annex XIII, 1). */
function checkSubstance(ingredient: Ingredient, index: number): Finding[] {
  const { name, logKow, bioconcentrationFactor: factor, concerns, degradability } = ingredient
  const lasting = concerns.find((one) => /^v?P(?:BT|vB|MT|vM)$/.test(one))
  return [
    ...(logKow !== undefined && factor !== undefined && logKow < 1 && factor > 1000
      ? [
          finding('ecology.accumulationUnlikely', `composition.ingredients[${index}].bioconcentrationFactor`, {
            params: { one: `log Kow = ${logKow}`, other: `BCF = ${factor}` },
          }),
        ]
      : []),
    ...(lasting !== undefined && degradability !== undefined && has([degradability], readily)
      ? [
          finding('ecology.persistenceUnlikely', `composition.ingredients[${index}].degradability`, {
            params: { one: [name, lasting], other: degradability },
          }),
        ]
      : []),
    ...(degradability !== undefined && has([degradability], 'persistence.inorganic') && isOrganic(ingredient)
      ? [
          finding('ecology.degradabilityDiffers', `composition.ingredients[${index}].degradability`, {
            params: { one: degradability, other: [name, ingredient.indexNumber ?? ''] },
          }),
        ]
      : []),
  ]
}

/** CLP Annex VI, 1.1.1.1: an index number begins with the atomic number of an element, or with 601 to 649 for a class of organic substances. */
const isOrganic = ({ indexNumber }: Ingredient): boolean => /^6(?:0[1-9]|1\d|4[7-9])-/.test(indexNumber ?? '')
