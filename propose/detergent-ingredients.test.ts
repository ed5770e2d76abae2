import { describe, expect, it } from 'vitest'
import { isValidCasNumber } from '../clp/substance-numbers.ts'
import { fragranceName, fragranceNumbers, isPerfumeName } from '../clp/fragrance-allergens.ts'
import { kindInDetergent, rangeInDetergent } from '../clp/detergent-ingredients.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import type { Text } from '../shared/record/texts.ts'

const looked = { classification: [] }
type Typed = typeof descaler
const water = { cas: '7732-18-5', name: 'water', content: 75, own: looked }
const cleaner = (...components: Typed['components']): Typed => ({ ...descaler, components })
const found = (typed: Typed, record = begun()) => {
  const { proposals, gaps } = propose(typed, record)
  return {
    list: proposals.find(({ item }) => item === 'compositionNote.detergents')?.value,
    question: gaps.find(({ id }) => id.endsWith('!detergentKinds'))?.because,
    allergens: gaps.find(({ id }) => id.endsWith('!detergentAllergens'))?.because,
  }
}
const of = (kind: string, range: string) => ({ phrase: `detergent.${kind}`, values: { content: { phrase: `detergent.${range}` } } })
const laureth = { cas: '68891-38-3', name: 'sodium laureth sulphate', content: 4, own: looked }
const citric = { cas: '5949-29-1', name: 'citric acid monohydrate', content: 15 }

