/** What a service worker finds around it, as far as it is used here. TypeScript's own description cannot be loaded beside that of pages. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

export interface LastingEvent {
  /** The worker is not ended before this is done. */
  waitUntil(done: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
