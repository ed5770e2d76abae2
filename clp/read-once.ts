/**
 * What follows from a thing that does not change, such as the classes of an entry: read the first time, and kept for as long as the thing is. Pure as
 * the reading itself is. Not for what is made anew for each mixture: what is kept of that outlives small collections, with all that it holds.
 */
export function readOnce<Thing extends object, Read>(read: (thing: Thing) => Read): (thing: Thing) => Read {
  const known = new WeakMap<Thing, { readonly read: Read }>()
  return (thing) => {
    const kept = known.get(thing)
    if (kept) return kept.read
    const made = { read: read(thing) }
    known.set(thing, made)
    return made.read
  }
}
