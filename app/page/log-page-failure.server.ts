import { loggedPath } from '../../server/http/watch-requests.ts'
import type { PageRequest } from '../../server/http/page-context.ts'

/** Logs an unexpected failure of a page, under the id that the request has in every other line. */
export function logPageFailure({ services }: Pick<PageRequest, 'services'>, request: Request, error: unknown, errorId: string): void {
  const reqId = request.headers.get('x-request-id')
  services.log.error({ reqId, err: error, errorId, path: loggedPath(new URL(request.url).pathname) }, 'a page failed')
}
