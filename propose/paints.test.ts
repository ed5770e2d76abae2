import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol, descaler, paint } from '../test-kit/recipes.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text, TextValue } from '../shared/record/texts.ts'

const line = (category: string, limit: TextValue, value: TextValue): Text => ({
  phrase: 'regulation.vocPaintsDirective',
  values: { category, limit, value },
})
const grams = (value: number): TextValue => ({ value, unit: 'g/l' })
const gapsFor = (typed: typeof paint, record?: ProductRecord) =>
  propose(typed, record).gaps.filter(({ because }) => because.code === 'paintCategory')
const proposed = (record: ProductRecord) =>
  propose({ ...paint, use: 'professional' }, record).proposals.flatMap(({ item, place, state }) =>
    item === 'regulation.vocPaintsDirective' ? [`${place} ${state}`] : [],
  )

describe('subcategory, limit and content of a paint (Directive 2004/42/EC, Article 4)', () => {
  it('are asked for of what may be of buildings or vehicles, and of nothing else', () => {
    for (const use of ['professional', 'consumer'] as const) expect(gapsFor({ ...paint, use })).toHaveLength(1)
    expect(gapsFor({ ...paint, use: 'industrial' })).toEqual([])
    expect(gapsFor(descaler)).toEqual([])
    expect(gapsFor(aerosol)).toEqual([])
  })

  it('stand on the label as in section 15.1, whichever a person wrote', () => {
    const text = line('A/i', grams(500), grams(480))
    const { regulatory, labelElements } = begun()
    const sheet = begun({ regulatory: { ...regulatory, union: [text] } })
    const label = begun({ labelElements: { ...labelElements, furtherTexts: [text] } })
    expect(proposed(sheet)).toEqual(['/labelElements/furtherTexts open', '/regulatory/union held'])
    expect(proposed(label)).toEqual(['/labelElements/furtherTexts held', '/regulatory/union open'])
    expect(gapsFor({ ...paint, use: 'professional' }, label)).toEqual([])
  })
})

describe('the check of the line (Directive 2004/42/EC, Annex II)', () => {
  /** The lacquer of the catalogue with the line of another paint in section 15.1 and on its label. */
  const found = (text: Text) => {
    const record = plantIn(1001, (one) => {
      const put = (texts: Text[]) => texts.map((own) => ('phrase' in own && own.phrase === 'regulation.vocPaintsDirective' ? text : own))
      one.regulatory.union = put(one.regulatory.union)
      one.labelElements.furtherTexts = put(one.labelElements.furtherTexts)
    })
    return checkOn(record).flatMap(({ code, severity }) => (/^regulatory\.(?:paint|solvents)/.test(code) ? [`${severity} ${code}`] : []))
  }

  it.each([
    ['a varnish for wood with more than its limit', line('A/e', grams(400), grams(470)), ['error regulatory.solventsAboveLimit']],
    ['a clear coat for cars with more than its limit', line('B/d', grams(420), grams(470)), ['error regulatory.solventsAboveLimit']],
    ['a lacquer whose category is a letter', line('j', grams(500), grams(470)), ['error regulatory.paintLimitDiffers']],
    ['a lacquer of a category that is none', line('A/m', grams(500), grams(470)), ['error regulatory.paintLimitDiffers']],
    ['a lacquer in per cent', line('A/j', { value: 50, unit: '%' }, { value: 47, unit: '%' }), ['error regulatory.paintLimitDiffers']],
    ['a lacquer whose content is in per cent', line('A/j', grams(500), { value: 47, unit: '%' }), ['error regulatory.paintLimitDiffers']],
    ['a lacquer with the limit of phase I', line('A/j', grams(550), grams(470)), ['error regulatory.paintLimitDiffers']],
    ['a lacquer as it is', line('A/j', grams(500), grams(470)), []],
    ['a lacquer whose category has words beside it', line('cat. A/j (SB)', grams(500), grams(470)), []],
  ])('%s', (_name, text, expected) => {
    expect([...new Set(found(text))]).toEqual(expected)
  })

  it('misses it on the label of a wall paint', () => {
    const without = (texts: Text[]) => texts.filter((one) => !('phrase' in one && one.phrase === 'regulation.vocPaintsDirective'))
    const record = plantIn(1004, (one) => {
      one.regulatory.union = without(one.regulatory.union)
      one.labelElements.furtherTexts = without(one.labelElements.furtherTexts)
    })
    expect(checkOn(record)).toContainEqual(
      expect.objectContaining({ code: 'label.textMissing', severity: 'warning', article: 'Directive 2004/42/EC, Article 4' }),
    )
  })
})
