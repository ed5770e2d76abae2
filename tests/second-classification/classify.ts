/**
 * A second classification of mixtures, written from the text of CLP Annex I without a look at the engine, as plain as the text: nothing is
 * explained, nothing is fast. It is here to be compared with (docs/decisions/068-two-implementations.md).
 */
import type { TypedMixture } from '../classify-by-request.ts'
import { classifyAcuteToxicity, estimateOf, type Form } from './acute-toxicity.ts'
import { approximately, fraction, isAtLeast, minus, nothing, plus, sumOf } from './fraction.ts'
import { readIngredient } from './ingredient.ts'
import {
  classifyCarcinogenicity,
  classifyEndocrineDisruption,
  classifyFrom01,
  classifyMutagenicity,
  classifyReproductiveToxicity,
  classifySensitisation,
  classifyStot,
} from './single-ingredients.ts'
import { classifyEye, classifySkin } from './skin-and-eye.ts'
import { classifyAquaticAcute, classifyAquaticChronic, classifyAspiration, classifyStot3 } from './sums.ts'

export interface SecondAnswer {
  /** sorted; acute toxicity, reproductive toxicity and STOT SE 3 with their statement */
  readonly classes: readonly string[]
  /** estimates of acute toxicity where an ingredient counts, and what is unknown, in % */
  readonly estimates: Readonly<Record<string, { readonly estimate: number; readonly unknown: number }>>
}

export function classifyAgain(mixture: TypedMixture): SecondAnswer {
  const all = mixture.components.map(readIngredient)
  const forms: readonly Form[] = ['oral', 'dermal', ...(mixture.inhalation ? [mixture.inhalation] : [])]
  const pH = mixture.measured?.pH ?? null
  const skin = classifySkin(all, pH)
  const eye = classifyEye(all, pH, skin)
  const classes = [
    ...classifyAcuteToxicity(all, forms),
    ...(skin === null ? [] : [skin]),
    ...(eye === null ? [] : [eye]),
    ...classifySensitisation(all, mixture.physicalState === 'gas'),
    ...classifyMutagenicity(all),
    ...classifyCarcinogenicity(all),
    ...classifyReproductiveToxicity(all),
    ...classifyStot(all),
    ...classifyStot3(all),
    ...classifyAspiration(all, mixture.measured?.kinematicViscosity40 ?? null),
    ...classifyEndocrineDisruption(all),
    ...classifyAquaticAcute(all),
    ...classifyAquaticChronic(all),
    ...classifyFrom01(all),
  ]
  // What no component accounts for is stated as unknown, from 1 % like a component (3.1.3.6.2.2), but corrects nothing (decision 062).
  const left = minus(fraction(100), sumOf(all.map(({ content }) => content)))
  const rest = isAtLeast(left, fraction(1)) ? left : nothing
  const estimates = forms.flatMap((form) => {
    const { estimate, unknown } = estimateOf(all, form)
    if (estimate === null) return []
    return [[form, { estimate: approximately(estimate), unknown: approximately(plus(unknown, rest)) }] as const]
  })
  return { classes: classes.toSorted(), estimates: Object.fromEntries(estimates) }
}
