import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../propose/settle.ts'
import { registerOf } from '../../test-kit/harmonised-entries.ts'
import { classifyTyped, liquid } from '../../tests/classify-by-request.ts'
import { hasLapsed, uponOf } from './judge-decisions.ts'

const irritant = (name: string, content: number) => ({ name, content, own: { classification: ['Skin Irrit. 2 H315'] } })
const place = { hazardClass: 'skinCorrosionIrritation', differentiation: null } as const

function judge(...components: ReturnType<typeof irritant>[]) {
  const { hazards } = classifyTyped(liquid(components), registerOf())
  const result = hazards.find(({ hazardClass }) => hazardClass === place.hazardClass)
  if (!result) throw new Error('not judged')
  return { hazards, result }
}
const [wax, amine] = [irritant('wax', 8), irritant('amine', 9)]

describe('a decision against the calculation', () => {
  it('holds where components change places, and lapses where one of them changes', () => {
    const madeFor = uponOf(judge(wax, amine).result)
    expect(hasLapsed(place, madeFor, judge(amine, wax).hazards)).toBe(false)
    expect(hasLapsed(place, madeFor, judge(amine, irritant('wax', 8.1)).hazards)).toBe(true)
  })

  it('holds where it was made while the order still counted', () => {
    const { hazards, result } = judge(wax, amine)
    const { category, outcome, steps } = result
    const counted = steps.flatMap((step) =>
      step.counted.map(({ component, content, as, factor, divisor }) => [component, content, as, factor, divisor]),
    )
    const values = steps.flatMap(({ arithmetic, total }) => (arithmetic === 'value' ? [total] : []))
    const before = fingerprint({ category, outcome, counted, values })
    expect(before).not.toBe(uponOf(result))
    expect(hasLapsed(place, before, hazards)).toBe(false)
  })
})
