/** The reference of a failure that just happened, by which an error page and the line of the log are found together; null without one. */
export function readReference(request: Request): string | null {
  return /^[a-z0-9]{3}$/.exec(new URL(request.url).searchParams.get('reference') ?? '')?.[0] ?? null
}
