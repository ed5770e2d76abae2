/** Recipes as they are weighed in: a column of masses or parts, which becomes percent of its sum. */

/** Grams of a unit; a part is what every other part is. */
const grams: Readonly<Record<string, number>> = { t: 1e6, kg: 1000, g: 1, mg: 0.001, lb: 453.59237, oz: 28.349523125, parts: 1 }

/** How units are written, in the languages of the Union; what has no mass of its own is known, so that nobody takes it for one: litres, and ppm, which are shares. */
const written: readonly (readonly [unit: string, words: string])[] = [
  ['kg', 'kgs?|kilos?|kilogram\\p{L}*|кг|χλγ'],
  ['mg', 'mg|milligram\\p{L}*|мг'],
  ['g', 'g|gr|gram\\p{L}*|г'],
  ['lb', 'lbs?|pounds?'],
  ['oz', 'oz|ounces?'],
  [
    'parts',
    'parts?|pbw|phr|(?:gew(?:ichts)?\\.?[ -]?|masse)?teile?|parties|parti|partes|części|dí?l[ůy]?|diel[yov]*|deler?|delar|osaa|osa[dt]?|rész|părți|дял|части|μέρη|dijelovi|deli|dalys|daļas|partijiet|codanna',
  ],
  ['t', 't|tonnes?|tonnen?'],
  ['ppm', 'ppm|‰'],
  ['l', 'm?l|lit(?:er|re|ri|ros)s?|gal(?:lons?)?|л'],
]

// Not as a part of another unit: kg/m³, g/l, €/kg.
const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}/.])(?:${words})(?![\\p{L}\\p{N}/³²])`, 'iu')
const inHeading = written.map(([unit, words]) => [unit, alone(words)] as const)
const behindFigure = written.map(([unit, words]) => [unit, new RegExp(`^([\\d.,' ]*\\d)\\s?(?:${words})\\.?$`, 'iu')] as const)

/** The unit that the head of a column names; null: none, or per cent. */
export function unitOfHeading(heading: string): string | null {
  if (heading.includes('%')) return null
  return inHeading.find(([, unit]) => unit.test(heading))?.[0] ?? null
}

/** What a cell says: its figure as it is written, and its unit where it has one of its own. Null: no plain figure. */
export function splitAmount(cell: string): { figure: string; unit: string | null } | null {
  if (/^\d[\d.,' ]*$/.test(cell)) return { figure: cell, unit: null }
  for (const [unit, pattern] of behindFigure) {
    const figure = pattern.exec(cell)?.[1]
    if (figure !== undefined) return { figure, unit }
  }
  return null
}

type Sign = ',' | '.'

/** Which of both signs is the decimal one, by one figure: null where it has none, or where it might be either: `1,250`. */
function decimalSign(figure: string): Sign | null {
  const signs = figure.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last !== ',' && last !== '.') return null
  if (new Set(signs).size === 2) return last
  const other = last === ',' ? '.' : ','
  if (signs.length > 1) return other
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure) ? null : last
}

function readFigures(figures: readonly string[]): number[] | null {
  const bare = figures.map((one) => one.replaceAll(/[' ]/g, ''))
  const known = new Set(bare.flatMap((one) => decimalSign(one) ?? []))
  const isOpen = bare.some((one) => /[.,]/.test(one) && decimalSign(one) === null)
  if (known.size > 1 || (isOpen && known.size === 0)) return null
  const decimal = [...known][0] ?? '.'
  const numbers = bare.map((one) => Number(one.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')))
  return numbers.every((one) => Number.isFinite(one)) ? numbers : null
}

/** How the first share came about, to be told. */
export interface Conversion {
  readonly unit: string
  /** in the unit */
  readonly first: number
  readonly sum: number
  /** %, as it stands in the row */
  readonly share: string
}

/** Millionths of a percent: the shares add up to 100 % to the last of them. */
const steps = 1e8

/**
 * Percent of their sum, for the cells of a column of masses or parts.
 * @param unit of cells that have none of their own
 * @returns null where one of them has no figure, no mass (litres, ppm) or a figure that may be read in two ways, where masses and parts are mixed, and of
 *   one cell alone, which would be all of it
 */
export function convertAmounts(cells: readonly string[], unit: string): { shares: readonly string[]; conversion: Conversion } | null {
  const split = cells.flatMap((cell) => splitAmount(cell) ?? [])
  const figures = split.length === cells.length ? readFigures(split.map(({ figure }) => figure)) : null
  if (figures === null) return null
  const units = split.map((one) => one.unit ?? unit)
  const isMixed = units.some((one) => (one === 'parts') !== (units[0] === 'parts'))
  const masses = figures.map((figure, at) => figure * (grams[units[at] ?? ''] ?? Number.NaN))
  const sum = masses.reduce((total, one) => total + one, 0)
  if (isMixed || cells.length < 2 || !(sum > 0)) return null
  const rounded = masses.map((one) => Math.round((one / sum) * steps))
  // What rounding leaves goes to the largest share.
  const largest = rounded.indexOf(Math.max(...rounded))
  const rest = steps - rounded.reduce((total, one) => total + one, 0)
  const shares = rounded.map((one, at) => String(Number((((at === largest ? one + rest : one) / steps) * 100).toFixed(6))))
  const first = units[0] ?? unit
  const conversion = {
    unit: first,
    first: figures[0] ?? 0,
    sum: Number((sum / (grams[first] ?? 1)).toPrecision(12)),
    share: shares[0] ?? '',
  }
  return { shares, conversion }
}
