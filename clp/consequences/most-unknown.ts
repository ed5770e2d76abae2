import type { ClassificationAnswer } from './compose-answer.ts'

/**
 * The share of the components of which nobody knows a hazard: of acute toxicity by the route of which least is known, and of the aquatic
 * environment. In %, 0 to 100; 0 where all is known.
 * @see CLP Annex I, 3.1.3.6.2.2 and 4.1.3.6.1
 */
export function mostUnknown({ acuteToxicity, label }: Pick<ClassificationAnswer, 'acuteToxicity' | 'label'>): {
  acuteToxicity: number
  aquaticHazard: number
} {
  return {
    acuteToxicity: Math.max(0, ...Object.values(acuteToxicity).map(({ unknown }) => unknown)),
    aquaticHazard: Math.max(0, ...label.unknown.flatMap(({ hazard, percent }) => (hazard === 'aquaticHazard' ? [percent] : []))),
  }
}
