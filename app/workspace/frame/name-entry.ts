import type { Location } from 'react-router'

/** The router's name of every entry that it did not make: each page that is loaded by its address. */
const unnamed = 'default'

/** An entry of the history by which a place is kept: those that the router did not make are told apart by their address. */
export const nameEntry = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === unnamed ? `${unnamed} ${pathname}` : key

/** The entry of a page that was asked for anew, by its address or a link from elsewhere: nobody has been there. Null: somebody comes back or loads it again. */
export function nameNewEntry(): string | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return isNew ? nameEntry({ key: unnamed, pathname: window.location.pathname }) : null
}
