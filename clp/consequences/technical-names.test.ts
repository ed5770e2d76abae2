import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { modeOf, estimated } from '../../tests/goods-by-hand.ts'

describe('the technical names behind a collective entry (ADR 3.1.2.8.1)', () => {
  const severe = (name: string, content: number, m: number): TypedComponent => ({
    name,
    content,
    own: { classification: ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], m: { acute: m, chronic: m } },
  })

  it.each<[un: string, names: string[], mixture: TypedMixture]>([
    // 0.1 % × 1000 makes the mixture Acute 1
    ['3082', ['pyrithione zinc'], liquid([severe('pyrithione zinc', 0.1, 1000)])],
    ['3082', ['a', 'b'], liquid([severe('a', 0.5, 100), part('b', 40, 'Aquatic Chronic 2 H411')])],
    ['3082', ['b'], liquid([part('a', 0.5, 'Aquatic Chronic 2 H411'), part('b', 40, 'Aquatic Chronic 2 H411')])],
    // 100 ÷ (0.5 ÷ 0.5) = 100 mg/kg
    ['2810', ['poison'], liquid([estimated('poison', 0.5, { oral: 0.5 }, 'Acute Tox. 1 H300')])],
    // an estimate alone is a category: 100 ÷ (50 ÷ 100) = 200 mg/kg
    ['2810', ['poison'], liquid([estimated('poison', 50, { oral: 100 })])],
  ])('of UN %s are %j', (un, names, mixture) => expect(modeOf(mixture)).toMatchObject({ unNumber: un, technicalNames: names }))
})
