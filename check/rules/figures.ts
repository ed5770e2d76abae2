import type { Ingredient } from '../../shared/record/composition.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/** Figures of section 9 that the state or the composition does not let one expect: slips of a decimal or of a unit, mostly. */
export const checkFigures: Rule = (subject) => [...checkDensity(subject), ...checkPh(subject)]

/** kg/l : lighter are liquefied gases, heavier are mercury and solutions of the heaviest salts. A paint full of zinc has 3. */
const usualDensity = { from: 0.5, to: 5 }
const kilogramsPerLitre: Readonly<Record<string, number>> = { 'kg/l': 1, 'g/cm³': 1, '': 1, 'g/l': 0.001 }

function checkDensity({ record: { parameters } }: Subject): Finding[] {
  const state = stateKindOf(parameters)
  if (state !== 'Liquid' && state !== 'Paste') return []
  return parameters.flatMap(({ property, quantity }, index) => {
    const factor = quantity === undefined ? undefined : kilogramsPerLitre[quantity.unit]
    if (property !== 'density' || quantity === undefined || factor === undefined) return []
    const { least, most } = endsOfQuantity(quantity)
    if (most * factor >= usualDensity.from && least * factor <= usualDensity.to) return []
    const usual: Quantity = { from: usualDensity.from / factor, to: usualDensity.to / factor, unit: quantity.unit }
    return [finding('properties.densityUnlikely', `parameters[${index}]`, { params: { record: quantity, usual } })]
  })
}

/** Strong alkalis and acids by their CAS numbers: dissolved in water, 5 % of them leave no neutral pH. */
const alkalis = ['1310-73-2', '1310-58-3', '1310-65-2', '6834-92-0', '10213-79-3']
const acids = ['7647-01-0', '7664-93-9', '7697-37-2', '7664-38-2', '5329-14-6', '75-75-2', '64-18-6', '7601-90-3']
const strongFrom = 5
/** What takes the strength from the other kind. */
const isAcid = /\bacids?\b|\bhydrogen/i
const isAlkali = /hydroxide|amine|ammonia|silicate|carbonate|amino/i

/** A neutral pH beside much of a strong alkali or acid. Silent where something else may have neutralised it. */
function checkPh({ record: { parameters, composition }, context }: Subject): Finding[] {
  const index = parameters.findIndex(({ property, quantity }) => property === 'ph' && quantity !== undefined)
  const quantity = parameters[index]?.quantity
  if (quantity === undefined) return []
  const { least, most } = endsOfQuantity(quantity)
  const contentOf = ({ content, contentRange }: Ingredient) => content ?? contentRange.from
  const find = (numbers: readonly string[], others: readonly string[], opposite: RegExp) => {
    const one = composition.ingredients.find(
      (ingredient) => numbers.includes(ingredient.casNumber ?? '') && contentOf(ingredient) >= strongFrom,
    )
    if (one === undefined) return undefined
    const isNeutralised = composition.ingredients.some(
      (other) =>
        other !== one &&
        other.contentRange.to >= contentOf(one) / 2 &&
        (others.includes(other.casNumber ?? '') || opposite.test(context.readEnglish(other.name) ?? '')),
    )
    return isNeutralised ? undefined : one
  }
  const found = (most < 10 && find(alkalis, acids, isAcid)) || (least > 4 && find(acids, alkalis, isAlkali)) || undefined
  if (found === undefined) return []
  return [
    finding('properties.phContradicts', `parameters[${index}]`, {
      params: { record: quantity, substance: found.name, content: contentOf(found) },
    }),
  ]
}
