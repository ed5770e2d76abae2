import { createReadableStreamFromReadable } from '@react-router/node'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { themeScript } from './brand/theme.ts'
import { closeListScript, earlyPressScript } from './browser/early-presses.ts'
import { returnScript } from './browser/key-of-place.ts'
import { sessionStorageScript } from './browser/storage.ts'
import { newErrorId } from '../server/errors.ts'
import { logPageFailure } from './page/log-page-failure.server.ts'
import { pageRequest } from '../server/http/page-context.ts'
import { ServerPageProvider } from './page/server-page.tsx'

const renderLimit = 10_000

/** No browser needs them a second time, so that they are in none of its files. */
const headScript = [sessionStorageScript, themeScript, earlyPressScript, closeListScript, returnScript].join(';')

/** Renders a whole page. No page streams in parts: it is complete when its first byte leaves, with or without JavaScript. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, documentHtml, errorId } = loadContext.get(pageRequest)
  headers.set('content-type', 'text/html; charset=utf-8')
  const styles = listStyles(routerContext)
  if (styles.length > 0) headers.set('link', styles.map((address) => `<${address}>; rel=preload; as=style`).join(', '))
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerPageProvider value={{ nonce, documentHtml, errorId, headScript }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerPageProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          // Answered by the error boundary of the page; handleError below logs it with its id.
          if (!request.signal.aborted) reject(error)
        },
      },
    )
    const timer = setTimeout(abort, renderLimit)
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/**
 * Style sheets of a page. Named in a header, they are fetched before the scripts that the page names first: on a slow line text stands
 * some 200 ms earlier.
 */
function listStyles({ manifest, staticHandlerContext }: EntryContext): string[] {
  const styles = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return [...new Set(styles)]
}

/** Logs an unexpected failure. The visitor reads its id and nothing else of it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const page = context.get(pageRequest)
  page.errorId ??= newErrorId()
  logPageFailure(page, request, error, page.errorId)
}