describe('the ingredients of a detergent for the public (Regulation (EC) No 648/2004, Annex VII A)', () => {
  it('are proposed with their ranges where the number of each component tells what it is', () => {
    const alkylbenzene = { cas: '25155-30-0', name: 'sodium dodecylbenzenesulphonate', content: 1, own: looked }
    const typed = cleaner(
      water,
      citric,
      laureth,
      alkylbenzene,
      { cas: '68439-46-3', name: 'alcohols, C9-11, ethoxylated', content: 4.98, own: looked },
      { cas: '2634-33-5', content: 0.02 },
    )
    expect(found(typed)).toEqual({
      list: {
        phrase: 'compositionNote.detergents',
        values: {
          ingredients: [
            of('anionic', 'from5'),
            of('nonionic', 'under5'),
            { phrase: 'detergent.preservatives', values: { substances: 'Benzisothiazolinone' } },
          ],
        },
      },
    })
  })

  it('are asked for where one of them is known by its maker alone, beside what is certain, until the label names them', () => {
    const typed = cleaner(water, citric, laureth, { name: 'Emulgin 7', content: 0.3, own: looked })
    expect(found(typed).list).toBeUndefined()
    expect(found(typed).question).toMatchObject({
      code: 'detergentKinds',
      params: { ingredients: [of('anionic', 'under5')], substances: [{ text: { en: 'Emulgin 7' } }] },
    })
    const { labelElements } = begun()
    const named = { phrase: 'compositionNote.detergents', values: { ingredients: [of('anionic', 'under5')] } }
    expect(found(typed, begun({ labelElements: { ...labelElements, furtherTexts: [named] } })).question).toBeUndefined()
  })

  it('are open where a range of content leaves two of the Annex possible, and not named up to 0.2 %', () => {
    expect(found(cleaner(water, { ...laureth, content: { from: 4, to: 6 } })).question).toMatchObject({ code: 'detergentKinds' })
    expect(found(cleaner(water, { ...laureth, content: 0.2 }))).toEqual({})
    expect(found(cleaner(water, { ...laureth, content: 0.21 })).list).toMatchObject({ values: { ingredients: [of('anionic', 'under5')] } })
  })

  it('are none of what is sold to craftsmen, and none of a paint', () => {
    expect(found({ ...cleaner(water, laureth), use: 'professional' })).toEqual({})
    expect(found({ ...cleaner(water, laureth), productKind: 'paint' })).toEqual({})
  })

  it('have ranges whose lower end belongs to them', () => {
    expect([4.99, 5, 14.99, 15, 29.99, 30].map(rangeInDetergent)).toEqual(['under5', 'from5', 'from5', 'from15', 'from15', 'from30'])
  })

  it('are told by no number of what may be one or the other: an amine oxide, a quaternary ammonium compound', () => {
    expect(['1643-20-5', '7173-51-5', null].map(kindInDetergent)).toEqual([null, null, null])
  })

  it('have a perfume by name, whose allergens its supplier alone knows: they are asked for above 0.01 % until the label has the perfume', () => {
    const perfumed = (content: number) => cleaner(water, citric, laureth, { name: 'Parfum Citrus 4711', content, own: looked })
    expect(found(perfumed(0.3))).toEqual({
      list: undefined,
      question: undefined,
      allergens: {
        code: 'detergentAllergens',
        params: {
          ingredients: [of('anionic', 'under5'), { phrase: 'detergent.perfumes' }],
          substances: [{ text: { en: 'Parfum Citrus 4711' } }],
        },
      },
    })
    // So little of it holds no allergen in a content that counts.
    expect(found(perfumed(0.01))).toMatchObject({
      list: { values: { ingredients: [of('anionic', 'under5'), { phrase: 'detergent.perfumes' }] } },
      allergens: undefined,
    })
    const { labelElements } = begun()
    const written = (...ingredients: Text[]) =>
      begun({ labelElements: { ...labelElements, furtherTexts: [{ phrase: 'compositionNote.detergents', values: { ingredients } }] } })
    const perfumes = { phrase: 'detergent.perfumesWith', values: { substances: 'Limonene' } }
    expect(found(perfumed(0.3), written(of('anionic', 'under5'))).allergens).toBeDefined()
    expect(found(perfumed(0.3), written(of('anionic', 'under5'), perfumes)).allergens).toBeUndefined()
  })

  it('name the allergens that the recipe has by number, from more than 0.01 %', () => {
    const fragrance = (cas: string, content: number) => ({ cas, content, own: looked })
    expect(
      found(cleaner(water, laureth, fragrance('78-70-6', 0.02), fragrance('5989-27-5', 0.05), fragrance('91-64-5', 0.01))).list,
    ).toEqual({
      phrase: 'compositionNote.detergents',
      values: {
        ingredients: [of('anionic', 'under5'), { phrase: 'detergent.perfumesWith', values: { substances: 'Linalool, Limonene' } }],
      },
    })
    // Two numbers of one entry, and what (EU) 2023/1545 added.
    const terpenes = [fragrance('5989-27-5', 0.008), fragrance('138-86-3', 0.008), fragrance('8008-56-8', 0.2), fragrance('80-56-8', 0.006)]
    expect(found(cleaner(water, laureth, ...terpenes)).list).toMatchObject({
      values: { ingredients: [{}, { phrase: 'detergent.perfumesWith', values: { substances: 'Limonene, Citrus Limon Peel Oil' } }] },
    })
    // Of more, limonene dissolves fat.
    expect(found(cleaner(water, laureth, fragrance('5989-27-5', 5))).question).toMatchObject({ code: 'detergentKinds' })
  })

  it('are perfumes by names in the languages of the Union, and no distillates', () => {
    const perfumes = [
      'Parfüm Zitrone',
      'Duftstoff',
      'Fragrance A12',
      'Illatanyag',
      'Hajuste',
      'Lõhnaaine',
      'Dišava',
      'Άρωμα',
      'Парфюм',
      'Kompozycja zapachowa',
    ]
    expect(perfumes.filter((name) => !isPerfumeName(name))).toEqual([])
    expect(['Distillates (petroleum)', 'hydrocarbons, C9, aromatics', 'ароматни въглеводороди', 'water'].filter(isPerfumeName)).toEqual([])
    expect(fragranceNumbers.filter((cas) => !isValidCasNumber(cas))).toEqual([])
    expect(fragranceNumbers).toHaveLength(167)
    expect(['100-51-6', '8028-48-6', '90063-37-9'].map(fragranceName)).toEqual([null, 'Citrus Aurantium Peel Oil', 'Lavandula Oil/Extract'])
  })
})
