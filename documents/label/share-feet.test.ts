import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import type { LabelModel } from './label-model.ts'
import { sizesOfFeet } from './share-feet.ts'
import { writeLabel } from './write-label.ts'

describe('the sizes of feet', () => {
  const sizesOf = (label: LabelModel) => sizesOfFeet(label, writeLabel(label).paragraphsIn('compact'))
  const label = labelOfCatalogue(1001, 'dim=4&xlang=1')

  it('are shared by labels that differ in their name alone', () => {
    expect(sizesOf({ ...label, name: 'Another name' })).toBe(sizesOf(label))
  })

  it.each<[string, LabelModel]>([
    ['supplier', { ...label, supplier: { ...label.supplier, telephone: '+49 40 1234567' } }],
    ['content', { ...label, quantity: '12,5 l' }],
    ['transport labels', { ...label, transport: label.transport && { ...label.transport, diamonds: [] } }],
    ['UN number', { ...label, transport: label.transport && { ...label.transport, unNumber: 'UN 1' } }],
    ['code', { ...label, qr: null }],
    ['language, whose syllables part a word', { ...label, language: 'de' }],
    ['lower margin', { ...label, format: { ...label.format, padding: { ...label.format.padding, bottom: 9 } } }],
  ])('are told apart by %s', (_, other) => {
    expect(sizesOf(other)).not.toBe(sizesOf(label))
  })
})
