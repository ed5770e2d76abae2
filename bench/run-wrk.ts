import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What Debian's `wrk` counted. */
export interface Wrk {
  perSecond: number
  /** ms */
  median: number
  /** ms */
  p99: number
}

export interface Load {
  port: number
  address: string
  headers: Readonly<Record<string, string>>
  connections: number
  seconds: number
}

/**
 * Asks for one address without a pause, by a program in C that costs little beside what it asks.
 * @throws where an answer was none of 2xx and 3xx: what is refused is quick, and would count
 */
export async function runWrk({ port, address, headers, connections, seconds }: Load): Promise<Wrk> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...named, `http://127.0.0.1:${port}${address}`]
  const { stdout } = await promisify(execFile)('wrk', words)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address} was not answered well:\n${stdout}`)
  const [, perSecond = ''] = /^Requests\/sec: +([\d.]+)/m.exec(stdout) ?? []
  const at = (share: string) => readTime(new RegExp(`^ +${share}% +([\\d.]+)(us|ms|s)$`, 'm').exec(stdout))
  return { perSecond: Number(perSecond), median: at('50'), p99: at('99') }
}

function readTime(found: RegExpExecArray | null): number {
  const [, figure = '', unit = ''] = found ?? []
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN)
}
