import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeChance } from '../../test-kit/make-chance.ts'
import type { Visit, VisitKind } from './draw-visits.ts'

/** Visits under way at most; what comes beyond is counted as an error and not sent: the machine that asks is to live too. */
const mostUnderWay = 2_000
/** ms after which a visitor gives up. */
const timeout = 30_000

/** What became of one visit. */
export interface Visited {
  kind: VisitKind
  /** Seconds since the beginning at which it was due. */
  at: number
  /** ms from when it was due to the last byte of the answer, so that one slow answer hides no other. */
  took: number
  /** Why it was none, or null. */
  error: string | null
}

/**
 * Sends visits at a rate, each when it is due, whatever became of those before: by chance as visitors come, and not one after another.
 * @param options.headers what a visit of the workspace needs beside
 */
export async function sendVisits(options: {
  target: { host: string; port: number; name: string }
  draw: () => Visit
  perSecond: number
  seconds: number
  headers: () => Record<string, string>
}): Promise<Visited[]> {
  const { draw, perSecond, seconds } = options
  const agent = new Agent({ keepAlive: true, maxSockets: mostUnderWay })
  const next = makeChance(99)
  next()
  const visited: Visited[] = []
  const underWay = new Set<Promise<void>>()
  const begin = performance.now()
  for (let due = 0; due < seconds * 1000; due += (-Math.log(1 - next()) * 1000) / perSecond) {
    const wait = begin + due - performance.now()
    if (wait > 1) await sleep(wait)
    const visit = draw()
    const kept = { kind: visit.kind, at: due / 1000 }
    if (underWay.size >= mostUnderWay) {
      visited.push({ ...kept, took: timeout, error: 'too many under way' })
      continue
    }
    const chance = next()
    const send = async (): Promise<void> => {
      const error = await ask(agent, options, visit, chance)
      visited.push({ ...kept, took: performance.now() - begin - due, error })
      underWay.delete(sent)
    }
    const sent = send()
    underWay.add(sent)
  }
  await Promise.all(underWay)
  agent.destroy()
  return visited
}

/** @returns what went wrong */
async function ask(...parameters: Parameters<typeof askOnce>): Promise<string | null> {
  const error = await askOnce(...parameters)
  // The server has closed a kept connection while this was on its way. Browsers and proxies ask again, and so would a visitor never learn of it.
  return error === closedMeanwhile ? askOnce(...parameters) : error
}

const closedMeanwhile = 'closed meanwhile'

function askOnce(
  agent: Agent,
  { target, headers }: Parameters<typeof sendVisits>[0],
  { kind, path }: Visit,
  chance: number,
): Promise<string | null> {
  const visitor = Math.floor(chance * 200_000)
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: target.host,
        port: target.port,
        path,
        timeout,
        headers: {
          host: target.name,
          'accept-encoding': 'gzip, br',
          // Each visitor comes from an address of their own, as a proxy tells it.
          'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
          ...(kind === 'workspace' ? headers() : {}),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve((answer.statusCode ?? 0) < 400 ? null : `${answer.statusCode} ${path.replaceAll(/\d{4,}/g, 'N')}`))
        answer.once('error', (error) => resolve(error.message))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket && error.code === 'ECONNRESET' ? closedMeanwhile : error.message),
    )
    sent.end()
  })
}
