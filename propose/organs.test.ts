import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

function classesWith(...others: { cas: string; content: number }[]): ReturnType<typeof begun>['classification'] {
  const components = [{ cas: '7732-18-5', name: 'water', content: 60, own: { classification: [] } }, ...others]
  const { proposals } = propose({ ...paint, measured: {}, components })
  return productRecord.parse(applyPatch(begun(), patchOf(proposals))).classification
}

describe('the organs that a statement of the mixture names (CLP Annex III: all that are known)', () => {
  it('are those of the ingredient behind it, also in a milder category', () => {
    expect(classesWith({ cas: '67-56-1', content: 4 })).toContainEqual(
      expect.objectContaining({ statements: ['H371'], organs: { phrase: 'statementValue.opticNerve' } }),
    )
  })

  it('are none of an ingredient below its limit', () => {
    const [found] = classesWith({ cas: '1330-20-7', content: 20 }, { cas: '100-41-4', content: 9 }).filter(({ statements }) =>
      statements.includes('H373'),
    )
    expect(found?.organs).toBeUndefined()
  })
})
