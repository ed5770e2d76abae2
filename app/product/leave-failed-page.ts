import { redirect, type RouterContextProvider } from 'react-router'
import { isDatabaseDown, newErrorId } from '../../server/errors.ts'
import { leaveForFailure, type RequestedPage } from '../../shared/guard.ts'
import { logPageFailure } from '../page/log-page-failure.server.ts'
import { pageRequest } from '../../server/http/page-context.ts'

interface FailedPage {
  context: Readonly<RouterContextProvider>
  request: Request
  requested: Omit<RequestedPage, 'rest' | 'search'>
}

/** What nobody foresaw on a page of a product: it is logged, and the page that says so tells the reference of the line. */
export function leaveFailedPage(error: unknown, { context, request, requested }: FailedPage): Response {
  const page = context.get(pageRequest)
  // A visitor who asks again in a moment gets the page: its address must not be lost for another one.
  if (page.wholePage && error instanceof Error && isDatabaseDown(error)) {
    page.databaseDown = error
    return redirect(leaveForFailure(requested))
  }
  const reference = newErrorId()
  logPageFailure(page, request, error, reference)
  return redirect(leaveForFailure(requested, reference))
}
