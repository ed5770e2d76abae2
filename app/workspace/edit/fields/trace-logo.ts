/** A logo of pixels as a drawing: most have theirs as PNG, and labels, mails and sheets want lines, which print sharp at any size. */

/** Pixels as a canvas gives them: four bytes for each, red, green, blue and how far it covers. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

type Colour = readonly [red: number, green: number, blue: number]
type Point = readonly [x: number, y: number]

/** Flat colours at most; a photograph has more, and is no logo. */
const mostColours = 8
/** Squares of distances of colours: what is nearer than that is the edge of the other or its noise. */
const nearest = 60 ** 2
/** Share of the painted pixels from which on a colour is one of its own. */
const least = 0.004
/** Pixels by which a line may miss the corners of its pixels. */
const tolerance = 0.8

/**
 * Traces the areas of each colour. What is transparent, or white around it, stays open.
 * @returns an SVG drawing of paths alone; null where nothing is painted
 */
export function traceLogo(pixels: Pixels): string | null {
  const { width, height } = pixels
  const areas = findAreas(pixels)
  const paths = areas.flatMap(({ colour, isIn }) => {
    const loops = traceLoops(width, height, isIn).flatMap((loop) => {
      const corners = simplify(loop)
      return corners.length < 3 ? [] : [`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`]
    })
    // Its own line closes the gaps that straight lines leave beside another colour.
    return loops.length === 0 ? [] : [`<path fill="${writeColour(colour)}" stroke="${writeColour(colour)}" d="${loops.join('')}"/>`]
  })
  if (paths.length === 0) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill-rule="evenodd" stroke-width=".6">${paths.join('')}</svg>`
}

const distance = (one: Colour, other: Colour): number => one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0)

const writeColour = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const white: Colour = [255, 255, 255]

function findAreas({ width, height, data }: Pixels): { colour: Colour; isIn: (x: number, y: number) => boolean }[] {
  const colourAt = (at: number): Colour => [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0]
  const isOpen = (at: number): boolean => (data[4 * at + 3] ?? 0) < 128
  const corners = [0, width - 1, width * (height - 1), width * height - 1]
  const isOnWhite = corners.every((at) => isOpen(at) || distance(colourAt(at), white) < nearest)
  const exact = new Map<number, number>()
  for (let at = 0; at < width * height; at += 1) {
    if (isOpen(at)) continue
    const [red, green, blue] = colourAt(at)
    const packed = (red << 16) | (green << 8) | blue
    exact.set(packed, (exact.get(packed) ?? 0) + 1)
  }
  // Noise and edges are counted with their like, of which the most frequent one is the colour.
  const counts = new Map<number, { colour: Colour; count: number }>()
  for (const [packed, count] of [...exact].toSorted(([, one], [, other]) => other - one)) {
    const alike = packed & 0xf0f0f0
    const known = counts.get(alike)
    if (known) known.count += count
    else counts.set(alike, { colour: [packed >> 16, (packed >> 8) & 255, packed & 255], count })
  }
  const painted = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  const palette: Colour[] = isOnWhite ? [white] : []
  for (const { colour, count } of [...counts.values()].toSorted((one, other) => other.count - one.count)) {
    const isOwn = count >= painted * least && palette.every((other) => distance(colour, other) >= nearest)
    if (isOwn && palette.length <= mostColours) palette.push(colour)
  }
  const near = new Int8Array(width * height).fill(-1)
  for (let at = 0; at < width * height; at += 1) {
    if (isOpen(at)) continue
    const colour = colourAt(at)
    let best = -1
    for (const [index, other] of palette.entries())
      if (best === -1 || distance(colour, other) < distance(colour, palette[best] ?? white)) best = index
    near[at] = best
  }
  return palette.flatMap((colour, index) =>
    isOnWhite && index === 0
      ? []
      : [{ colour, isIn: (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && near[y * width + x] === index }],
  )
}

/** The edges of an area, each with the area on its right, joined to loops. Where two pixels touch by a corner they stay apart. */
function traceLoops(width: number, height: number, isIn: (x: number, y: number) => boolean): Point[][] {
  const next = new Map<number, number[]>()
  const name = (x: number, y: number) => y * (width + 1) + x
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isIn(x, y)) continue
      if (!isIn(x, y - 1)) add(name(x, y), name(x + 1, y))
      if (!isIn(x + 1, y)) add(name(x + 1, y), name(x + 1, y + 1))
      if (!isIn(x, y + 1)) add(name(x + 1, y + 1), name(x, y + 1))
      if (!isIn(x - 1, y)) add(name(x, y + 1), name(x, y))
    }
  const loops: Point[][] = []
  for (const [start, ways] of next)
    while (ways.length > 0) {
      const loop: Point[] = []
      let at: number | undefined = start
      while (at !== undefined) {
        loop.push([at % (width + 1), Math.floor(at / (width + 1))])
        at = next.get(at)?.pop()
        if (at === start) break
      }
      loops.push(loop)
    }
  return loops
}

/** Ramer, Douglas and Peucker: as few corners as stay within the tolerance, of a closed line from its two ends that are far apart. */
function simplify(loop: readonly Point[]): Point[] {
  const [first] = loop
  if (!first) return []
  const far = loop.reduce((best, point, at) => (squared(first, point) > squared(first, loop[best] ?? first) ? at : best), 0)
  const one = simplifyLine(loop.slice(0, far + 1))
  const other = simplifyLine([...loop.slice(far), first])
  return [...one.slice(0, -1), ...other.slice(0, -1)]
}

const squared = ([x, y]: Point, [a, b]: Point): number => (x - a) ** 2 + (y - b) ** 2

function simplifyLine(line: readonly Point[]): Point[] {
  const kept = new Set([0, line.length - 1])
  const open: (readonly [number, number])[] = [[0, line.length - 1]]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part
    let [worst, most] = [-1, tolerance]
    for (let at = from + 1; at < to; at += 1) {
      const missed = missing(line[at], line[from], line[to])
      if (missed > most) [worst, most] = [at, missed]
    }
    if (worst === -1) continue
    kept.add(worst)
    open.push([from, worst], [worst, to])
  }
  return line.filter((_, at) => kept.has(at))
}

/** How far a point is from a line. */
function missing(point: Point = [0, 0], from: Point = [0, 0], to: Point = [0, 0]): number {
  const length = Math.sqrt(squared(from, to))
  if (length === 0) return Math.sqrt(squared(point, from))
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length
}
