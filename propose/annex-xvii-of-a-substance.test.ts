import { describe, expect, it } from 'vitest'
import { productKinds } from '../clp/consequences/classified.ts'
import { restrictedSubstances } from '../clp/reach/restricted-substances.ts'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'

describe('an entry of REACH Annex XVII of a substance', () => {
  type Typed = Parameters<typeof propose>[0]
  const entriesWith = (components: Typed['components'], productKind?: Typed['productKind']) => {
    const { proposals } = propose({ ...descaler, productKind, measured: {}, components })
    return proposals.find(({ item }) => item === 'regulation.reachAnnexXvii')?.value
  }
  const beside = (cas: string, content: number, productKind?: Typed['productKind']) => {
    const rest = { cas: '7732-18-5', name: 'water', content: 100 - content, own: { classification: [] } }
    return JSON.stringify(entriesWith([{ cas, content }, rest], productKind) ?? null)
  }

  it.each([
    ['112-34-5', '55', 3],
    ['110-82-7', '57', 0.1],
    ['75-09-2', '59', 0.1],
    ['872-50-4', '71', 0.3],
    ['68-12-2', '76', 0.3],
    ['9016-45-9', '46', 0.1],
    ['541-02-6', '70', 0.1],
    ['111-77-3', '54', 0.1],
    ['120-82-1', '49', 0.1],
    ['127-19-5', '80', 0.3],
    ['2687-91-4', '81', 0.3],
    // 0.1 % of tin is this much of the dilaurate
    ['77-58-7', '20', 0.533],
  ])('is named in 15.1 from its content on: %s, entry %s from %d %%', (cas, entry, from) => {
    const named = new RegExp(`[ "]${entry}[,"]`)
    expect(beside(cas, from)).toMatch(named)
    expect(beside(cas, from * 0.9)).not.toMatch(named)
  })

  it.each([
    ['a cleaner with dichloromethane', '75-09-2', 90, 'cleaner', '59'],
    ['brake fluid with 2-(2-methoxyethoxy)ethanol', '111-77-3', 2, 'fuel', '54'],
    ['a chromate in a paint', '7789-06-2', 15, 'paint', '47'],
  ] as const)('is not named of a product of another kind than those of which column 2 speaks: %s', (_name, cas, content, kind, entry) => {
    expect(beside(cas, content, kind)).not.toMatch(new RegExp(`[ "]${entry}[,"]`))
  })

  it.each([
    ['creosote', '8001-58-9', 90, 'biocide', '31'],
    ['chloroform', '67-66-3', 99, undefined, '32'],
    ['1,4-dichlorobenzene', '106-46-7', 99, 'biocide', '64'],
    ['ammonium nitrate', '6484-52-2', 90, undefined, '58'],
  ] as const)('is named for %s', (_name, cas, content, kind, entry) => {
    expect(beside(cas, content, kind)).toMatch(new RegExp(`[ "]${entry}[,"]`))
  })

  it('speaks of kinds of products that there are', () => {
    const kinds: readonly string[] = productKinds
    expect(restrictedSubstances.flatMap((one) => one.kinds ?? []).filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  it('stands with the others in the order of the entries', () => {
    expect(beside('68-12-2', 50)).toContain('"3, 28, 29, 30, 76"')
  })
})
