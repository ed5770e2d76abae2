import { z } from 'zod'
import { draftState, revisionAnswer } from '../../../shared/editing.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { readConflict } from '../edit/draft/use-draft.ts'

/**
 * Takes back in the record of the sheet what lies between two of its revisions, or does it again. What others changed in it meanwhile stays.
 * @param from number of the revision that holds what is there
 * @param to number of the one whose content shall be there
 * @returns number of the revision that has it
 * @throws {ApiError} 409 where somebody changed the same places meanwhile: nothing was done
 */
export async function moveSheet(api: ApiClient, synonymId: string, from: number, to: number): Promise<number> {
  const address = `/api/v1/products/${synonymId}/draft`
  const { record } = await api.get(`${address}/revisions/${to}`, revisionAnswer)
  try {
    return (await api.send('PUT', address, draftState, { revision: from, record })).revision
  } catch (error) {
    const conflict = error instanceof ApiError ? readConflict(error) : null
    if (conflict === null || conflict.yours === null) throw error
    const { current, yours, merged } = conflict
    if (merged !== null)
      return (await api.send('PUT', address, draftState, { revision: current.revision, record: merged, settles: yours.revision })).revision
    // It is what another revision holds: nobody has to look after it.
    await api.send('DELETE', `${address}/revisions/${yours.revision}`, z.unknown())
    throw error
  }
}
