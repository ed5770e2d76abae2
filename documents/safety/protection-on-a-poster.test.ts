import { describe, expect, it } from 'vitest'
import { plainText } from '../text/write-text.ts'
import { joinPoints } from './condense-texts.ts'
import type { SafetyModel } from './safety-model.ts'
import { modelOf, changed } from '../../test-kit/safety-models.ts'

const signsOf = (model: SafetyModel) => model.protection.signs.map(({ code }) => code)

describe('the safety instructions', () => {
  it('keep what holds hypochlorite from acids, before all other rules of handling', () => {
    const phrases = ['handling.neverAddWater', 'handling.noMixingAcids'].map((phrase) => ({ phrase }))
    const { protection } = changed(1007, (record) => ({ handling: { ...record.handling, handling: phrases } }))
    expect(protection.points.map(plainText).join('\n')).toContain('in particular not with acids')
  })

  it('show the signs of the equipment that the record asks for, and of what it prohibits', () => {
    expect(signsOf(modelOf(1001))).toEqual(['M009', 'M004', 'M017', 'M010', 'P003', 'P022'])
    expect(signsOf(modelOf(1006))).toEqual(['M009', 'M004', 'M017', 'M010', 'P022', 'M013'])
    expect(signsOf(modelOf(1012))).not.toContain('M017')
    const dusty = changed(1001, ({ exposureControls }) => ({
      exposureControls: { ...exposureControls, respiratory: [{ phrase: 'protection.respiratory.dustP3' }] },
    }))
    expect(signsOf(dusty)).toContain('M016')
    expect(signsOf(dusty)).not.toContain('M017')
  })

  it('say each sign in words too', () => {
    const words = modelOf(1001).protection.points.map(plainText).join(' ')
    for (const word of [/Gloves/, /Eyes/, /half mask/, /protective clothing/, /do not smoke/, /keep food away/]) expect(words).toMatch(word)
    expect(plainText(modelOf(1001).firstAid.note)).toMatch(/eyewash and a safety shower/)
    expect(modelOf(1014).firstAid.signs.map(({ code }) => code)).toEqual(['E003'])
  })

  it('name glove, thickness and the time after which it is changed, without the sign of the measured time', () => {
    const words = modelOf(1006, 'de').protection.points.map(plainText).join(' ')
    expect(words).toContain('Handschuhe: Butylkautschuk, 0,5\u00a0mm; wechseln nach 480\u00a0min.')
  })

  it('name the glove in a sentence of its own where only its material is known', () => {
    const glove = { material: { phrase: 'material.steel' } }
    const model = changed(1006, ({ exposureControls: controls }) => ({ exposureControls: { ...controls, hands: [], gloves: [glove] } }))
    expect(model.protection.points.map(plainText).join(' ')).toContain('Gloves: steel.')
  })

  it('end a point before the next one joins it', () => {
    const points = ['Butyl rubber', 'Eyes: goggles.', 'Wash.'].map((text) => [{ text }])
    expect(joinPoints(points, 1).map(plainText)).toEqual(['Butyl rubber. Eyes: goggles. Wash.'])
  })
})
