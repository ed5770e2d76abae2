import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { transportOf, modesOf, water } from '../../tests/sample-solutions.ts'

const ammonia = (content: number) => named('ammonia', '1336-21-6', content, 'Skin Corr. 1B H314')
const formaldehyde = (content: number) => named('formaldehyde', '50-00-0', content, 'Acute Tox. 3 H301', 'Skin Corr. 1B H314')
const aceticAcid = (content: number) => named('acetic acid', '64-19-7', content, 'Flam. Liq. 3 H226', 'Skin Corr. 1A H314')

const filled = (...components: (TypedComponent & { content: number })[]) => {
  const rest = 100 - components.reduce((sum, { content }) => sum + content, 0)
  return liquid([...components, water(rest)])
}

describe('a solution that ADR frees by its content', () => {
  it.each<[name: string, mixture: TypedMixture, provision: string]>([
    ['ammonia, 10 %', filled({ ...ammonia(10), content: 10 }), '543'],
    ['formaldehyde, 24.9 %', filled({ ...formaldehyde(24.9), content: 24.9 }), '533'],
    ['ammonia, alkaline as it is', { ...filled({ ...ammonia(8), content: 8 }), measured: { pH: 12 } }, '543'],
  ])('is free on the road, and goes by the criteria at sea and in the air: %s', (_, mixture, provision) => {
    const { road, sea, air } = modesOf(mixture)
    expect(road).toMatchObject({
      regulated: false,
      notes: expect.arrayContaining([
        expect.objectContaining({ code: 'solutionFree', source: `ADR 3.3.1, special provision ${provision}` }),
      ]),
    })
    for (const mode of [sea, air]) expect(mode).toMatchObject({ regulated: true, transportClass: '8' })
  })

  it.each<[name: string, mixture: TypedMixture, un: string]>([
    ['ammonia, 10.1 %', filled({ ...ammonia(10.1), content: 10.1 }), '2672'],
    ['formaldehyde, 25 %', filled({ ...formaldehyde(25), content: 25 }), '2209'],
    [
      'ammonia beside lye',
      filled({ ...ammonia(9), content: 9 }, { ...named('lye', '1310-73-2', 6, 'Skin Corr. 1A H314'), content: 6 }),
      '3266',
    ],
    ['ammonia beside what nobody knows', filled({ ...ammonia(9), content: 9 }, { name: 'x', content: 2 }), '3266'],
    [
      'formaldehyde in what is alkaline by little of a lye',
      { ...filled({ ...formaldehyde(5), content: 5 }), measured: { pH: 12.5 } },
      '1760',
    ],
    [
      'acetic acid in what burns by something else',
      { ...filled({ ...aceticAcid(8), content: 8 }), measured: { flashPoint: 35, pH: 1.5 } },
      '2924',
    ],
    ['ammonia in a resin', liquid([ammonia(9), part('resin', 60), water(31)]), '3266'],
  ])('is regulated on the road as well above it, or with other goods: %s', (_, mixture, un) => {
    const { road } = modesOf({ ...mixture, measured: { pH: 12, ...mixture.measured } })
    expect(road).toMatchObject({ regulated: true })
    if (un !== '3266') expect(road?.unNumber).toBe(un)
  })

  it('is said to be free where no class is found, while the sea and the air wait for data', () => {
    const codes = transportOf(filled({ ...aceticAcid(4), content: 4 }))?.warnings.map(({ code, source }) => `${code} ${source}`)
    expect(codes).toEqual(['transportOpen ADR 2.1.3.5', 'solutionFree ADR 3.3.1, special provision 597'])
  })
})
