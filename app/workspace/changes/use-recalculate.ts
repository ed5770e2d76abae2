import { useNavigate } from 'react-router'
import { recalculationAnswer, type RecalculationChange } from '../../../shared/recalculation.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** Begins a recalculation and goes to where it is shown. */
export function useRecalculate(): { busy: boolean; failure: ApiError | null; run: (change: RecalculationChange) => Promise<void> } {
  const { api } = useWorkspace()
  const navigate = useNavigate()
  return useCall({
    action: (change: RecalculationChange) => api.send('POST', '/api/v1/recalculations', recalculationAnswer, { change }),
    onDone: ({ id }) => navigate(`/app/recalculations/${id}`),
  })
}
