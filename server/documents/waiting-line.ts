/** Things that wait for their turn. */
export interface WaitingLine<Item> {
  readonly length: number
  /**
   * Puts an item into the line; one that stands there already keeps its place, or gets the better one.
   * @param ahead things of the same owner that wait or have their turn already
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

/** ms that everybody else's come first for each thing that the owner has ahead: so the turns go round between the owners. */
const roundMilliseconds = 5_000
/** ms from which the line is too long to be served in its order alone. */
const longWait = 1_000
/** ms that nothing waits. */
const longestWait = 3_600_000
/** When it is too long, one turn of so many goes to the one that has waited longest, the others to the last arrivals. */
const turnsOfARound = 4

/**
 * A line in which nobody's second thing goes before somebody else's first. While more is requested than can be done, and an order by
 * arrival would let everybody wait for as long as the line is, most turns go to the last arrival, who is served soon, as many as
 * before are, and nobody waits for ever.
 * @param now ms of a clock that never goes back
 */
export function createWaitingLine<Item>(now: () => number): WaitingLine<Item> {
  const positions = new Map<Item, Position>()
  let turn = 0

  const dueOf = ({ requested, ahead }: Position): number => requested + ahead * roundMilliseconds

  /** The first by an order; of equal ones the one that came first. */
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
