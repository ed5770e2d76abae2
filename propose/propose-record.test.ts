import { describe, expect, it } from 'vitest'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol, descaler, dispersion, hardener, paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { noDescription, patchOf } from './settle.ts'

const recipes = { paint, descaler, aerosol, hardener, dispersion }

describe('a recipe becomes a sheet', () => {
  it.each(Object.entries(recipes))('%s: with every proposal accepted the check finds no error', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(Object.entries(recipes))('%s: what was accepted is proposed no more', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(propose(typed, record).proposals.filter(({ state }) => state !== 'held')).toEqual([])
  })
})

describe('the description of a product', () => {
  const of = (record: ProductRecord, typed = paint) => propose(typed, record).proposals.find(({ place }) => place === '/description')

  it('is proposed by the kind of product where nobody has written one, so that the record is complete', () => {
    const found = of(begun({ description: noDescription }))
    expect(found).toMatchObject({ state: 'open', value: { phrase: 'use.coating' }, section: '1.1' })
    expect(applyPatch(begun({ description: noDescription }), found?.patch ?? []).description).toEqual({ phrase: 'use.coating' })
    expect(of(begun({ description: { phrase: 'use.coating' } }))).toMatchObject({ state: 'held' })
  })

  it('is left alone where a person wrote one, and asked for where the kind is not known', () => {
    expect(of(begun({ description: { text: { en: 'Zinc phosphate primer' } } }))).toBeUndefined()
    const [open, unkind] = [begun({ description: noDescription }), { ...paint, productKind: undefined }]
    expect(of(open, unkind)).toBeUndefined()
    expect([unkind, paint].map((typed) => propose(typed, open).gaps.some(({ place }) => place === '/description'))).toEqual([true, false])
  })
})

it('what hardens a resin says that two components are mixed', () => {
  expect(JSON.stringify(propose(hardener).proposals)).toContain('disposal.product.hardenedMixture')
})
