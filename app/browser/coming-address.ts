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
