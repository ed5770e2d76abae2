import { useEffect, useRef, useState } from 'react'
import { bulkLabels, bulkLabelsPath, type BulkLabels } from '../../../../shared/bulk-labels.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { ApiError } from '../../../api/api-error.ts'

/** What all labels of an order have in common, under the names of the specification. */
export interface BulkOrder {
  synonym_ids: readonly number[]
  copies: number
  dim: string
  /** Width and height in mm where `dim` is 0. */
  w?: string
  h?: string
  /** Document language id; absent: each label has its product's languages. */
  xlang?: string
  /** Absent: no label leaves out what a small package may do without. */
  reliefON?: boolean
  leave_out: boolean
}

export interface BulkProgress {
  job: BulkLabels | null
  error: ApiError | null
  isBusy: boolean
  order: (order: BulkOrder) => void
}

/** Milliseconds between two questions how far the work is. */
const askAgain = 400

/**
 * Orders labels of many products and polls until they are there. A server that does not know the order, since another took it or it was
 * started again, is sent it again: the same order is the same job (docs/decisions/020-bulk-labels.md).
 */
export function useBulkLabels(api: Pick<ApiClient, 'get' | 'send'>): BulkProgress {
  const [job, setJob] = useState<BulkLabels | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const turn = useRef(0)
  // Once the dialog is closed, nothing is polled any more.
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const order = (wanted: BulkOrder): void => {
    turn.current += 1
    const mine = turn.current
    const isCurrent = () => mine === turn.current
    const follow = async () => {
      let now = await api.send('POST', bulkLabelsPath, bulkLabels, wanted)
      while (isCurrent() && now.state !== 'done' && now.state !== 'failed') {
        setJob(now)
        await new Promise((resolve) => setTimeout(resolve, askAgain))
        now = await api.get(`${bulkLabelsPath}/${now.job_id}`, bulkLabels).catch((failure: unknown) => {
          if (failure instanceof ApiError && failure.httpDebug?.response?.status === 404)
            return api.send('POST', bulkLabelsPath, bulkLabels, wanted)
          throw failure
        })
      }
      if (isCurrent()) setJob(now)
    }
    setJob(null)
    setError(null)
    setBusy(true)
    follow()
      .catch((failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure
        if (isCurrent()) setError(failure)
      })
      .finally(() => {
        if (isCurrent()) setBusy(false)
      })
  }
  return { job, error, isBusy, order }
}
