import os from 'node:os'
import { milliseconds } from '../measure.ts'
import type { Level } from './level.ts'

/** Prints what was measured as a Markdown table, one column for each number of products. */
export function printScale(levels: readonly Level[]): void {
  const [first] = levels
  if (!first) return
  const head = levels.map(({ products, isLong }) => `${products.toLocaleString('en')}${isLong ? ', long records' : ''}`)
  console.log(
    `\n${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${os.release()}, load at the end ${os.loadavg()[0]?.toFixed(1)}\n`,
  )
  console.log('Median; p95; ms of a processor for each; p95 and processor as multiples of those among the first number\n')
  row(['what', ...head, 'to reach'])
  row(['---', ...head.map(() => '---'), '---'])
  for (const [index, { what, target }] of first.answered.entries())
    row([what, ...levels.map((level) => tell(level, first, index)), target === undefined ? '' : `p95 at most ${target} ×`])
  row(['records imported with the check, in a second', ...levels.map(({ imported }) => imported.toFixed(0)), 'at least 500'])
  row([
    'backup; restore: seconds; MB of the file',
    ...levels.map(({ moved }) => (moved ? `${moved.backup.toFixed(1)}; ${moved.restore.toFixed(1)}; ${moved.megabytes.toFixed(0)}` : '–')),
    '',
  ])
  row(['size of the database, MB', ...levels.map(({ size }) => size.toFixed(0)), ''])
}

const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)

function tell({ answered }: Level, first: Level, index: number): string {
  const [own, least] = [answered[index], first.answered[index]]
  if (!own || !least) return '–'
  const figures = [milliseconds(own.series.median), milliseconds(own.series.p95), milliseconds(own.spent)].join('; ')
  if (own === least) return figures
  const [p95, spent] = [own.series.p95 / least.series.p95, own.spent / least.spent]
  const isMissed = own.target !== undefined && p95 > own.target
  return `${figures}; ${p95.toFixed(1)} ×${isMissed ? ' **missed**' : ''}, ${spent.toFixed(1)} ×`
}
