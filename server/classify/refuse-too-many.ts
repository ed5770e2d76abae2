import type { MixtureComponent } from '../../clp/classification/mixture.ts'
import type { OwnSubstance } from '../../clp/classification/register.ts'
import { mostComponents } from '../../shared/classification/request.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

export const tooManyComponents: Reason = reasonAt('mixture.components', 'tooMany', { max: mostComponents })

/**
 * The components of each raw material are counted only once and the count reused, since nested raw materials may hold more in total than
 * could be listed.
 * @returns why they cannot be taken apart; null: they can
 */
export function refuseTooMany(components: readonly MixtureComponent[], found: ReadonlyMap<string, OwnSubstance>): Reason | null {
  const counts = new Map<string, number>()
  const countAll = (parts: readonly MixtureComponent[]): number => parts.reduce((sum, part) => sum + countOne(part), 0)
  const countOne = ({ components: parts, substance }: MixtureComponent): number => {
    if (parts.length > 0) return 1 + countAll(parts)
    const own = substance === null ? undefined : found.get(substance)
    if (substance === null || !own) return 1
    // No raw material contains itself: `refuseCircles` of server/substances.
    const count = counts.get(substance) ?? 1 + countAll(own.components)
    counts.set(substance, count)
    return count
  }
  return countAll(components) > mostComponents ? tooManyComponents : null
}
