import type { ReactElement } from 'react'
import { announcedChanges } from '../../../shared/recalculation.ts'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { Announced } from './announced.tsx'

/**
 * Above the products: a newer adaptation of Annex VI that concerns some of them. Where it cannot be asked, the list stands without it; the page of
 * substances says why.
 */
export function ComingChanges(): ReactElement | null {
  const { api } = useWorkspace()
  const { data } = useAnswer('announced', (signal) => api.until(signal).get('/api/v1/recalculations/announced', announcedChanges))
  const concerning = data?.announced.filter(({ products }) => products > 0) ?? []
  return concerning.length === 0 ? null : <Announced announced={concerning} />
}
