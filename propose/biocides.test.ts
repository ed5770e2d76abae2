import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text } from '../shared/record/texts.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const item = 'regulation.biocidalActiveSubstance'
const ethanol = { cas: '64-17-5', name: 'ethanol', content: 70 }
const glycerol = { cas: '56-81-5', name: 'glycerol', content: 2, own: { classification: [] } }
const sanitiser = (components: Recipe['components'], productKind: Recipe['productKind'] = 'biocide') =>
  recipe(components, { productKind, use: 'consumer', measured: { flashPoint: 21, initialBoilingPoint: 80 } })
const found = (typed: Recipe, record?: ProductRecord) => {
  const { proposals, gaps } = propose(typed, record)
  return {
    lines: proposals.filter((one) => one.item === item).map(({ place, value, state }) => ({ place, value, state })),
    asked: gaps.find(({ id }) => id.endsWith('!biocide'))?.because,
  }
}
const labelled = (...furtherTexts: Text[]) => begun({ labelElements: { ...begun().labelElements, furtherTexts } })

describe('the label of a biocidal product (Regulation (EU) No 528/2012, Article 69(2))', () => {
  it('names its only active substance with its content, as 15.1 does', () => {
    const { lines, asked } = found(sanitiser([ethanol, glycerol, water(28)]))
    expect(asked).toBeUndefined()
    expect(lines.map(({ place }) => place).toSorted()).toEqual(['/labelElements/furtherTexts', '/regulatory/union'])
    for (const { value } of lines) expect(value).toMatchObject({ phrase: item, values: { content: { value: 70, unit: '%' } } })
  })

  it('asks which of several act, until a line says it', () => {
    const two = sanitiser([ethanol, { cas: '7722-84-1', content: 0.1 }, glycerol, water(27.9)])
    expect(found(two).lines).toEqual([])
    expect(found(two).asked).toMatchObject({ code: 'biocideLabel', params: { substances: [{}, {}] } })
    const line: Text = { phrase: item, values: { substance: { phrase: 'substance.ethanol' }, content: { value: 70, unit: '%' } } }
    expect(found(two, labelled(line)).asked).toBeUndefined()
    expect(found(sanitiser([glycerol, water(98)])).asked).toMatchObject({ params: { substances: '–' } })
  })

  it('keeps the words of a person, and repeats them in 15.1', () => {
    const line = { phrase: item, values: { substance: { phrase: 'substance.ethanol' }, content: '700 g/kg' } }
    const { lines } = found(sanitiser([ethanol, glycerol, water(28)]), labelled(line))
    expect(lines.map(({ value }) => value)).toEqual([line, line])
    expect(lines.map(({ state }) => state).toSorted()).toEqual(['held', 'open'])
    expect(found(sanitiser([ethanol, water(30)]), labelled({ text: { en: 'Active: ethanol' } }))).toEqual({ lines: [], asked: undefined })
  })

  it('says nothing of what is no biocidal product', () => {
    expect(found(sanitiser([ethanol, glycerol, water(28)], 'cleaner'))).toEqual({ lines: [], asked: undefined })
  })
})
