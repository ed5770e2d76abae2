import { classificationRequest } from '../shared/classification/request.ts'
import { openEngine } from '../server/classify/open-engine.ts'
import { openRegister, openTable } from '../server/substances/register-source.ts'
import { runServer } from '../test-kit/run-server.ts'
import { milliseconds, summarise, takeTimes, type Row } from './measure.ts'

const numbers = [
  '123-86-4',
  '108-88-3',
  '1330-20-7',
  '100-41-4',
  '67-56-1',
  '80-62-6',
  '64-17-5',
  '107-98-2',
  '78-93-3',
  '67-64-1',
  '71-36-3',
]
/** Fifteen components: eleven solvents and monomers with harmonised entries, four resins. */
const recipe = JSON.stringify({
  at: '2026-11-23',
  mixture: {
    physicalState: 'liquid',
    use: 'professional',
    measured: { flashPoint: 38, initialBoilingPoint: 126, kinematicViscosity40: 60, pH: 7 },
    components: [
      ...numbers.map((cas, index) => ({ cas, content: 1 + index / 2 })),
      ...[1, 2, 3, 4].map((number) => ({ name: `resin ${number}`, content: 10, own: { classification: [] } })),
    ],
  },
})
const connections = 16
const seconds = 5

/** A recipe of 15 components: in the process with label, section 3 and transport, and over HTTP without the limit of an address. */
export async function measureClassification(dataDir: string): Promise<Row[]> {
  const engine = openEngine()
  const register = openRegister(openTable([])).at('2026-11-23')
  const classify = async () => engine(classificationRequest.parse(JSON.parse(recipe)).mixture, register)
  await takeTimes(500, classify)
  const inProcess = summarise(await takeTimes(2_000, classify))
  const answered = await measureHttp(dataDir)
  return [
    {
      what: `classify a recipe of 15 components in the process, median (p99 ${milliseconds(inProcess.p99)})`,
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
async function measureHttp(dataDir: string): Promise<number> {
  const server = await runServer(dataDir, { CLASSIFY_PER_MINUTE: '0' })
  try {
    const ask = async (): Promise<void> => {
      const { status, bytes } = await server.postJson('/api/v1/classify', recipe)
      if (status !== 200) throw new Error(`the recipe was answered with ${status}: ${bytes.toString()}`)
    }
    await takeTimes(200, ask)
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
