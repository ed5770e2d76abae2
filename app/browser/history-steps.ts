type Listener = (event: PopStateEvent) => void

/** Of this tab of the browser; never filled on the server. */
const listeners = new Set<Listener>()

/** To be called before there is a router: the window calls its listeners in turn, and this one has to come before the router's. */
export function hearStepsFirst(): void {
  addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event)
  })
}

/**
 * Hears of steps of the history before the router, which does not hear of those whose propagation is stopped.
 * @returns ends it
 */
export function onStep(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
