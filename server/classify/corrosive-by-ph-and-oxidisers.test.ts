import { describe, expect, it } from 'vitest'
import { openEngine } from './open-engine.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { liquid, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'

const register = openRegister(openTable([])).at('2026-11-29')
const engine = openEngine()
const roadOf = (mixture: TypedMixture) => engine(classificationRequest.parse({ mixture }).mixture, register).transport?.modes[0]
const rest = (name: string, content: number, ...classification: string[]): TypedComponent => ({ name, content, own: { classification } })
const water = (content: number): TypedComponent => ({ ...rest('water', content), cas: '7732-18-5' })

describe('what corrodes by its pH alone', () => {
  it('is acid or basic by it, and what irritates is its technical name (ADR 3.1.2.8.1)', () => {
    const road = roadOf(liquid([{ cas: '1344-81-6', content: 29 }, water(71)], { pH: 11.6 }))
    expect([road?.unNumber, road?.packingGroup, road?.technicalNames]).toEqual(['3266', 'III', ['calcium polysulphides']])
  })

  it('is named by an acid rather than by a surfactant beside it', () => {
    const cleaner = [rest('citric acid', 6, 'Eye Irrit. 2 H319'), rest('alkyl ether sulphate', 9, 'Eye Dam. 1 H318'), water(85)]
    expect(roadOf(liquid(cleaner, { pH: 1.8 }))?.technicalNames).toEqual(['citric acid'])
  })
})

describe('an oxidiser beside what burns', () => {
  it('may be an explosive, so that no entry is proposed: perchloric in acetic acid', () => {
    const bath = liquid([{ cas: '7601-90-3', content: 15 }, { cas: '64-19-7', content: 80 }, water(5)], {
      pH: 0,
      flashPoint: 45,
      initialBoilingPoint: 110,
    })
    expect(roadOf(bath)).toMatchObject({ regulated: true, unNumber: null, notes: [{ code: 'transportOpen' }] })
  })

  it('is of class 5.1 from 8 % of hydrogen peroxide on, so that UN 3264 does not cover sulphuric acid with it', () => {
    const bath = (peroxide: number) =>
      liquid([{ cas: '7664-93-9', content: 60 }, { cas: '7722-84-1', content: peroxide }, water(40 - peroxide)], { pH: 0 })
    expect(roadOf(bath(8))?.unNumber).toBeNull()
    expect(roadOf(bath(7))?.unNumber).toBe('3264')
  })
})
