import { readShare } from './read-share.ts'

/** Words of headings over the lower and the upper end of a range, where each has a column of its own. */
const lower = words(
  'min',
  'minimum',
  'von',
  'ab',
  'untere',
  'from',
  'de',
  'da',
  'dal',
  'desde',
  'van',
  'fra',
  'från',
  'od',
  'nuo',
  'alates',
  'από',
  'от',
)
const upper = words(
  'max',
  'maximum',
  'bis',
  'obere',
  'to',
  'à',
  'a',
  'al',
  'hasta',
  'até',
  'tot',
  'til',
  'till',
  'do',
  'iki',
  'līdz',
  'kuni',
  'έως',
  'до',
)

function words(...some: string[]): RegExp {
  return new RegExp(`(?:^|[^\\p{L}])(?:${some.join('|')})(?!\\p{L})`, 'iu')
}

/**
 * Two columns beside each other, whose headings say “from” and “to”, become one of ranges: the lower end alone would be another recipe.
 * @param lines cells, headings among them
 * @param isHeading whether a line names the columns
 */
export function joinRanges(
  lines: readonly (readonly string[])[],
  isHeading: (line: readonly string[]) => boolean,
): readonly (readonly string[])[] {
  const heading = lines.find((line) => isHeading(line) && findPair(line) !== -1)
  const at = heading === undefined ? -1 : findPair(heading)
  const hasFigures = lines.some((line) => readShare(line[at] ?? '') !== null && readShare(line[at + 1] ?? '') !== null)
  if (heading === undefined || !hasFigures) return lines
  return lines.map((line) =>
    line.map((cell, column) => (column === at ? join(cell, line[at + 1] ?? '', line === heading) : column === at + 1 ? '' : cell)),
  )
}

const findPair = (line: readonly string[]): number =>
  line.findIndex((cell, column) => lower.test(cell) && !upper.test(cell) && upper.test(line[column + 1] ?? ''))

function join(from: string, to: string, isHeading: boolean): string {
  if (isHeading) return `${from} ${to}`
  if (from === to || to === '') return from
  if (readShare(from) === null || readShare(to) === null) return from === '' ? `≤ ${to}` : `${from} - ${to}`
  return `${from.replace(/\s?%$/, '')} - ${to}`
}
