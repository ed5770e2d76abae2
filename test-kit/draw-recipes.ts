import type { HarmonisedTable } from '../clp/annex-vi/open-table.ts'
import { makeChance } from './make-chance.ts'

/** Resins, fillers and water: looked at, nothing found. */
const harmless = ['Acrylic resin', 'Polyester resin', 'Barium sulfate', 'Water']
const components = 15

/**
 * As many different recipes of 15 components as JSON, the same each time: eleven harmonised substances drawn from the whole of Table 3, four
 * without a hazard, contents and measured figures of their own, one content in six a range.
 * @param day by whose law they are judged: YYYY-MM-DD
 */
export function drawRecipes(table: HarmonisedTable, count: number, day: string): string[] {
  const numbers = table.indexNumbers().filter((index) => (table.lastEntry(index)?.cas.length ?? 0) === 1)
  const next = makeChance(20_261_123)
  const between = (least: number, most: number): number => Number((least + next() * (most - least)).toFixed(2))
  const substance = () => table.lastEntry(numbers[Math.floor(next() * numbers.length)] ?? '')?.cas[0]?.text
  return Array.from({ length: count }, () => {
    const hazardous = Array.from({ length: components - harmless.length }, () => {
      const content = between(0.05, 4)
      return { cas: substance(), content: next() < 1 / 6 ? { from: content, to: content + 1 } : content }
    })
    const others = harmless.map((name) => ({ name, content: between(5, 10), own: { classification: [] } }))
    const measured = {
      flashPoint: between(-10, 90),
      initialBoilingPoint: between(40, 200),
      kinematicViscosity40: between(5, 80),
      pH: between(3, 11),
    }
    return JSON.stringify({
      at: day,
      mixture: { physicalState: 'liquid', use: 'professional', measured, components: [...hazardous, ...others] },
    })
  })
}
