import type { FastifyRequest } from 'fastify'
import { fileErrorPath, signInAddress } from '../../shared/links.ts'
import { AppError } from '../errors.ts'

/** Calls that a person follows as a link to a file of a product. */
const fileCall = /\/attachments\/:attachmentId$/

/**
 * The page that tells a person why a request was refused, where they followed a link or sent a plain form and would otherwise read JSON. Programs, and the
 * calls of the pages, are told by the answer itself.
 * @returns null where the answer is read by a program, or no page tells of it
 */
export function findRefusalPage(error: unknown, request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string | null {
  if (!(error instanceof AppError) || !isNavigation(request)) return null
  if (error.type === 'AUTHENTICATION_ERROR' || error.type === 'SESSION_EXPIRED') return signInAddress(pageBefore(request))
  // Refused or gone is one page; the product is told where the call knows it (specification, sections 2 and 8).
  if ((error.status === 403 || error.status === 404) && fileCall.test(request.routeOptions.url ?? '')) return error.page ?? fileErrorPath
  return null
}

/** Browsers name their purpose on trustworthy origins alone; elsewhere what they accept tells them from programs. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purpose = headers['sec-fetch-dest']
  return purpose === undefined ? (headers.accept ?? '').includes('text/html') : purpose === 'document'
}

/** The page with the link, to which one comes back from signing in. */
function pageBefore({ headers: { referer, host } }: Pick<FastifyRequest, 'headers'>): string {
  const before = URL.parse(referer ?? '')
  return before?.host === host && before ? before.pathname + before.search : '/app'
}
