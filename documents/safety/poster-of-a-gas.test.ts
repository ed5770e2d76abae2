import { describe, expect, it } from 'vitest'
import { plainText } from '../text/write-text.ts'
import type { SafetyModel } from './safety-model.ts'
import { changed } from '../../test-kit/safety-models.ts'

describe('the poster of a gas, and of what decomposes by itself', () => {
  const said = ({ hazards, protection, danger, disposal: waste }: SafetyModel) =>
    [hazards, protection, danger, waste].map(({ points }) => points.map(plainText).join(' '))
  const texts = (...phrases: string[]) => phrases.map((phrase) => ({ phrase }))

  it('says what suffocates, that a burning leak is left burning, and how the bottle stands', () => {
    const [hazards = '', protection = '', danger = '', stored = ''] = said(
      changed(1013, ({ firefighting, handling: own }) => ({
        classification: [{ category: 'Flam. Gas 1A', statements: ['H220'], basis: 'calculation' }],
        otherHazards: texts('otherHazards.gasDisplacesAir', 'symptoms.liquidGasCold'),
        firefighting: { ...firefighting, advice: texts('firefighter.leakingGas', 'firefighter.coolContainers') },
        handling: { ...own, handling: texts('handling.ventilation', 'handling.gasValves'), storage: texts('storage.gasContainers') },
      })),
    )
    expect(hazards).toContain('danger of suffocation')
    expect(hazards).toContain('frostbite')
    expect(protection).toContain('Open valves slowly')
    expect(danger).toContain('Do not extinguish burning gas that leaks')
    expect(stored).toContain('secured against falling')
  })

  it('speaks of a leak, and of no spill', () => {
    const gas = { category: 'SE09' as const, property: 'physicalState' as const, text: { phrase: 'state.gas' } }
    const [, , danger = ''] = said(
      changed(1013, ({ accidentalRelease: release }) => ({
        parameters: [gas],
        accidentalRelease: { ...release, personal: texts('release.personal.ventilate'), containment: texts('release.containment.stopGas') },
      })),
    )
    expect(danger).toContain('Leak: ventilate the area')
    expect(danger).not.toContain('Spill')
  })

  it('says what a peroxide is kept from, and how warm it may become', () => {
    const [hazards = '', protection = '', , stored = ''] = said(
      changed(1006, ({ handling: own }) => ({
        classification: [{ category: 'Org. Perox. E', statements: ['H242'], basis: 'testData' }],
        otherHazards: texts('otherHazards.selfDecomposing'),
        handling: {
          ...own,
          incompatible: texts('storageIncompatible.food', 'storageIncompatible.selfDecomposing'),
          storage: texts('storage.originalContainer', 'storage.coolVentilated', 'storage.temperatureOfLabel'),
        },
      })),
    )
    expect(hazards).toContain('violent decomposition')
    expect(protection).toContain('Keep away from accelerators')
    expect(stored).toContain('Do not exceed the storage temperature')
  })
})
