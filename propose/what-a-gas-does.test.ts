import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything, propose } from '../test-kit/propose-for-recipe.ts'
import { said } from '../test-kit/say-for-recipe.ts'
import { gas, propane, acetylene, sentences } from '../test-kit/gases-and-reactive-solids.ts'

describe('a gas', () => {
  const of = sentences(propane)

  it('suffocates and freezes, and nobody is to wash frostbite with soap: REACH Annex II, 2.3 and 4', () => {
    expect(of('/otherHazards')).toEqual(expect.arrayContaining(['otherHazards.gasDisplacesAir', 'symptoms.liquidGasCold']))
    expect(of('/firstAid/skin')).toEqual(['firstAid.skin.frostbite'])
    expect(of('/firstAid/ingestion')).toEqual(['firstAid.ingestion.gas'])
    expect(of('/firstAid/symptoms')).toEqual(['symptoms.liquidGasCold', 'symptoms.suffocation'])
    expect(of('/exposureControls/hands')).toEqual(['protection.hands.cold'])
  })

  it('that is chemically unstable, as acetylene is, burns as the others do: CLP Annex I, Table 2.2.1', () => {
    const law = propose(acetylene).proposals.find(({ item }) => item === 'regulation.sevesoNamed')
    expect(law?.value).toMatchObject({ values: { number: '19' } })
    expect(sentences(acetylene)('/handling/fireProtection')).toEqual(
      sentences(gas('74-82-8', 'Press. Gas (Comp.)'))('/handling/fireProtection'),
    )
  })

  it.each(['10035-10-6', '7647-01-0', '74-83-9'])('is not swallowed, on the label (CLP Article 28(1)) as in 4.1: %s', (cas) => {
    const typed = gas(cas, 'Press. Gas (Liq.)')
    expect(said(typed, '/labelElements/precautionaryStatements').join(' ')).not.toMatch(/P301|P33[01]/)
    expect(checkOn(acceptEverything(typed)).filter(({ path }) => path.startsWith('firstAid'))).toEqual([])
  })

  it('that burns and leaks is left burning, and none is collected in a container (P377)', () => {
    expect(of('/firefighting/advice')).toEqual(expect.arrayContaining(['firefighter.leakingGas', 'firefighter.evacuate']))
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.adaptToSurroundings'])
    expect(of('/accidentalRelease/containment')).toEqual(['release.containment.stopGas', 'release.containment.noSparkTools'])
    expect(of('/handling/storage')).toContain('storage.gasContainers')
    expect(of('/handling/storage')).not.toContain('storage.retention')
    expect(of('/disposal/packaging')).toEqual(['disposal.packaging.gasContainers'])
  })
})
