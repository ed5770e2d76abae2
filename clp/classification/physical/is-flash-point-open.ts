import type { HazardResult } from '../result.ts'

/** %: a component of which nobody knows anything counts as for the classes that data decide. */
const unknownFrom = 1

/** Of a result, what a page reads of it too. */
interface JudgedHazard extends Pick<HazardResult, 'outcome' | 'unknown'> {
  readonly hazardClass: string
  readonly worstCase?: object | undefined
}

/**
 * Whether the flash point that is missing is still to be measured: enough of a component is a flammable liquid to suggest a category, or something is in the
 * mixture of which nobody knows whether it is. A lye of known components that do not burn, with a trace of perfume, needs none: recipe, classification and
 * check ask this one question.
 * @source CLP Annex I, 2.6.4.1 and Article 8(2): tests are for what the available information leaves open
 */
export const isFlashPointOpen = ({ hazardClass, outcome, unknown, worstCase }: JudgedHazard): boolean =>
  hazardClass === 'flammableLiquids' && outcome === 'dataLacking' && (unknown >= unknownFrom || worstCase !== undefined)

/** Whether the class was left open for nothing: the same question, of a result that may be of any class. */
export const isOpenForNothing = (result: JudgedHazard): boolean =>
  result.hazardClass === 'flammableLiquids' && result.outcome === 'dataLacking' && !isFlashPointOpen(result)
