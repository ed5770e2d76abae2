import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../test-kit/read-catalogue.ts'
import type { ProductRecord } from '../record/product-record.ts'
import { mixtureOfRecord } from './mixture-of-record.ts'

const [entry] = readCatalogue(1003)
if (!entry) throw new Error('The catalogue has no thinner')
const mixtureOf = (more: Partial<ProductRecord>) => mixtureOfRecord({ ...entry.record, ...more }, () => null)
const uses = (...phrases: string[]) => mixtureOf({ uses: phrases.map((phrase) => ({ phrase: `use.${phrase}` })) })
const state = (phrase: string) =>
  mixtureOf({ parameters: [{ category: 'SE09', property: 'physicalState', text: { phrase: `state.${phrase}` } }] }).physicalState

describe('the mixture of a record', () => {
  it('does not read what is to be compared with it', () => {
    const { record } = entry
    const changed = mixtureOf({ classification: [], labelElements: { ...record.labelElements, contains: [] }, ufi: undefined })
    expect(changed).toEqual(mixtureOf({}))
  })

  it('is for the public, for professions or for industry, as 1.2 says, and for nobody in particular where it says nothing', () => {
    expect(uses('industrial', 'professional', 'consumer').use).toBe('consumer')
    expect(uses('industrial', 'professional').use).toBe('professional')
    expect(uses('industrial').use).toBe('industrial')
    expect(uses('coatingWood').use).toBeNull()
  })

  it('is breathed as a mist where it is sprayed', () => {
    expect(uses('sprayRollerBrush').inhalation).toBe('mist')
    expect(uses('coatingWood').inhalation).toBeNull()
  })

  it('is of a kind where its uses agree on one', () => {
    expect(uses('coatingWood', 'primerCorrosion').productKind).toBe('paint')
    expect(uses('coatingWood', 'adhesiveHotMelt').productKind).toBeNull()
    expect(uses('industrial').productKind).toBeNull()
  })

  it('has the state that 9.1 says; what a paste is only a test shows', () => {
    expect(['viscousLiquid', 'granules', 'aerosolDispenser', 'paste', 'gel'].map(state)).toEqual(['liquid', 'solid', 'aerosol', null, null])
    expect(mixtureOf({ parameters: [] }).physicalState).toBeNull()
  })

  it('is sold in the packs of the record, and nothing is decided beforehand', () => {
    const { packs, overrides } = mixtureOf({})
    expect(packs).toEqual([
      { value: 1, unit: 'l' },
      { value: 5, unit: 'l' },
      { value: 25, unit: 'l' },
    ])
    expect(overrides).toEqual([])
  })
})
