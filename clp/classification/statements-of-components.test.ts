import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

describe('statements', () => {
  test('cancer by inhalation alone only where it is so of all that count', () => {
    const of = (second: string) => classesOf(classifyTyped(liquid([part('a', 1, 'Carc. 1B H350i'), part('b', 1, second)])))
    expect(of('Carc. 1A H350i')).toEqual(['Carc. 1A H350i'])
    expect(of('Carc. 1A H350')).toEqual(['Carc. 1A H350'])
  })

  test('organs of all that count, none where one leaves them open', () => {
    const of = (second: string) => classifyTyped(liquid([part('a', 12, 'STOT RE 2 H373 (liver)'), part('b', 12, second)])).classification[0]
    expect(of('STOT RE 2 H373 (kidneys)')).toMatchObject({ class: 'STOT RE 2', organs: ['liver', 'kidneys'] })
    expect(of('STOT RE 2 H373')?.organs).toBeUndefined()
  })

  test('narcotic and irritating effects each add up for themselves', () => {
    const parts = [part('a', 12, 'STOT SE 3 H336'), part('b', 12, 'STOT SE 3 H335'), part('c', 8, 'STOT SE 3 H336')]
    expect(classifyTyped(liquid(parts)).classification).toEqual([{ class: 'STOT SE 3', statements: ['H336'], effect: 'narcotic' }])
  })
})
