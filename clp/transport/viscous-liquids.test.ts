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
    [{ nitrocellulose: 20 }, 'packingGroupIII'],
    [{ nitrocellulose: 20.1 }, 'none'],
  ])('with %o: %s', (changes, outcome) => {
    expect(judge({ kinematicViscosity23: 800, ...changes }).outcome).toBe(outcome)
  })

  it.each<[seconds: number, jet: 4 | 6, flashPoint: number, outcome: string]>([
    [20, 4, 22, 'none'],
    [20.1, 4, 17, 'none'],
    [20.1, 4, 17.1, 'packingGroupIII'],
    [60, 4, 17.1, 'packingGroupIII'],
    [60.1, 4, 10, 'none'],
    [60.1, 4, 10.1, 'packingGroupIII'],
    [100, 4, 10.1, 'packingGroupIII'],
    [100.1, 4, 22, 'none'],
    [20, 6, 22, 'none'],
    [20.1, 6, 5, 'none'],
    [20.1, 6, 5.1, 'packingGroupIII'],
    [32, 6, 5.1, 'packingGroupIII'],
    [32.1, 6, -1, 'none'],
    [32.1, 6, -0.9, 'packingGroupIII'],
    [44.1, 6, -5, 'none'],
    [44.1, 6, -4.9, 'packingGroupIII'],
    [100, 6, -5, 'none'],
    [100.1, 6, -30, 'packingGroupIII'],
  ])('of %d s from a jet of %d mm and %d °C: %s', (seconds, jet, flashPoint, outcome) => {
    expect(judge({ flow: { seconds, jet }, flashPoint }).outcome).toBe(outcome)
  })

  it.each([
    [80, 10.1, 'none'],
    [135, 5.1, 'none'],
    [135, 10.1, 'packingGroupIII'],
    [220, -0.9, 'none'],
    [220, 5.1, 'packingGroupIII'],
    [300, -4.9, 'none'],
    [300, -0.9, 'packingGroupIII'],
    [700, -5, 'none'],
    [700, -4.9, 'packingGroupIII'],
  ])('of %d mm²/s, the end of a row, and %d °C: %s', (kinematicViscosity23, flashPoint, outcome) => {
    expect(judge({ kinematicViscosity23, flashPoint }).outcome).toBe(outcome)
  })

  it('is one below 23 °C: from there on the other paragraph holds', () => {
    expect(judge({ flashPoint: 22.9, kinematicViscosity23: 800 }).source).toBe('ADR 2.2.3.1.4')
    expect(judge({ flashPoint: 23, kinematicViscosity23: 800 }).source).toBe('ADR 2.2.3.1.5.1')
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
