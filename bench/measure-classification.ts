import { classificationRequest } from '../shared/classification/request.ts'
import { openEngine } from '../server/classify/open-engine.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { runServer } from '../test-kit/run-server.ts'
import { drawRecipes } from '../test-kit/draw-recipes.ts'
import { milliseconds, summarise, takeTimes, type Row } from './measure.ts'

const day = '2026-11-23'
const recipes = 400
const connections = 16
const seconds = 5

/** Different recipes of 15 components: in the process with label, section 3 and transport, and over HTTP without the limit of an address. */
export async function measureClassification(dataDir: string): Promise<Row[]> {
  const engine = openEngine()
  const table = openTable([])
  const drawn = drawRecipes(table, recipes, day)
  const register = openRegister(table).at(day)
  const classify = async (turn: number) => engine(classificationRequest.parse(JSON.parse(drawn[turn % recipes] ?? '')).mixture, register)
  await takeTimes(recipes * 2, classify)
  const inProcess = summarise(await takeTimes(2_000, classify))
  const answered = await measureHttp(dataDir, drawn)
  return [
    {
      what: `classify ${recipes} different recipes of 15 components in the process, median (p99 ${milliseconds(inProcess.p99)})`,
      figure: milliseconds(inProcess.median),
      target: 'at most 2 ms',
      met: inProcess.median <= 2,
    },
    {
      what: `the same over HTTP, ${connections} connections, in a second`,
      figure: answered.toFixed(0),
      target: 'at least 1,000',
      met: answered >= 1_000,
    },
  ]
}

/** Answers in a second. */
async function measureHttp(dataDir: string, drawn: readonly string[]): Promise<number> {
  const server = await runServer(dataDir, { CLASSIFY_PER_MINUTE: '0' })
  try {
    let turn = 0
    const ask = async (): Promise<void> => {
      const { status, bytes } = await server.postJson('/api/v1/classify', drawn[turn++ % recipes] ?? '')
      if (status !== 200) throw new Error(`the recipe was answered with ${status}: ${bytes.toString()}`)
    }
    // Until every thread knows its code.
    await Promise.all(Array.from({ length: connections }, () => takeTimes(recipes / 4, ask)))
    const begin = performance.now()
    let answers = 0
    const keepAsking = async (): Promise<void> => {
      while (performance.now() - begin < seconds * 1000) {
        await ask()
        answers += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, keepAsking))
    return (answers * 1000) / (performance.now() - begin)
  } finally {
    await server.stop()
  }
}
