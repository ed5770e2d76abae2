import { describe, expect, it } from 'vitest'
import type { Quantity } from '../record/texts.ts'
import { figureOf } from './figure-of-quantity.ts'

describe('the figure of a quantity', () => {
  const flashPoint = (quantity: Omit<Quantity, 'unit'>) => figureOf({ ...quantity, unit: '°C' }, [23, 35, 60])

  it.each<[Omit<Quantity, 'unit'>, number | null]>([
    [{ value: 26 }, 26],
    [{ sign: '≈', value: 26 }, 26],
    [{ from: 26, to: 40 }, 26],
    [{ sign: '>', value: 100 }, 100],
    [{ sign: '≥', value: 60 }, 60],
    [{ sign: '<', value: -10 }, -10],
    // What might lie on either side of a limit is not known.
    [{ sign: '>', value: 50 }, null],
    [{ sign: '≥', value: 23 }, null],
    [{ sign: '<', value: 40 }, null],
    [{ sign: '>', from: 20, to: 30 }, null],
  ])('%j is %s', (quantity, expected) => {
    expect(flashPoint(quantity)).toBe(expected)
  })

  it('beyond a limit is not the limit', () => {
    expect(flashPoint({ sign: '>', value: 60 })).toBeGreaterThan(60)
    expect(flashPoint({ sign: '<', value: 23 })).toBeLessThan(23)
  })
})
