import { findBrowser } from '../test-kit/find-browser.ts'

/** Vitest's global set-up: the browser of the packages is unpacked once, before test files look for it at the same moment. */
export default async function unpackBrowser(): Promise<void> {
  await findBrowser()
}
