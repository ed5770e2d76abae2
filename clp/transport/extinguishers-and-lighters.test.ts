import { describe, expect, it } from 'vitest'
import { road, codesOf, pressed, burns, corrosive } from '../../test-kit/sample-receptacles.ts'

describe('a fire extinguisher', () => {
  it('is UN 1044 whatever harmless agent it holds, and free by road in a strong packaging', () => {
    for (const state of ['solid', 'liquid'] as const) {
      const found = road({ state, receptacle: 'fireExtinguisher' })
      expect(found).toMatchObject({ unNumber: '1044', classificationCode: '6A', labels: ['2.2'], regulated: true })
      expect(codesOf(found)).toContain('extinguishersFree')
    }
    expect(road({ state: 'gas', receptacle: 'fireExtinguisher', classification: [pressed] })?.unNumber).toBe('1044')
  })

  it('holds nothing that burns or corrodes', () => {
    const acid = { classification: [corrosive] }
    expect(road({ receptacle: 'fireExtinguisher', ...acid })?.unNumber).toBe(road(acid)?.unNumber)
  })
})

describe('a lighter', () => {
  it('and its refill are UN 1057, each by its name', () => {
    const gas = { state: 'gas', classification: [pressed, burns] } as const
    expect(road({ ...gas, receptacle: 'lighter' })).toMatchObject({ unNumber: '1057', shippingName: { en: 'LIGHTERS' }, labels: ['2.1'] })
    expect(road({ ...gas, receptacle: 'lighterRefill' })).toMatchObject({ unNumber: '1057', shippingName: { en: 'LIGHTER REFILLS' } })
  })
})
