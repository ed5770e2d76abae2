/** A queue of items that wait for their turn. */
export interface WaitingLine<Item> {
  readonly length: number
  /**
   * Adds an item; one that is queued already keeps its place, or gets the better of the two.
   * @param ahead items of the same owner that wait or have their turn already
   */
  add(item: Item, ahead: number): void
  /** The item whose turn it is, among those that may have one; undefined where none waits. */
  take(mayHaveIt?: (item: Item) => boolean): Item | undefined
  /** The item that would come last, of an owner who had more than `ahead` when it came. */
  findLast(ahead: number): Item | undefined
  remove(item: Item): void
  some(test: (item: Item) => boolean): boolean
}

interface Position {
  /** ms of the clock. */
  requested: number
  ahead: number
}

/** ms by which an item is put back for each item that its owner has ahead, so that turns rotate among owners. */
const roundMilliseconds = 5_000
/** ms of waiting from which the queue is too long to be served only in order. */
const longWait = 1_000
/** Longer than anything waits, ms. */
const longestWait = 3_600_000
/** When the queue is too long, one turn in so many goes to the item that has waited longest, the others to the latest arrivals. */
const turnsOfARound = 4

/**
 * A queue in which nobody's second item comes before somebody else's first. Under overload, where serving in order of arrival would make
 * everybody wait for the length of the queue, most turns go to the latest arrival: it is served soon, just as many are served in total, and
 * nobody waits for ever.
 * @param now ms of a clock that never goes back
 */
export function createWaitingLine<Item>(now: () => number): WaitingLine<Item> {
  const positions = new Map<Item, Position>()
  let turn = 0

  const dueOf = ({ requested, ahead }: Position): number => requested + ahead * roundMilliseconds

  /** The first by a ranking; among equals the one that came first. */
  function findBy(rank: (position: Position) => number, test: (item: Item) => boolean = () => true): Item | undefined {
    let best: { item: Item; rank: number } | undefined
    for (const [item, position] of positions) {
      if (!test(item)) continue
      const own = rank(position)
      if (!best || own < best.rank) best = { item, rank: own }
    }
    return best?.item
  }

  function choose(mayHaveIt: (item: Item) => boolean): Item | undefined {
    const first = findBy(dueOf, mayHaveIt)
    const position = first === undefined ? undefined : positions.get(first)
    if (!position || now() - dueOf(position) < longWait) return first
    turn += 1
    if (turn % turnsOfARound === 0) return first
    return findBy(({ requested, ahead }) => ahead * longestWait - requested, mayHaveIt)
  }

  return {
    get length() {
      return positions.size
    },
    add(item, ahead) {
      const known = positions.get(item)
      const own = { requested: now(), ahead }
      if (!known) positions.set(item, own)
      else if (ahead < known.ahead) positions.set(item, own)
    },
    take(mayHaveIt = () => true) {
      const item = choose(mayHaveIt)
      if (item !== undefined) positions.delete(item)
      return item
    },
    findLast(ahead) {
      const last = findBy((position) => -dueOf(position))
      const position = last === undefined ? undefined : positions.get(last)
      return position && position.ahead > ahead ? last : undefined
    },
    remove(item) {
      positions.delete(item)
    },
    some: (test) => [...positions.keys()].some(test),
  }
}
