import { expect, it } from 'vitest'
import { recordOf } from '../../test-kit/product-record.ts'
import { productRecord } from '../record/product-record.ts'
import { isSameSubstance } from './is-same-substance.ts'

const ingredient = (numbers: object) => {
  const [first] = productRecord.parse(
    recordOf(1, {
      composition: { kind: 'mixture', ingredients: [{ name: { text: { en: 'xylene' } }, contentRange: { from: 1, to: 2 }, ...numbers }] },
    }),
  ).composition.ingredients
  if (!first) throw new Error('The record has no ingredient')
  return first
}

it('is one substance by the first number that both have, whatever the others say', () => {
  const found = { cas: '1330-20-7', ec: '215-535-7', index: '601-022-00-9' }
  expect(isSameSubstance(ingredient({ casNumber: '1330-20-7', ecNumber: '200-662-2' }), found)).toBe(true)
  expect(isSameSubstance(ingredient({ casNumber: '67-64-1', ecNumber: '215-535-7' }), found)).toBe(false)
  expect(isSameSubstance(ingredient({ ecNumber: '215-535-7' }), found)).toBe(true)
  expect(isSameSubstance(ingredient({ indexNumber: '601-022-00-9' }), { ...found, cas: null, ec: null })).toBe(true)
  expect(isSameSubstance(ingredient({ casNumber: '1330-20-7' }), { cas: null, ec: null, index: null })).toBe(false)
})
