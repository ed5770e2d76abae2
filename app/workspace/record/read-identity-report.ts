import { identityReport, type SharedIdentity } from '../../../shared/identities.ts'
import type { ApiError } from '../../api/api-error.ts'
import { asObject } from './record-values.ts'

/** The product codes and UFIs of other products for which the server refused; null: it refused for another reason. */
export function readIdentityReport(error: ApiError): readonly SharedIdentity[] | null {
  return identityReport.safeParse(asObject(error.httpDebug?.response?.body).report).data?.sharedIdentities ?? null
}
