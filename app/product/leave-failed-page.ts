import { redirect, type RouterContextProvider } from 'react-router'
import { newErrorId } from '../../server/errors.ts'
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
  const reference = newErrorId()
  logPageFailure(context.get(pageRequest), request, error, reference)
  return redirect(leaveForFailure(requested, reference))
}
