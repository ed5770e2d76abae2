/** Substances of CLP Annex VI, pure and in water, as somebody sells them who accepts whatever is proposed: the check finds nothing that the proposals said themselves. */
import { describe, expect, it } from 'vitest'
import type { HarmonisedEntry } from '../../clp/annex-vi/entry.ts'
import { openTable } from '../../server/substances/open-register.ts'
import { findContradictions } from '../../test-kit/find-contradictions.ts'
import { recipe, water, type Recipe } from '../../test-kit/say-for-recipe.ts'
import { isGas, substanceOf } from './draw-products.ts'
import { isFuzz } from './fuzz-settings.ts'

/** One of so many entries, with a prime so that each chapter of the table has some; all of them by `npm run fuzz`. */
const step = isFuzz ? 1 : 41

const boiling = [
  ['Flam. Liq. 1', { flashPoint: -30, initialBoilingPoint: 20 }],
  ['Flam. Liq. 2', { flashPoint: 5, initialBoilingPoint: 80 }],
  ['Flam. Liq. 3', { flashPoint: 40, initialBoilingPoint: 150 }],
] as const

/** A recipe for each state that its classes leave open. */
function recipesOf(entry: HarmonisedEntry): [form: string, typed: Recipe][] {
  const { classification } = entry
  const substance = substanceOf(entry)
  const is = (...starts: string[]) => classification.some(({ category }) => starts.some((start) => category?.startsWith(start)))
  const pure = (changes: Partial<Recipe>) => recipe([{ ...substance, content: 100 }], changes)
  if (isGas(entry)) return [['gas', pure({ physicalState: 'gas', inhalation: 'gas' })]]
  const measured = boiling.find(([category]) => is(category))?.[1] ?? {}
  const inWater = recipe([{ ...substance, content: 20 }, water(80)], { use: 'professional', measured: { flashPoint: 101 } })
  return [
    ...(is('Flam. Sol.', 'Pyr. Sol.', 'Self-heat.', 'Ox. Sol.') ? [] : [['liquid', pure({ measured })] as [string, Recipe]]),
    ...(is('Flam. Liq.', 'Pyr. Liq.', 'Ox. Liq.', 'Asp.') ? [] : [['solid', pure({ physicalState: 'solid' })] as [string, Recipe]]),
    ['in water', inWater],
  ]
}

describe('what is proposed for a substance of Annex VI contradicts itself nowhere', () => {
  const table = openTable([])
  const entries = table.indexNumbers().filter((_index, at) => at % step === 0)
  it(`of ${entries.length} entries`, { timeout: 900_000 }, () => {
    const found = entries.flatMap((index) => {
      const entry = table.lastEntry(index)
      return (entry ? recipesOf(entry) : []).flatMap(([form, typed]) =>
        findContradictions(typed).map(({ code, path }) => `${index} ${form}: ${code} ${path}`),
      )
    })
    expect(found).toEqual([])
  })
})
