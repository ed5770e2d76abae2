import type { LiveAnswer, LiveHazard, LiveStep } from '../../../shared/recipe/live-answer.ts'

/** Classes that apply, and those that nobody can judge for want of data; each with the step that decided. */
export function listClasses({ hazards }: LiveAnswer): { hazard: LiveHazard; step: LiveStep | null }[] {
  const applies = hazards.filter(({ outcome }) => outcome === 'classified')
  const lacking = hazards.filter(({ outcome, worstCase }) => outcome === 'dataLacking' && worstCase !== undefined)
  return [...applies, ...lacking].map((hazard) => ({
    hazard,
    step: hazard.steps.find(({ isMet, gives }) => isMet && gives === hazard.category) ?? hazard.steps.find(({ isMet }) => isMet) ?? null,
  }))
}

/** Share of its limit from which on a figure is close to it. */
const closeFrom = 0.75
/** How many are shown. */
const mostClose = 4

export interface CloseHazard {
  category: string
  step: LiveStep
  /** The figure by its limit, below 1. */
  ratio: number
}

/** Categories that do not apply, and would with a little more; the nearest first. What a severer category of the class covers is none. */
export function listClose({ hazards }: LiveAnswer): CloseHazard[] {
  return hazards
    .filter(({ outcome }) => outcome === 'notClassified' || outcome === 'classified')
    .flatMap(({ steps, category }) => {
      const [nearest] = steps
        .flatMap((step) => closeStep(step))
        .filter((one) => one.category !== category)
        .toSorted((one, other) => other.ratio - one.ratio)
      return nearest ? [nearest] : []
    })
    .toSorted((one, other) => other.ratio - one.ratio)
    .slice(0, mostClose)
}

function closeStep(step: LiveStep): CloseHazard[] {
  const { isMet, total, limit, comparison, gives } = step
  if (isMet || gives === null || total === null || limit === null || limit <= 0 || total <= 0) return []
  const ratio = comparison === '>=' || comparison === '>' ? total / limit : limit / total
  return ratio >= closeFrom && ratio < 1 ? [{ category: gives, step, ratio }] : []
}
