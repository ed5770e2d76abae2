import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything, propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol, paint } from '../test-kit/recipes.ts'
import { recipe, water } from '../test-kit/say-for-recipe.ts'

const place = '/exposureControls/respiratory'
const proposed = (typed: typeof paint): unknown[] => propose(typed).proposals.flatMap((one) => (one.place === place ? [one.value] : []))
const thinner = (...others: { cas: string; content: number }[]): typeof paint => ({
  ...paint,
  productKind: undefined,
  inhalation: 'vapour',
  measured: { flashPoint: 30, initialBoilingPoint: 126, kinematicViscosity40: 0.7 },
  components: [{ cas: '123-86-4', content: 100 - others.reduce((sum, { content }) => sum + content, 0) }, ...others],
})

describe('a filter for the airways holds what is breathed (EN 14387)', () => {
  it('is of type A for solvents, of type AX as soon as one of them boils at 65 °C or below', () => {
    expect(proposed(thinner({ cas: '1330-20-7', content: 40 }))).toEqual([{ phrase: 'protection.respiratory.filterA2P2' }])
    for (const cas of ['67-64-1', '67-56-1', '75-09-2'])
      expect(proposed(thinner({ cas, content: 20 }))).toEqual([{ phrase: 'protection.respiratory.filterAX' }])
  })

  it('holds the mist of a spray too', () => {
    expect(proposed(aerosol)).toEqual([{ phrase: 'protection.respiratory.filterOther', values: { filter: 'AX-P2 (EN 14387)' } }])
  })

  it('is one of which its maker says that it holds formaldehyde, which neither does', () => {
    const typed = thinner({ cas: '50-00-0', content: 8 })
    expect(proposed(typed)).toEqual([
      {
        phrase: 'protection.respiratory.filterStated',
        values: { substances: [{ phrase: 'substance.nButylAcetate' }, { phrase: 'substance.formaldehyde' }] },
      },
    ])
  })

  const ofAirways = (typed: typeof paint) => checkOn(acceptEverything(typed)).filter(({ path }) => path.includes('respiratory'))

  it('is of type K for amines, and of both types beside a solvent', () => {
    const filter = (value: string) => [{ phrase: 'protection.respiratory.filterOther', values: { filter: value } }]
    const isopropylamine = recipe([{ cas: '75-31-0', content: 100 }], { measured: { flashPoint: -37, initialBoilingPoint: 33 } })
    expect(proposed(isopropylamine)).toEqual(filter('K2-P2 (EN 14387)'))
    expect(ofAirways(isopropylamine)).toEqual([])
    expect(proposed(thinner({ cas: '75-31-0', content: 20 }))).toEqual(filter('A2K2-P2 (EN 14387)'))
    // One that burns the skin has a sentence of its own beside that of the solvents.
    expect(proposed(thinner({ cas: '109-89-7', content: 20 }))).toContainEqual({ phrase: 'protection.respiratory.filterK' })
  })

  it.each([
    ['a metal salt', '009-016-00-2', 20, 'P3 (EN 143)'],
    ['an organic substance', '015-134-00-5', 100, 'A2-P3 (EN 14387)'],
  ])(
    'is not denied to a liquid that harms organs over time (H372), and the check asks for no more: %s',
    (_name, index, content, filter) => {
      const typed = recipe([{ index, name: 'substance', content }, ...(content < 100 ? [water(100 - content)] : [])])
      expect(proposed(typed)).toEqual([{ phrase: 'protection.respiratory.filterOther', values: { filter } }])
      expect(ofAirways(typed)).toEqual([])
    },
  )

  const solution = (cas: string, changes: Partial<typeof paint> = {}): typeof paint => ({
    ...paint,
    productKind: undefined,
    inhalation: undefined,
    measured: {},
    components: [
      { cas: '7732-18-5', name: 'water', content: 60, own: { classification: [] } },
      { cas, content: 40 },
    ],
    ...changes,
  })
  const filter = (type: string) => [{ phrase: 'protection.respiratory.filterOther', values: { filter: type } }]

  it.each([
    ['glutaraldehyde', '111-30-8', 'A2-P3 (EN 14387)'],
    ['phenol', '108-95-2', 'A2-P3 (EN 14387)'],
    ['2-butoxyethanol', '111-76-2', 'A2-P3 (EN 14387)'],
    ['nickel sulphate', '7786-81-4', 'P3 (EN 143)'],
  ])('follows from what is in water, too: %s', (_name, cas, type) => {
    expect(proposed(solution(cas))).toEqual(filter(type))
  })

  it('holds the chlorine of a bleach that is sprayed, and not its mist alone', () => {
    const bleach = solution('7681-52-9', { inhalation: 'mist', measured: { pH: 13 } })
    expect(proposed(bleach)).toEqual(filter('B2-P2 (EN 14387)'))
  })

  it('is never of type A against what evaporates of an acid or a gas, sprayed or not', () => {
    for (const changes of [{}, { inhalation: 'mist' as const }])
      for (const cas of ['7697-37-2', '79-21-0', '64-18-6'])
        expect(proposed(solution(cas, changes))).toMatchObject([{ phrase: 'protection.respiratory.filterStated' }])
  })
})

describe('dust', () => {
  const powder = (...components: (typeof paint)['components']): typeof paint => ({
    ...paint,
    physicalState: 'solid',
    inhalation: 'dust',
    productKind: undefined,
    measured: {},
    components,
  })
  const filler = { name: 'filler', content: 50, own: { classification: [] } }
  const filter = (type: string) => [{ phrase: 'protection.respiratory.filterOther', values: { filter: type } }]
  const dusty = (...classification: string[]) => powder({ name: 'powder', content: 50, own: { classification } }, filler)

  it('that irritates or burns is held by particle filters of the second class, grave one by those of the third (EN 143)', () => {
    expect(proposed(dusty('Eye Dam. 1 H318', 'STOT SE 3 H335'))).toEqual(filter('P2 (EN 143)'))
    expect(proposed(dusty('Resp. Sens. 1 H334'))).toEqual(filter('P3 (EN 143)'))
    expect(proposed(dusty('Carc. 1B H350'))).toEqual(filter('P3 (EN 143)'))
  })

  it('of what sets chlorine free needs a filter for gases too, and harmless dust none', () => {
    expect(proposed(powder({ cas: '87-90-1', content: 92 }, { ...filler, content: 8 }))).toEqual(filter('B2-P2 (EN 14387)'))
    expect(proposed(powder({ ...filler, content: 100 }))).toEqual([{ phrase: 'protection.respiratory.notNeeded' }])
  })
})
