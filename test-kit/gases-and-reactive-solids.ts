import { propose } from './propose-for-recipe.ts'
import { descaler } from './recipes.ts'

export type Typed = typeof descaler

export const looked = { classification: [] }

/** Of which nothing is known but its components. */
export const bare: Typed = { ...descaler, inhalation: undefined, productKind: undefined, measured: {} }

export const gas = (cas: string, group: string): Typed => ({
  ...bare,
  physicalState: 'gas',
  inhalation: 'gas',
  components: [{ cas, content: 100 }],
  measured: { tests: [{ class: group, result: 'positive' }] },
})

export const propane = gas('74-98-6', 'Press. Gas (Liq.)')

export const acetylene = gas('74-86-2', 'Press. Gas (Diss.)')

export const solid = (name: string, classes: string[], test?: string): Typed => ({
  ...bare,
  physicalState: 'solid',
  components: [
    { name, cas: '128-37-0', content: 50, own: { classification: classes } },
    { name: 'filler', content: 50, own: looked },
  ],
  measured: test === undefined ? {} : { tests: [{ class: test, result: 'positive' }] },
})

export const peroxide = solid('peroxide', ['Org. Perox. B H241', 'Skin Sens. 1 H317', 'Aquatic Acute 1 H400'], 'Org. Perox. E')

/** The sentences proposed for each place, by key. */
export function sentences(typed: Typed): (place: string) => string[] {
  const { proposals } = propose(typed)
  return (place) =>
    proposals.flatMap((one) => {
      const { value } = one
      const phrase = typeof value === 'object' && value !== null && 'phrase' in value ? value.phrase : undefined
      return one.place === place && typeof phrase === 'string' ? [phrase] : []
    })
}
