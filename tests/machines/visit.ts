import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Asker } from './ask-from.ts'
import type { Machines } from './start-machines.ts'

/** What visitors open, each with what tells a whole answer from half a one. */
const visits: readonly { address: (turn: number) => string; isWhole: (answer: Answer) => boolean }[] = [
  { address: () => '/p/1001/en/gh/1', isWhole: isPage },
  { address: () => '/p/1003/de/pd/2', isWhole: isPage },
  // Made for this request alone.
  { address: (turn) => `/p/1005/en/pi/1?turn=${turn}`, isWhole: isPage },
  { address: () => '/api/v1/products/-1001/detail?lang=1', isWhole: isJson },
  { address: () => '/api/v1/sdsRender/sdsPdf/-1001/1', isWhole: isPdf },
  { address: (turn) => `/api/v1/productLabelRender/view/-1003?dim=${(turn % 8) + 1}`, isWhole: isPicture },
  { address: () => '/pictograms/GHS02.svg', isWhole: ({ bytes }) => bytes.toString().trimEnd().endsWith('</svg>') },
  { address: () => '/api/v1/lookup?identifier=2001001000011', isWhole: isJson },
]

function isJson({ bytes }: Answer): boolean {
  return bytes.toString().endsWith('}')
}
function isPage({ bytes }: Answer): boolean {
  return bytes.toString().trimEnd().endsWith('</html>')
}
function isPdf({ bytes }: Answer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.toString('latin1').trimEnd().endsWith('%%EOF')
}
function isPicture({ bytes }: Answer): boolean {
  return bytes.toString('latin1', 1, 4) === 'PNG' && bytes.toString('latin1').includes('IEND')
}

/** Opens everything once at each machine, so that nobody waits for programs that only just read their code and fonts. */
export async function openEverythingOnce({ machines, asker }: Pick<Machines, 'machines' | 'asker'>): Promise<void> {
  await Promise.all(
    machines.map(async ({ port, processes }) => {
      for (let turn = 0; turn < visits.length * processes; turn += 1) {
        const one = asker(port)
        // A machine that is slow today may need longer than a visitor would wait.
        for (let attempt = 0; attempt < 10; attempt += 1) {
          const answer = await one.ask(visits[turn % visits.length]?.address(turn) ?? '/').catch(() => null)
          if (answer?.status === 200) break
        }
        one.close()
      }
    }),
  )
}

export interface Visited {
  answers: number
  /** What visitors saw that was not what they asked for, and how often. */
  failed: Record<string, number>
  /** ms of the slowest answer */
  slowest: number
}

/** Visitors who open one thing after another at the proxy, each from an address of their own. @returns sends them home, and says what they saw */
export function letVisitorsIn(machines: Pick<Machines, 'asker'>, count = 12): () => Promise<Visited> {
  const over = new AbortController()
  const seen: Visited = { answers: 0, failed: {}, slowest: 0 }
  const fail = (what: string): void => void (seen.failed[what] = (seen.failed[what] ?? 0) + 1)
  const visitAll = async (asker: Asker, number: number): Promise<void> => {
    for (let turn = number; !over.signal.aborted; turn += 1) {
      const visit = visits[turn % visits.length]
      if (!visit) return
      const address = visit.address(turn)
      const begin = performance.now()
      try {
        const answer = await asker.ask(address)
        if (answer.status !== 200) fail(`${address}: ${answer.status}`)
        else if (!visit.isWhole(answer)) fail(`${address}: not whole`)
      } catch (error) {
        fail(`${address}: ${error instanceof Error ? error.message : String(error)}`)
      }
      seen.answers += 1
      seen.slowest = Math.max(seen.slowest, performance.now() - begin)
      // People read; and the processors are the machines' too.
      await sleep(20)
    }
  }
  const visiting = Promise.all(Array.from({ length: count }, (_, number) => visitAll(machines.asker(), number)))
  return async () => {
    over.abort()
    await visiting
    return seen
  }
}
