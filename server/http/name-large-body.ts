import { faultOf } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'

/**
 * Adds the limit to Fastify's error for a body that is too large.
 * @param bodyLimit bytes that the call accepts
 */
export function nameLargeBody(error: unknown, bodyLimit: number | undefined): unknown {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  if (!isTooLarge || bodyLimit === undefined) return error
  return new AppError('CLIENT_SIDE', {
    status: 413,
    reasons: [{ ...faultOf('bodyTooLarge', { max: Math.floor(bodyLimit / 1024) }), path: '' }],
    cause: error,
  })
}
