import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

describe('sensitisation below the limits', () => {
  const elicitors = (content: number, category: string, from?: number) => {
    const limits = from === undefined ? [] : [{ class: category, from }]
    const result = classifyTyped(liquid([{ name: 'a', content, own: { classification: [category], limits } }]))
    return result.hazards.find(({ hazardClass }) => hazardClass === 'skinSensitisation')?.elicitors
  }
  test('the elicitation limit is a tenth of a specific limit below 0.1 %', () => {
    expect(elicitors(0.0036, 'Skin Sens. 1A', 0.036)).toEqual(['name a'])
    expect(elicitors(0.0035, 'Skin Sens. 1A', 0.036)).toEqual([])
    expect(elicitors(0.01, 'Skin Sens. 1A')).toEqual(['name a'])
    expect(elicitors(0.0099, 'Skin Sens. 1A')).toEqual([])
    expect(elicitors(0.1, 'Skin Sens. 1B')).toEqual(['name a'])
    expect(elicitors(0.09, 'Skin Sens. 1')).toEqual([])
  })
})

describe('ranges', () => {
  test('the worse end counts and the deciding content is named', () => {
    const result = classifyTyped(liquid([part('a', { from: 3, to: 6 }, 'Skin Corr. 1B')]))
    expect(classesOf(result)[0]).toBe('Skin Corr. 1B H314')
    const step = result.hazards.flatMap(({ steps }) => steps).find(({ gives }) => gives === 'Skin Corr. 1B')
    expect(step).toMatchObject({ total: 6, totalAtOtherEnd: 3, decidedBy: ['name a'] })
  })

  test('ends that make more than 100 % together are not judged together', () => {
    const parts = [part('a', { from: 2, to: 8 }, 'Skin Irrit. 2'), part('b', { from: 2, to: 8 }, 'Skin Irrit. 2'), part('c', 88)]
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', components: parts })
    expect(classesOf(result)).toEqual(['Skin Irrit. 2 H315'])
    const narrower = [part('a', { from: 2, to: 8 }, 'Skin Irrit. 2'), part('b', { from: 2, to: 8 }, 'Skin Irrit. 2'), part('c', 91)]
    const other = classifyTyped({ physicalState: 'liquid', use: 'professional', components: narrower })
    expect(classesOf(other)).toEqual([])
    expect(other.hazards.flatMap(({ steps }) => steps).find(({ gives }) => gives === 'Skin Irrit. 2')).toMatchObject({ total: 9 })
  })
})

test('of two components equally far beyond their limits the larger content is written out, in whatever order they stand', () => {
  const own = { classification: ['Skin Sens. 1'] }
  const parts = [
    { name: 'a', content: 3, own: { ...own, limits: [{ class: 'Skin Sens. 1', from: 0.2 }] } },
    { name: 'b', content: 15, own },
  ]
  for (const components of [parts, parts.toReversed()]) {
    const steps = classifyTyped(liquid(components)).hazards.flatMap((hazard) => hazard.steps)
    expect(steps.find(({ gives }) => gives === 'Skin Sens. 1')).toMatchObject({ sum: '15 ≥ 1', total: 15, limit: 1, distance: -14 })
  }
})
