import type { BenchServer } from '../../test-kit/run-server.ts'
import { summarise, takeTimes, type Series } from '../measure.ts'
import { spentBy } from '../spent-by.ts'
import { drawProducts, questions } from './list-questions.ts'
import { signIn } from './sign-in.ts'

/** Questions that are asked before the time counts: code is compiled then, and pages of indexes are read. */
const warmUps = 26

export interface Answered {
  what: string
  /** How many times as much as among 1,000 products it may take. */
  target?: number
  /** ms by the clock. */
  series: Series
  /** ms of a processor that program and database took for each; by it, what else the machine does is told from growth. */
  spent: number
}

/** Asks all of it over HTTP, one question after another. @throws where one is not answered well */
export async function askQuestions(server: BenchServer, products: number, templates: number): Promise<Answered[]> {
  const answered: Answered[] = []
  let sent = 0
  for (const { what, target, times, address, isSignedIn } of questions) {
    // Anew for each: among a million products all questions together outlast a session of a quarter of an hour.
    const member = isSignedIn ? await signIn(server) : {}
    const draw = drawProducts(products, templates)
    const ask = async (turn: number): Promise<void> => {
      const text = address(draw(), products, turn)
      // An address of its own for each question, or the second minute would be refused.
      sent += 1
      const from = { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` }
      const { status, bytes } = await server.get(text, { ...from, ...member })
      if (status >= 400 && !text.startsWith('/p/'))
        throw new Error(`${text} was answered with ${status}: ${bytes.toString().slice(0, 300)}`)
    }
    await takeTimes(Math.min(times, warmUps), ask)
    const before = spentBy(server)
    const series = summarise(await takeTimes(times, ask))
    const after = spentBy(server)
    const spent = ((after.program - before.program + after.database - before.database) * 1000) / times
    answered.push({ what, ...(target === undefined ? {} : { target }), series, spent })
  }
  return answered
}
