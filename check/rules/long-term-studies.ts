import type { Ingredient } from '../../shared/record/composition.ts'
import { upperEnd } from './upper-end.ts'

/** CLP Annex I, Table 4.1.0 (b): category by the largest figure in mg/l, of what degrades rapidly and of what does not. */
const byChronic = {
  rapid: [
    [0.01, 1],
    [0.1, 2],
    [1, 3],
  ],
  slow: [
    [0.1, 1],
    [1, 2],
  ],
} as const
/** (b)(iii): by an acute figure, where the substance does not degrade rapidly or accumulates. */
const byAcute = [
  [1, 1],
  [10, 2],
  [100, 3],
] as const

const isChronicEndpoint = (endpoint: string): boolean => /^(?:NOEC|EC10|ErC10|LOEC)$/.test(endpoint)

/** Days from which on a test of animals is one of long-term effects: that of Ceriodaphnia lasts seven (OECD 211; EPA 1002.0). */
const leastDaysOfChronic = 7

/**
 * The category of long-term hazard to water that the studies of an ingredient surely show: CLP Annex I, 4.1.2.7 and Table 4.1.0 (b). What is not said
 * to degrade slowly counts as rapid, so that nothing is found which a missing figure could refute.
 */
export function longTermOf({
  ecotoxicity,
  degradability,
  bioconcentrationFactor,
  logKow,
}: Ingredient): { category: number; study: string } | null {
  const phrase = degradability && 'phrase' in degradability ? degradability.phrase : ''
  const isSlow = phrase === 'persistence.notReadilyBiodegradable'
  const isRapid = phrase === 'persistence.readilyBiodegradable'
  const figures = ecotoxicity.flatMap(({ endpoint, group, duration, quantity }) => {
    const value = quantity.unit === 'mg/l' ? upperEnd(quantity) : null
    if (value === null || group === 'bacteria') return []
    const days = duration.unit === 'days' ? upperEnd(duration) : duration.unit === 'h' ? (upperEnd(duration) ?? 0) / 24 : null
    const isLong = group === 'algae' || group === 'aquaticPlants' || (days !== null && days >= leastDaysOfChronic)
    return [
      { endpoint, value, isChronic: isChronicEndpoint(endpoint) && isLong, isAcute: /^(?:LC50|EC50|ErC50)$/.test(endpoint) && !isLong },
    ]
  })
  const chronic = figures.filter((one) => one.isChronic)
  const isAccumulating = bioconcentrationFactor !== undefined ? bioconcentrationFactor >= 500 : (logKow ?? 0) >= 4
  const [counted, table] =
    chronic.length > 0
      ? [chronic, isSlow ? byChronic.slow : byChronic.rapid]
      : [isSlow || (isRapid && isAccumulating) ? figures.filter((one) => one.isAcute) : [], byAcute]
  const [worst] = counted.toSorted((a, b) => a.value - b.value)
  const row = worst && table.find(([most]) => worst.value <= most)
  return worst && row ? { category: row[1], study: `${worst.endpoint} = ${worst.value} mg/l` } : null
}
