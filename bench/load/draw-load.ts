import { drawLines, type Line } from '../draw-lines.ts'
import { summarise } from '../measure.ts'
import { visitKinds } from './draw-visits.ts'
import type { Stretch } from './stretch.ts'

/** Points of a line at most. */
const points = 60

/** How long visitors waited and what memory the program had, over the whole time; the second stretch follows the first. */
export function drawLoad(stretches: readonly Stretch[]): string {
  let begin = 0
  const waits = new Map<string, { x: number; y: number }[]>()
  const memory = new Map<string, { x: number; y: number }[]>()
  const all = stretches.map(({ memory: seen }) => seen.at(-1)?.at ?? 0).reduce((sum, one) => sum + one, 0)
  const step = Math.max(10, Math.ceil(all / points))
  for (const stretch of stretches) {
    const end = stretch.memory.at(-1)?.at ?? 0
    for (let from = 0; from < end; from += step) {
      const x = (begin + Math.min(end, from + step / 2)) / 60
      for (const kind of visitKinds) {
        const times = stretch.visited.filter((one) => one.kind === kind && one.at >= from && one.at < from + step).map(({ took }) => took)
        if (times.length > 0) add(waits, kind, { x, y: summarise(times).median })
      }
      const seen = stretch.memory.find(({ at }) => at >= from)
      if (seen) {
        add(memory, 'web process', { x, y: seen.web })
        add(memory, 'renderers', { x, y: seen.renderers })
      }
    }
    begin += end
  }
  const lines = (of: typeof waits): Line[] => [...of].map(([name, points]) => ({ name, points }))
  const panel = { xTitle: 'minutes', isLogarithmic: false }
  return drawLines(
    [
      { ...panel, title: 'Half of the visitors wait less', yTitle: 'ms', lines: lines(waits) },
      { ...panel, title: 'Memory', yTitle: 'MB', lines: lines(memory) },
    ],
    `Waiting times and memory: ${stretches.map(({ what }) => what).join(', then ')}`,
  )
}

function add<Value>(to: Map<string, Value[]>, name: string, value: Value): void {
  to.set(name, [...(to.get(name) ?? []), value])
}
