import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

test('what is behind a pH counts from 1 % itself, however its content comes about', () => {
  const behind = (...acid: number[]) => {
    const components = [...acid.map((content) => part('acid', content, 'Skin Corr. 1B H314')), part('trace', 0.01, 'Skin Irrit. 2 H315')]
    const result = classifyTyped(liquid(components, { pH: 1 }))
    return result.hazards.find(({ hazardClass }) => hazardClass === 'skinCorrosionIrritation')?.because
  }
  expect(behind(1)).toEqual(['name acid'])
  expect(behind(0.4, 0.6)).toEqual(['name acid'])
})

describe('skin and eyes', () => {
  test('shares of specific limits add up', () => {
    const acid = { name: 'a', content: 10, own: { classification: ['Skin Corr. 1A'], limits: [{ class: 'Skin Corr. 1A', from: 15 }] } }
    const alkali = { name: 'b', content: 2, own: { classification: ['Skin Corr. 1A'], limits: [{ class: 'Skin Corr. 1A', from: 5 }] } }
    const result = classifyTyped(liquid([acid, alkali]))
    expect(classesOf(result)).toEqual(['Skin Corr. 1A H314', 'Eye Dam. 1 H318'])
    expect(result.hazards.flatMap(({ steps }) => steps).find(({ gives }) => gives === 'Skin Corr. 1A')).toMatchObject({
      sum: '10 ÷ 15 + 2 ÷ 5 = 1.06667',
      limit: 1,
      isMet: true,
    })
  })

  test('1A below its limit counts among 1B, 1B among 1C', () => {
    const of = (...categories: [string, number][]) =>
      classesOf(classifyTyped(liquid(categories.map(([category, content]) => part(`${category} ${content}`, content, category)))))[0]
    expect(of(['Skin Corr. 1A', 2], ['Skin Corr. 1B', 3])).toBe('Skin Corr. 1B H314')
    expect(of(['Skin Corr. 1A', 2], ['Skin Corr. 1B', 2], ['Skin Corr. 1C', 1])).toBe('Skin Corr. 1C H314')
    expect(of(['Skin Corr. 1A', 6], ['Skin Corr. 1', 1])).toBe('Skin Corr. 1 H314')
    expect(of(['Skin Corr. 1A', 6], ['Skin Corr. 1', 0.5])).toBe('Skin Corr. 1A H314')
  })

  test('where additivity does not hold, 1 % corrodes and 3 % irritates', () => {
    const of = (content: number, ...classification: string[]) =>
      classesOf(classifyTyped(liquid([{ name: 'a', content, additive: false, own: { classification } }])))
    expect(of(1, 'Skin Corr. 1B')).toEqual(['Skin Corr. 1 H314', 'Eye Dam. 1 H318'])
    expect(of(0.99, 'Skin Corr. 1B')).toEqual([])
    expect(of(1, 'Eye Dam. 1')).toEqual(['Eye Dam. 1 H318'])
    expect(of(0.99, 'Eye Dam. 1')).toEqual([])
    expect(of(3, 'Skin Irrit. 2', 'Eye Irrit. 2')).toEqual(['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'])
    expect(of(2.99, 'Skin Irrit. 2', 'Eye Irrit. 2')).toEqual([])
  })

  test('an eye irritant that also corrodes the skin irritates below the limit of its damage (Table 3.3.4)', () => {
    const limits = [
      { class: 'Skin Corr. 1C', from: 25 },
      { class: 'Eye Dam. 1', from: 10 },
    ]
    const own = { classification: ['Skin Corr. 1C', 'Eye Irrit. 2'], limits }
    const of = (content: number) => classesOf(classifyTyped(liquid([{ name: 'a', content, additive: false, own }])))
    expect(of(2.9)).toEqual([])
    expect(of(9)).toEqual(['Eye Irrit. 2 H319'])
    expect(of(10)).toEqual(['Eye Dam. 1 H318'])
  })

  test('category 1 of a component alone leaves 1A open, which only a sum of 1A answers', () => {
    const of = (alone: string, added: string) =>
      classesOf(
        classifyTyped(liquid([{ name: 'a', content: 2, additive: false, own: { classification: [alone] } }, part('b', 6, added)])),
      )[0]
    expect(of('Skin Corr. 1B', 'Skin Corr. 1A')).toBe('Skin Corr. 1A H314')
    expect(of('Skin Corr. 1A', 'Skin Corr. 1B')).toBe('Skin Corr. 1 H314')
    expect(of('Skin Corr. 1B', 'Skin Corr. 1C')).toBe('Skin Corr. 1 H314')
    // Note to Table 3.2.3: a relevant ingredient without subcategory.
    expect(of('Skin Corr. 1', 'Skin Corr. 1A')).toBe('Skin Corr. 1 H314')
  })
})
