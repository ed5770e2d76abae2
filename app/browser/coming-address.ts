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
 * What the router itself is asked to go to counts from the press on. It loads a page only when its script has come: until then whoever
 * names the address that is shown would take the press back, and nobody would know which page a missing script was for.
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
