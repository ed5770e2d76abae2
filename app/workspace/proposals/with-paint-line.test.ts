import { describe, expect, it } from 'vitest'
import { checkOn } from '../../../test-kit/check-catalogue-record.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { begun, propose } from '../../../test-kit/propose-for-recipe.ts'
import { paint } from '../../../test-kit/recipes.ts'
import { withPaintLine } from './with-paint-line.ts'

describe('the line of a paint', () => {
  it('stands in section 15.1 and on the label behind what is there, as proposals that are held', () => {
    const before = begun()
    const { regulatory, labelElements } = withPaintLine(
      { ...before, regulatory: { union: [{ phrase: 'regulation.detergents' }] } },
      {
        category: 'A/a',
        limit: 30,
        content: 12.5,
      },
    )
    const line = {
      phrase: 'regulation.vocPaintsDirective',
      values: { category: 'A/a', limit: { value: 30, unit: 'g/l' }, value: { value: 12.5, unit: 'g/l' } },
    }
    expect(regulatory).toEqual({ union: [{ phrase: 'regulation.detergents' }, line] })
    expect(labelElements).toEqual({ furtherTexts: [line] })
    const record = productRecord.parse({
      ...before,
      regulatory: { ...before.regulatory, union: [line] },
      labelElements: { ...before.labelElements, furtherTexts: [line] },
    })
    const { proposals, gaps } = propose({ ...paint, use: 'professional' }, record)
    expect(proposals.flatMap(({ item, state }) => (item === line.phrase ? [state] : []))).toEqual(['held', 'held'])
    expect(gaps.filter(({ because }) => because.code === 'paintCategory')).toEqual([])
    expect(checkOn(record).filter(({ code }) => /paintLimit|solvents/.test(code))).toEqual([])
  })
})
