import type { Facts } from './facts.ts'
import { because, type Gap, type Wish } from './proposal.ts'

const place = '/exposureControls/respiratory'

/**
 * What protects the airways depends on what is breathed (`clp/filters-of-substances.ts`). For a substance of which nothing is known and for what displaces the
 * air a person chooses; a wrong filter is worse than none that is named.
 */
export function findRespiratorGap({ record }: Facts, wishes: readonly Wish[]): Gap[] {
  if (record.exposureControls.respiratory.length > 0 || wishes.some((one) => one.place === place)) return []
  return [{ id: `${place}!`, section: '8.2', place, because: because('noPhrase'), article: 'REACH Annex II, 8.2.2.2(c)' }]
}
