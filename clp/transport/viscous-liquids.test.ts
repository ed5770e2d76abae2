import { describe, expect, it } from 'vitest'
import { judgeViscousLiquid, type ViscousLiquid } from './viscous-liquids.ts'

const liquid: ViscousLiquid = {
  flashPoint: 18,
  kinematicViscosity23: null,
  flow: null,
  separatedSolvent: 1,
  nitrocellulose: 0,
  flammableContent: 50,
  isToxicOrCorrosive: false,
  isEnvironmentallyHazardous: false,
  largestPack: 20,
}
const judge = (changes: Partial<ViscousLiquid>) => judgeViscousLiquid({ ...liquid, ...changes })

describe('a viscous liquid with a flash point below 23 °C (ADR 2.2.3.1.4)', () => {
  it.each([
    [20, 22, 'none'],
    [20.1, 17, 'none'],
    [20.1, 17.1, 'packingGroupIII'],
    [80, 17.1, 'packingGroupIII'],
    [80.1, 10, 'none'],
    [80.1, 10.1, 'packingGroupIII'],
    [135.1, 5, 'none'],
    [135.1, 5.1, 'packingGroupIII'],
    [220.1, -1, 'none'],
    [220.1, -0.9, 'packingGroupIII'],
    [300.1, -5, 'none'],
    [300.1, -4.9, 'packingGroupIII'],
    [700.1, -30, 'packingGroupIII'],
  ])('of %d mm²/s and %d °C: %s', (kinematicViscosity23, flashPoint, outcome) => {
    expect(judge({ kinematicViscosity23, flashPoint })).toMatchObject({ outcome, missing: [] })
  })

  it.each<[Partial<ViscousLiquid>, string]>([
    [{ separatedSolvent: 2.9 }, 'packingGroupIII'],
    [{ separatedSolvent: 3 }, 'none'],
    [{ largestPack: 450 }, 'packingGroupIII'],
    [{ largestPack: 451 }, 'none'],
    [{ isToxicOrCorrosive: true }, 'none'],
  ])('with %o: %s', (changes, outcome) => {
    expect(judge({ kinematicViscosity23: 800, ...changes }).outcome).toBe(outcome)
  })

  it('takes the efflux time of the jet', () => {
    expect(judge({ flow: { seconds: 61, jet: 4 }, flashPoint: 11 }).outcome).toBe('packingGroupIII')
    expect(judge({ flow: { seconds: 20, jet: 4 }, flashPoint: 22 }).outcome).toBe('none')
  })

  it('says what is missing', () => {
    expect(judge({ separatedSolvent: null, largestPack: null }).missing).toEqual(['viscosity', 'solventSeparation', 'packs'])
  })
})

describe('a viscous liquid from 23 to 60 °C (ADR 2.2.3.1.5)', () => {
  const flow = (seconds: number) => ({ flashPoint: 30, flow: { seconds, jet: 6 as const } })

  it.each<[Partial<ViscousLiquid>, string]>([
    [flow(60), 'notSubject'],
    [{ ...flow(60), flammableContent: 90 }, 'notSubject'],
    [{ ...flow(59), flammableContent: 60 }, 'notSubject'],
    [{ ...flow(59), flammableContent: 60.1 }, 'none'],
    [flow(40), 'notSubject'],
    [flow(39.9), 'none'],
    [{ ...flow(60), nitrocellulose: 20 }, 'notSubject'],
    [{ ...flow(60), nitrocellulose: 20.1 }, 'none'],
    [{ ...flow(60), largestPack: 451 }, 'none'],
    [{ ...flow(60), separatedSolvent: 3 }, 'none'],
    [{ ...flow(60), isEnvironmentallyHazardous: true, largestPack: 5 }, 'notSubjectUpTo5Litres'],
    [{ ...flow(60), isEnvironmentallyHazardous: true, largestPack: 5.1 }, 'none'],
  ])('with %o: %s', (changes, outcome) => {
    expect(judge(changes).outcome).toBe(outcome)
  })
})
