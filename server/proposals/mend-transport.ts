import type { PatchStep } from '../../shared/json-patch.ts'
import type { Services } from '../services.ts'
import { findProposals } from './find-proposals.ts'
import type { RequestedProduct } from './judge-product.ts'
import type { WrittenRecord } from './propose-for.ts'

/**
 * What puts section 14 right where its UN number is another one: names and conditions follow the number, so it is all of it that is proposed.
 * Null where nothing else is proposed than what the record says.
 */
export function openTransportMend(services: Pick<Services, 'db' | 'register' | 'tables'>): Services['mendTransport'] {
  return async (requested: RequestedProduct & WrittenRecord): Promise<readonly PatchStep[] | null> => {
    const { proposals } = await findProposals(services, services.tables(), requested)
    const found = proposals.find(({ place }) => place === '/transport')
    return found === undefined || found.patch.length === 0 ? null : found.patch
  }
}
