import type { MixtureComponent } from '../../clp/classification/mixture.ts'
import type { ClassifyTask } from './judge-recipe.ts'

/** Components, and statements about them: 50 are classified in some 5 ms, and 500 in 60. */
const most = 50

/** Whether a recipe can be classified in the main thread without delaying other requests. */
export function isShort({ mixture: { components, measured, overrides }, own }: ClassifyTask): boolean {
  // The components of a workgroup's raw materials are not counted here.
  return own.size === 0 && countStatements(components) + measured.tests.length + overrides.length <= most
}

const countStatements = (components: readonly MixtureComponent[]): number =>
  components.reduce((sum, { own, components: parts }) => {
    const ofOwn = own === null ? 0 : own.classification.length + own.limits.length + own.supplementalLimits.length
    return sum + 1 + ofOwn + countStatements(parts)
  }, 0)
