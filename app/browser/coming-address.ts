import type { ClientInstrumentation } from 'react-router'

/** The page that is being loaded in place of the one that is shown, in this tab of the browser; never written on the server. */
let coming: URL | null = null

/** The address of the page that is being loaded, which the router tells its parts only some time later. */
export function findComing(): URL | null {
  return coming
}

/** Tells it as long as it is loaded. */
export async function whileComing<Result>(requested: URL, load: () => Promise<Result>): Promise<Result> {
  coming = requested
  try {
    return await load()
  } finally {
    if (coming === requested) coming = null
  }
}

/**
 * A navigation counts from the moment of the press. The router loads a page only when its script has arrived; until then anything that uses
 * the current address would undo the press, and a missing script could not be attributed to a page.
 */
export const tellComing: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to, currentUrl }) => {
        const isAddress = typeof to === 'string' && /^[/?]/.test(to)
        await (isAddress ? whileComing(new URL(to, new URL(currentUrl, window.location.origin)), go) : go())
      },
    }),
}
