import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { modeOf, estimated } from '../../tests/goods-by-hand.ts'

const tested = (...classes: string[]): TypedMixture['measured'] => ({
  tests: classes.map((name) => ({ class: name, result: 'positive' })),
})

describe('the technical names behind a collective entry (ADR 3.1.2.8.1)', () => {
  const gas = (measured: TypedMixture['measured'], ...components: TypedComponent[]): TypedMixture => ({
    ...liquid(components, measured),
    physicalState: 'gas',
  })
  const propane = named('propane', '74-98-6', 60, 'Flam. Gas 1A H220')

  it.each<[un: string, names: string[], mixture: TypedMixture]>([
    ['1956', ['nitrogen', 'argon'], gas(tested('Press. Gas (Comp.)'), part('nitrogen', 80), part('argon', 20))],
    ['1955', ['x'], gas(tested('Press. Gas (Comp.)'), estimated('x', 50, { gas: 500 }), part('nitrogen', 50))],
    [
      '3161',
      ['propane', 'dimethyl ether'],
      gas(tested('Press. Gas (Liq.)', 'Flam. Gas 1A'), propane, named('dimethyl ether', '115-10-6', 40, 'Flam. Gas 1A H220')),
    ],
    // ADR 2.2.2.3, 2 F and 1 F: mixtures of hydrocarbons
    ['1965', ['propane', 'butane'], gas(tested('Press. Gas (Liq.)'), propane, named('butane', '106-97-8', 40, 'Flam. Gas 1A H220'))],
    ['1964', ['propane', 'butane'], gas(tested('Press. Gas (Comp.)'), propane, named('butane', '106-97-8', 40, 'Flam. Gas 1A H220'))],
    // a little of one in nitrogen is no mixture of hydrocarbons
    [
      '1954',
      ['methane'],
      gas(tested('Press. Gas (Comp.)', 'Flam. Gas 1A'), named('methane', '74-82-8', 10, 'Flam. Gas 1A H220'), part('nitrogen', 90)),
    ],
    [
      '1964',
      ['methane'],
      gas(tested('Press. Gas (Comp.)', 'Flam. Gas 1A'), named('methane', '74-82-8', 60, 'Flam. Gas 1A H220'), part('nitrogen', 40)),
    ],
  ])('of gases, UN %s, are %j', (un, names, mixture) => expect(modeOf(mixture)).toMatchObject({ unNumber: un, technicalNames: names }))
})
