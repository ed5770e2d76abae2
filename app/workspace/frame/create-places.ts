import { z } from 'zod'

const place = z.object({
  /** How far the page was scrolled, in pixels. */
  y: z.number(),
  /** What was opened in it: names of `details`, see `name-details.ts`. */
  open: z.array(z.string()),
  /** What was chosen in it, by name. */
  chosen: z.record(z.string(), z.unknown()),
})
export type Place = z.infer<typeof place>

/** How a person left the pages of the workspace, by the entries of the browser’s history: Back and a reload land there. */
export interface Places {
  /** Null: nobody has been there in this tab. */
  find: (entry: string) => Place | null
  change: (entry: string, changes: Partial<Place>) => void
  choose: (entry: string, name: string, value: unknown) => void
  /** The address of an entry was changed in its place, by which the router gives it another name. */
  rename: (from: string, to: string) => void
  /** Keeps all of it for a page that is loaded again. */
  write: () => void
}

/** Entries of the history; the oldest go. */
const most = 60
const nowhere: Place = { y: 0, open: [], chosen: {} }

/**
 * @param name under which this tab keeps it: each person has their own
 * @param storage of the tab
 * @param newEntry the entry at which the page was loaded, where nobody comes back to it
 */
export function createPlaces(
  name: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  newEntry: () => string | null = () => null,
): Places {
  let known: Map<string, Place> | null = null
  // Read late: the server has no storage, and needs none.
  const places = () => {
    if (known) return known
    known = new Map(readPlaces(name, storage))
    known.delete(newEntry() ?? '')
    return known
  }
  const change = (entry: string, changes: Partial<Place>) => {
    const before = places().get(entry) ?? nowhere
    places().delete(entry)
    places().set(entry, { ...before, ...changes })
  }
  return {
    find: (entry) => places().get(entry) ?? null,
    change,
    choose: (entry, choice, value) => change(entry, { chosen: { ...(places().get(entry) ?? nowhere).chosen, [choice]: value } }),
    rename: (from, to) => {
      const before = places().get(from)
      if (before) places().set(to, before)
    },
    write: () => {
      try {
        storage().setItem(name, JSON.stringify([...places()].slice(-most)))
      } catch {
        // A tab that has no room begins its pages at their top.
      }
    },
  }
}

function readPlaces(name: string, storage: () => Pick<Storage, 'getItem'>): [string, Place][] {
  try {
    return z.array(z.tuple([z.string(), place])).parse(JSON.parse(storage().getItem(name) ?? '[]'))
  } catch {
    return []
  }
}
