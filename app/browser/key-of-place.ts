import type { GetScrollRestorationKeyFunction } from 'react-router'

/** The router's name for all places that it did not make itself. */
const unknownPlace = 'default'

/**
 * The key under which the router remembers the scroll position of a history entry. Entries that the browser made, by a typed address or a
 * jump before hydration, share one key, so that the position of one would be restored for another. Their positions are discarded, so that
 * each shows the part of the page named in its address.
 */
export const keyOfPlace: GetScrollRestorationKeyFunction = ({ key, hash }) =>
  key === unknownPlace && hash !== '' ? `${unknownPlace} ${Math.random()}` : key

/**
 * Runs before the first paint. A page that comes back as a whole, reloaded or after another site, is put by the router where it was left, in
 * pixels, before its scripts are there: what is otherwise laid out late (sds.css) is laid out at once then.
 */
export const returnScript = `try{JSON.parse(sessionStorage['react-router-scroll-positions'])[history.state.key]>0&&(document.documentElement.dataset.returned='')}catch(e){}`
