import { describe, expect, it } from 'vitest'
import { findMeasuredNeeds } from './measured-needs.ts'
import { recipe } from './recipe.ts'
import { hazard, answerOf, requiredOf } from '../../test-kit/live-hazards.ts'

describe('what is to be measured', () => {
  it('is nothing but the density where no rule asks', () => {
    expect(requiredOf(answerOf(['Skin Irrit. 2'], []), { physicalState: 'liquid' })).toEqual(['relativeDensity'])
  })

  it('is the flash point because of a flammable liquid, and the boiling point below 23 °C', () => {
    const remarks = [{ code: 'boilingPointDecides', message: '' }]
    const worstCase = { category: 'Flam. Liq. 1', statements: [], reason: { code: 'boilingPointDecides', message: '' } }
    const answer = answerOf(['Flam. Liq. 2'], [hazard('flammableLiquids', { outcome: 'dataLacking', remarks, worstCase })])
    expect(requiredOf(answer, { physicalState: 'liquid' })).toEqual(['flashPoint', 'initialBoilingPoint', 'relativeDensity'])
    expect(findMeasuredNeeds(answer, recipe.parse({}))[0]?.components).toEqual(['component of Flam. Liq. 2'])
  })

  it('is the flash point because of something of which nobody knows anything, and of nothing else that does not burn', () => {
    const open = (unknown: number) =>
      hazard('flammableLiquids', { outcome: 'dataLacking', unknown, remarks: [{ code: 'noneFlammable', message: '' }] })
    const lye = answerOf(['Skin Corr. 1A', 'Eye Dam. 1'], [open(0)])
    expect(requiredOf(lye, { physicalState: 'liquid' })).toEqual(['pH', 'relativeDensity'])
    // A trace of perfume suggests no category.
    expect(requiredOf(answerOf(['Skin Corr. 1A', 'Flam. Liq. 3'], [open(0)]), { physicalState: 'liquid' })).toEqual([
      'pH',
      'relativeDensity',
    ])
    const [first, ...rest] = lye.components
    if (!first) throw new Error('The lye has no component')
    const blind = {
      ...lye,
      components: [{ ...first, name: 'Tenside X', classification: [], unknown: ['all'] }, ...rest],
      hazards: [open(4)],
    }
    expect(requiredOf(blind, { physicalState: 'liquid' })).toEqual(['flashPoint', 'pH', 'relativeDensity'])
    expect(findMeasuredNeeds(blind, recipe.parse({}))[0]).toMatchObject({ cause: null, components: ['Tenside X'] })
  })

  it('is the pH because of what corrodes, with the reserve beside an extreme one', () => {
    const answer = answerOf(['Skin Corr. 1B'], [])
    const measured = (pH: string) => ({ physicalState: 'liquid', measured: { values: { pH } } })
    expect(requiredOf(answer, measured('7'))).toEqual(['pH', 'relativeDensity'])
    expect(requiredOf(answer, measured('11,5'))).toEqual(['pH', 'alkaliReserve', 'relativeDensity'])
    expect(requiredOf(answer, measured('2'))).toEqual(['pH', 'acidReserve', 'relativeDensity'])
  })

  it('of an aerosol is what decides on its category', () => {
    expect(requiredOf(answerOf([], []), { physicalState: 'aerosol' })).toEqual(['flammableContent', 'heatOfCombustion'])
  })

  it('stays where it was typed, whatever is asked', () => {
    const typed = { physicalState: 'liquid', measured: { values: { flashPoint: '> 60' } } }
    expect(requiredOf(answerOf([], []), typed)).toEqual(['flashPoint', 'relativeDensity'])
  })
})
