import type { GetScrollRestorationKeyFunction } from 'react-router'

/** The router's name for all places that it did not make itself. */
const unknownPlace = 'default'

/**
 * Under which name the router remembers how far a place of the history was scrolled. Places that the browser made, by an address that was
 * typed or a jump before the page was alive, share one name; what was remembered of one would hold another where it is. They are forgotten,
 * so that each shows the part of the page named in its address.
 */
export const keyOfPlace: GetScrollRestorationKeyFunction = ({ key, hash }) =>
  key === unknownPlace && hash !== '' ? `${unknownPlace} ${Math.random()}` : key
