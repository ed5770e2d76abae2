import type { Page } from '@playwright/test'

export interface ScreenState {
  /** Screen, and state of it. */
  name: string
  address: string
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** The window alone: what lies over the page belongs to it, not to the whole length of the page. */
  windowOnly?: true
  /** Seen as the owner of the demonstration; by a visitor without it. */
  isSignedIn?: true
}
