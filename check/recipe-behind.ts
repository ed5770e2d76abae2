import type { Mixture, Override } from '../clp/classification/mixture.ts'
import type { OwnSubstance, SubstanceRegister } from '../clp/classification/register.ts'
import type { HazardResult } from '../clp/classification/result.ts'
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'

/** The recipe that a record is the sheet of, as far as it can be read. */
export interface RecipeBehind {
  readonly mixture: Mixture
  /** raw materials of the workgroup by their key */
  findOwn(key: string): OwnSubstance | null
  /** whether a decision was made for another calculation than this one */
  hasLapsed(override: Override, hazards: readonly HazardResult[]): boolean
}

/** What the engine says of the recipe. */
export interface JudgedRecipe {
  /** as it was judged, with what only the record says of the product */
  readonly mixture: Mixture
  readonly answer: ClassificationAnswer
  /** decisions that the recipe keeps and that still hold */
  readonly kept: readonly Override[]
  readonly lapsed: readonly Override[]
}

/**
 * Judges the recipe behind a record. The record may add what the recipe leaves open: measured data, use, kind and packs.
 * @param stated the mixture that the record itself makes
 */
export function judgeRecipeBehind(
  { mixture, findOwn, hasLapsed }: RecipeBehind,
  stated: Mixture,
  register: SubstanceRegister,
  classify: (mixture: Mixture, register: SubstanceRegister) => ClassificationAnswer,
): JudgedRecipe {
  const completed = { ...complete(mixture, stated), overrides: [] }
  const answer = classify(completed, { ...register, findOwn })
  const lapsed = mixture.overrides.filter((one) => hasLapsed(one, answer.hazards))
  return { mixture: completed, answer, kept: mixture.overrides.filter((one) => !lapsed.includes(one)), lapsed }
}

function complete(mixture: Mixture, stated: Mixture): Mixture {
  const { tests, layers, ...figures } = mixture.measured
  const { tests: otherTests, layers: otherLayers, ...others } = stated.measured
  const answered = Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== null))
  return {
    ...mixture,
    productKind: mixture.productKind ?? stated.productKind,
    physicalState: mixture.physicalState ?? stated.physicalState,
    use: mixture.use ?? stated.use,
    inhalation: mixture.inhalation ?? stated.inhalation,
    receptacle: mixture.receptacle ?? stated.receptacle,
    packs: mixture.packs.length > 0 ? mixture.packs : stated.packs,
    measured: {
      ...others,
      ...answered,
      tests: tests.length > 0 ? tests : otherTests,
      layers: layers.length > 0 ? layers : otherLayers,
    },
  }
}
