import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../shared/languages.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler, paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('section 3 of a solvent-borne paint', () => {
  it('gives the estimates by which xylene and butanol count, and what dries out the skin', () => {
    const solvents = [
      { cas: '1330-20-7', content: 15 },
      { cas: '123-86-4', content: 8 },
      { cas: '71-36-3', content: 3.2 },
    ]
    const { proposals } = propose({ ...paint, inhalation: 'vapour', components: [...paint.components.slice(0, 1), ...solvents] })
    const { ingredients } = productRecord.parse(applyPatch(begun(), patchOf(proposals))).composition
    const of = (cas: string) => ingredients.find(({ casNumber }) => casNumber === cas)
    expect(of('1330-20-7')?.acuteToxicityEstimates).toEqual([
      { route: 'dermal', value: 1100, unit: 'mg/kg' },
      { route: 'inhalationVapour', value: 11, unit: 'mg/l' },
    ])
    expect(of('71-36-3')?.acuteToxicityEstimates).toEqual([{ route: 'oral', value: 500, unit: 'mg/kg' }])
    expect(of('123-86-4')?.classification.flatMap(({ statements }) => statements)).toEqual(['H226', 'H336', 'EUH066'])
  })
})

describe('the name of a substance that the library does not know', () => {
  const named = (name: string, language: LanguageCode) => {
    const typed: typeof paint = { ...descaler, components: [...descaler.components.slice(1), { cas: '108-32-7', name, content: 12 }] }
    const found = propose(typed, begun(), [], undefined, language).proposals.find(
      ({ place, item }) => place === '/composition/ingredients' && item === '108-32-7',
    )
    return productRecord.shape.composition.parse({ kind: 'mixture', ingredients: [found?.value] }).ingredients[0]?.name
  }

  it('is that of Annex VI in English, and as typed in the language in which it was typed', () => {
    expect(named('Propyleenikarbonaatti', 'fi')).toEqual({ text: { fi: 'Propyleenikarbonaatti', en: 'propylene carbonate' } })
    expect(named('Propyleenikarbonaatti', 'en')).toEqual({ text: { en: 'propylene carbonate' } })
  })
})

describe('substances that share an entry', () => {
  it('keep their own names and numbers: calcium is no cobalt', () => {
    const driers = [
      { cas: '136-51-6', name: 'Calcium bis(2-ethylhexanoate)', content: 0.6 },
      { cas: '136-52-7', name: 'Cobalt drier', content: 0.4 },
    ]
    const { proposals } = propose({ ...paint, components: driers })
    const { composition } = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const [calcium, cobalt] = driers.map(({ cas }) => composition.ingredients.find(({ casNumber }) => casNumber === cas))
    expect(calcium).toMatchObject({ name: { text: { en: 'Calcium bis(2-ethylhexanoate)' } }, indexNumber: '607-230-00-6' })
    expect([calcium?.ecNumber, calcium?.reachNumber]).toEqual(['205-249-0', undefined])
    expect(cobalt).toMatchObject({ name: { phrase: 'substance.cobaltBisEthylhexanoate' }, ecNumber: '205-250-6' })
  })
})
