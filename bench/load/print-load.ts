import os from 'node:os'
import { milliseconds, summarise } from '../measure.ts'
import { visitKinds } from './draw-visits.ts'
import type { Stretch } from './stretch.ts'
import { growthOf } from './watch-memory.ts'

/** Prints what visitors met, kind by kind, and what became of memory and tables. */
export function printLoad(stretches: readonly Stretch[]): void {
  console.log(
    `\n${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load at the end ${os.loadavg()[0]?.toFixed(1)}\n`,
  )
  console.log('| what | visits | p50 | p99 | errors |\n|---|---|---|---|---|')
  for (const { what, visited } of stretches)
    for (const kind of [...visitKinds, 'all'] as const) {
      const of = visited.filter((one) => kind === 'all' || one.kind === kind)
      const { median, p99, count } = summarise(of.map(({ took }) => took))
      const errors = of.filter(({ error }) => error !== null).length
      console.log(
        `| ${what}: ${kind} | ${count.toLocaleString('en')} | ${milliseconds(median)} | ${milliseconds(p99)} | ${errors}${errors > 0 ? ' **missed**' : ''} |`,
      )
    }
  console.log('')
  for (const stretch of stretches) tellRest(stretch)
}

function tellRest({ what, visited, memory, published, tables }: Stretch): void {
  const errors = Map.groupBy(
    visited.flatMap(({ error }) => error ?? []),
    (error) => error,
  )
  for (const [error, all] of [...errors].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 10))
    console.log(`- ${what}: ${all.length} × ${error}`)
  const quarters = [0.25, 0.5, 0.75, 1].map((share) => memory[Math.floor((memory.length - 1) * share)])
  console.log(
    `- ${what}: ${published} publications; the web process had ${quarters.map((one) => one?.web.toFixed(0)).join(', ')} MB after each quarter (${percent(growthOf(memory, 'web'))} from the second to the last), the renderers ${quarters.map((one) => one?.renderers.toFixed(0)).join(', ')} MB`,
  )
  console.log(`- ${what}: ${tables.map(({ name, rows, kilobytes }) => `${name} ${rows} rows, ${kilobytes} kB`).join('; ')}`)
}

const percent = (share: number): string => `${share >= 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(0)} %`
