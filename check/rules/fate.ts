import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, textsOfValue, type Rule, type Subject } from '../subject.ts'
import { isSameName } from './known-names.ts'

/** What becomes of the product in the environment: sections 12.2 and 12.3 against what section 12 says of each ingredient. */
export const checkFate: Rule = (subject) => [
  ...checkDegradability(subject),
  ...checkAccumulation(subject.record),
  ...checkRepeated(subject),
  ...subject.record.composition.ingredients.flatMap((one, index) => checkSubstance(one, index)),
]

const readily = 'persistence.readilyBiodegradable'
const hardly = 'persistence.notReadilyBiodegradable'

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
      .filter((one) => is(one, hardly) && (one.content ?? one.contentRange.from) >= 1)
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

/** Fat takes up what water does not: below a log Kow of 1 nothing gathers in organisms. What lasts is not readily degradable (REACH Annex XIII, 1). */
function checkSubstance({ name, logKow, bioconcentrationFactor: factor, concerns, degradability }: Ingredient, index: number): Finding[] {
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
  ]
}
