/** Figures of one series of measurements, in milliseconds. */
export interface Series {
  median: number
  p95: number
  p99: number
  count: number
}

export function summarise(times: readonly number[]): Series {
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length }
}

/** Runs a piece of work so many times, one after another, and takes the time of each. */
export async function takeTimes(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now()
    await work(turn)
    times.push(performance.now() - start)
  }
  return times
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`
}

export interface Row {
  what: string
  figure: string
  target?: string
  met?: boolean
}

/** Prints rows as a Markdown table, so that they can be put into the documentation as they are. */
export function printTable(rows: readonly Row[]): void {
  console.log('| what | measured | to reach |\n|---|---|---|')
  for (const { what, figure, target = '', met } of rows)
    console.log(`| ${what} | ${figure}${met === false ? ' **missed**' : ''} | ${target} |`)
}
