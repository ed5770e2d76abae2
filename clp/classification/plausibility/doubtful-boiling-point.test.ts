import { describe, expect, it } from 'vitest'
import { part, type TypedComponent, type TypedMixture } from '../../../tests/classify-by-request.ts'
import { codesOf, water, early, filler } from '../../../tests/doubtful-mixtures.ts'

describe('a boiling point', () => {
  const boils = (initialBoilingPoint: number, ...components: TypedComponent[]) =>
    codesOf('liquid', { initialBoilingPoint, flashPoint: -20 }, components).filter((one) => !one.includes('flashPoint'))
  const doubted = ['data.boilingPoint mixture.measured.initialBoilingPoint']
  const ether = (content: number) => part('diethyl ether', content, 'Flam. Liq. 1 H224')

  it('is low with much of what boils early', () => {
    expect(boils(100, ether(20), filler(80))).toEqual([])
    expect(boils(101, ether(20), filler(80))).toEqual(doubted)
    expect(boils(70, ether(40), filler(60))).toEqual([])
    expect(boils(71, ether(40), filler(60))).toEqual(doubted)
    expect(boils(160, early(50), filler(50))).toEqual([])
    expect(boils(161, early(50), filler(50))).toEqual(doubted)
  })

  it('of a strong lye is above that of water, and not far', () => {
    expect(boils(145, water(50), filler(50))).toEqual([])
    expect(boils(151, water(50), filler(50))).toEqual(doubted)
    expect(boils(202, water(20), filler(80))).toEqual([])
  })

  it('lies above the melting point, and goes with the vapour pressure', () => {
    const of = (measured: TypedMixture['measured']) => codesOf('liquid', measured, [filler(100)])
    expect(of({ initialBoilingPoint: 80, meltingPoint: 90 })).toEqual(['data.meltingAboveBoiling mixture.measured.meltingPoint'])
    expect(of({ initialBoilingPoint: 80, meltingPoint: 20 })).toEqual([])
    const pressure = ['data.vapourPressure mixture.measured.vapourPressure50']
    expect(of({ initialBoilingPoint: 80, vapourPressure50: 150 })).toEqual(pressure)
    expect(of({ initialBoilingPoint: 40, vapourPressure50: 30 })).toEqual(pressure)
    expect(of({ initialBoilingPoint: 50, vapourPressure50: 101 })).toEqual([])
    expect(of({ initialBoilingPoint: 80, vapourPressure50: 40 })).toEqual([])
  })
})
