import { expect, test } from 'vitest'
import { openEngine } from '../../server/classify/open-engine.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import type { TypedComponent, TypedMixture } from '../classify-by-request.ts'
import { listLower } from '../fuzz/read-answer.ts'
import { makeDice } from './dice.ts'

/** Many with `npm run fuzz:classification`. */
const runs = process.env['MODE'] === 'fuzz' ? 3_000 : 60
/** As in agree.test.ts: `FIRST` tries others than the last time. */
const first = Number(process.env['FIRST'] ?? 0)
const table = openTable([])
const register = openRegister(table).at('2028-12-01')
const engine = openEngine()
const indexes = table.indexNumbers()
const ofGases = indexes.filter((index) => table.lastEntry(index)?.classification.some(({ category }) => category?.includes('Gas')))
const contents = [0.02, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 3, 5, 7, 10, 20, 25]

type Part = TypedComponent & { content: number }
const rounded = (content: number): number => Math.round(content * 1e6) / 1e6

function ask(begun: Omit<TypedMixture, 'components'>, parts: readonly Part[]): ClassificationAnswer {
  const filler = begun.physicalState === 'gas' ? { name: 'nitrogen', cas: '7727-37-9' } : { name: 'water', cas: '7732-18-5' }
  const rest = rounded(100 - parts.reduce((sum, { content }) => sum + content, 0))
  const components = [...parts, { ...filler, content: rest, own: { classification: [] } }]
  return engine(classificationRequest.parse({ mixture: { ...begun, components } }).mixture, register)
}

/** What of the weaker recipe the stronger one lacks, though nothing more severe takes its place. */
function lacking(weak: ClassificationAnswer, strong: ClassificationAnswer): string[] {
  const corrodes = strong.label.hazardStatements.includes('H314')
  const says = (code: string): boolean => (strong.label.supplementalStatements as readonly string[]).includes(code)
  const sensitises = strong.label.hazardStatements.some((code) => code === 'H317' || code === 'H334')
  // EUH208 gives way to the class, EUH066 to corrosion and irritation, EUH210 to any label.
  const statements = weak.label.supplementalStatements.filter((code) => {
    if (says(code)) return false
    if (code === 'EUH208') return !sensitises
    if (code === 'EUH066') return !corrodes && !strong.label.hazardStatements.includes('H315')
    return code !== 'EUH210'
  })
  const regulated = (answer: ClassificationAnswer): string[] =>
    answer.transport?.modes.flatMap(({ mode, regulated: is }) => (is ? [mode] : [])) ?? []
  return [
    ...listLower(weak, strong),
    ...statements,
    ...weak.section3.flatMap(({ component }) => (strong.section3.some((one) => one.component === component) ? [] : [component])),
    ...regulated(weak).filter((mode) => !regulated(strong).includes(mode)),
    ...(weak.ufiRequired && !strong.ufiRequired ? ['UFI'] : []),
  ]
}

test('water in place of entries of Annex VI adds nothing, and more of an entry takes nothing away', () => {
  let compared = 0
  for (let number = first; number < first + runs; number += 1) {
    const dice = makeDice(number + 43_000_000)
    const physicalState = dice.oneOf(['liquid', 'liquid', 'solid', 'gas'] as const)
    const count = dice.oneOf([1, 2, 3])
    const drawn = Array.from({ length: count }, () => dice.oneOf(physicalState === 'gas' ? ofGases : indexes))
    const parts = [...new Set(drawn)].map((index): Part => ({ index, content: dice.oneOf(contents) }))
    const measured = physicalState === 'gas' ? { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' as const }] } : {}
    const begun = { physicalState, use: 'consumer', measured } as const
    const whole = ask(begun, parts)
    const times = dice.oneOf([2, 3, 10])
    const thin = ask(
      begun,
      parts.map((one) => ({ ...one, content: rounded(one.content / times) })),
    )
    const chosen = dice.upTo(parts.length - 1)
    const grown = ask(
      begun,
      parts.map((one, place) => (place === chosen ? { ...one, content: one.content + 20 } : one)),
    )
    expect({ number, thinned: lacking(thin, whole), grown: lacking(whole, grown) }).toEqual({ number, thinned: [], grown: [] })
    compared += 2
  }
  expect(compared).toBe(2 * runs)
}, 600_000)
