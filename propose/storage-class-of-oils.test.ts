import { expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
const storageClass = '/handling/storageClass'

it('the storage class of an oil is 10, and none where nobody knows whether it burns (TRGS 510, Annex 4)', () => {
  expect(said(recipe([rest(100)], { measured: { flashPoint: 220 } }), storageClass)).toEqual(['10'])
  expect(said(recipe([water(80), rest(20)]), storageClass)).toEqual(['12'])
  expect(said(recipe([rest(100)]), storageClass)).toEqual([])
})
