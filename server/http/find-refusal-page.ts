import type { FastifyRequest } from 'fastify'
import { fileErrorPath, signInAddress } from '../../shared/links.ts'
import { AppError } from '../errors.ts'

/** Calls that people open as a link to a file of a product. */
const fileCall = /\/attachments\/:attachmentId$/

/**
 * The page that tells a person why a request was refused, if they followed a link or sent a plain form and would otherwise read JSON.
 * Programs, and calls from pages, read the response itself.
 * @returns null where a program reads the response, or there is no such page
 */
export function findRefusalPage(error: unknown, request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string | null {
  if (!(error instanceof AppError) || !isNavigation(request)) return null
  if (error.type === 'AUTHENTICATION_ERROR' || error.type === 'SESSION_EXPIRED') return signInAddress(pageBefore(request))
  // There is one page for refused and missing files; it names the product where the call knows it (specification, sections 2 and 8).
  if ((error.status === 403 || error.status === 404) && fileCall.test(request.routeOptions.url ?? '')) return error.page ?? fileErrorPath
  return null
}

/** Browsers send `Sec-Fetch-Dest` only on trustworthy origins; elsewhere their `Accept` header distinguishes them from programs. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purpose = headers['sec-fetch-dest']
  return purpose === undefined ? (headers.accept ?? '').includes('text/html') : purpose === 'document'
}

/** The page that contained the link, to which signing in leads back. */
function pageBefore({ headers: { referer, host } }: Pick<FastifyRequest, 'headers'>): string {
  const before = URL.parse(referer ?? '')
  return before?.host === host && before ? before.pathname + before.search : '/app'
}
