import type { ProductData } from '../product/load-product-data.ts'
import { pathOf } from '../product/product-context.ts'
import { isTabEnabled, isTabShown, tabs } from '../../shared/tabs.ts'
import { seenPath } from './addresses.ts'
import type { SeenMessage } from './messages.ts'
// oxlint-disable-next-line import/default -- Vite gives the address of the worker that it builds from the file.
import workerUrl from './service-worker.ts?worker&url'

/** ms after which the pages are fetched even if the browser never rests. */
const longestWait = 5000

/** Calls once the page is loaded and the browser has nothing else to do. @returns ends the waiting */
export function whenIdle(run: () => void): () => void {
  const stopped = new AbortController()
  const rest = () => {
    const runOnce = () => {
      if (!stopped.signal.aborted) run()
    }
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(runOnce, { timeout: longestWait })
    else setTimeout(runOnce, 1000)
  }
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true, signal: stopped.signal })
  return () => stopped.abort()
}

/** Starts the worker, and tells it what was seen. Where there are no workers, or they are forbidden, nothing is kept. */
export async function keepForOffline(message: SeenMessage): Promise<void> {
  // A page that was kept would hide what the developer changes.
  if (import.meta.env.DEV) return
  try {
    if (!navigator.onLine || document.documentElement.dataset['keptAt'] !== undefined) return
    await navigator.serviceWorker.register(workerUrl, { scope: '/', updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin but its page's.
    active?.postMessage(message)
  } catch {
    // No workers in this browser, or in this window.
  }
}

/** What the worker is told of a page: the product's pages in the languages of this one. */
export function describeSeen(product: ProductData | null, interfaceLanguage: string, address: string): SeenMessage {
  const seen = `${seenPath}?interfaceLang=${interfaceLanguage}`
  const state = product?.view.documentState
  const pages =
    product && state ? tabs.filter((tab) => isTabShown(tab, state) && isTabEnabled(tab, state)).map((tab) => pathOf(product, tab)) : []
  const savesData = 'connection' in navigator && isSaving(navigator.connection)
  const path = product ? pathOf(product, 'pd') : ''
  return {
    type: 'seen',
    product: product ? { id: product.view.id, name: product.view.name, path, interfaceLanguage } : null,
    addresses: savesData ? [] : [...new Set([address, ...pages, seen])],
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|pictograms)\//.test(pathname))
      .map(({ pathname }) => pathname),
  }
}

function isSaving(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}
