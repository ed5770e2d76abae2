import type { PatchStep } from '../../shared/json-patch.ts'
import type { Services } from '../services.ts'
import { findProposals } from './find-proposals.ts'
import type { RequestedProduct } from './judge-product.ts'
import type { WrittenRecord } from './propose-for.ts'

/**
 * The correction of section 14 if its UN number differs. Names and conditions follow the number, so the whole section is proposed. Null if
 * the proposal is the same as the record.
 */
export function openTransportMend(services: Pick<Services, 'db' | 'register' | 'tables'>): Services['mendTransport'] {
  return async (requested: RequestedProduct & WrittenRecord): Promise<readonly PatchStep[] | null> => {
    const { proposals } = await findProposals(services, services.tables(), requested)
    const found = proposals.find(({ place }) => place === '/transport')
    return found === undefined || found.patch.length === 0 ? null : found.patch
  }
}
