import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'

describe('statements', () => {
  test('fertility and development are joined by component', () => {
    const of = (...classes: [string, number][]) =>
      classesOf(classifyTyped(liquid(classes.map(([one, content], index) => part(`${index}`, content, one))))).join()
    expect(of(['Repr. 1B H360F', 1], ['Repr. 1B H360D', 1])).toBe('Repr. 1B H360FD')
    expect(of(['Repr. 1B H360D', 1], ['Repr. 2 H361f', 3])).toBe('Repr. 1B H360Df')
    expect(of(['Repr. 1B H360F', 1], ['Repr. 2 H361d', 3])).toBe('Repr. 1B H360Fd')
    expect(of(['Repr. 1B H360F', 1], ['Repr. 2 H361d', 2])).toBe('Repr. 1B H360F')
    expect(of(['Repr. 2 H361f', 3], ['Repr. 2 H361d', 3])).toBe('Repr. 2 H361fd')
    expect(of(['Repr. 1A H360', 1], ['Repr. 1B H360D', 1])).toBe('Repr. 1A H360')
    expect(of(['Repr. 1B H360F', 1], ['Repr. 2 H361', 3])).toBe('Repr. 1B H360Fd')
    expect(of(['Repr. 1B H360F', 1], ['Repr. 2 H361', 2.9])).toBe('Repr. 1B H360F')
    expect(of(['Repr. 1B H360D', 1], ['Repr. 2 H361', 3], ['Repr. 2 H361d', 3])).toBe('Repr. 1B H360Df')
    expect(of(['Repr. 1B H360FD', 1], ['Repr. 2 H361', 3])).toBe('Repr. 1B H360FD')
  })

  test('two effects of one substance are both kept, each by its category', () => {
    const of = (content: number, ...classification: string[]) => classesOf(classifyTyped(liquid([part('a', content, ...classification)])))
    expect(of(5, 'Repr. 1B H360F', 'Repr. 2 H361d')).toEqual(['Repr. 1B H360Fd'])
    expect(of(5, 'Repr. 2 H361d', 'Repr. 1B H360F')).toEqual(['Repr. 1B H360Fd'])
    expect(of(1, 'Repr. 1B H360F', 'Repr. 2 H361d')).toEqual(['Repr. 1B H360F'])
    expect(of(5, 'Repr. 2 H361f', 'Repr. 2 H361d')).toEqual(['Repr. 2 H361fd'])
    expect(of(1, 'Repr. 1B H360F', 'Repr. 1B H360D')).toEqual(['Repr. 1B H360FD'])
    // The limit of one effect is not that of the other.
    const own = { classification: ['Repr. 1B H360F', 'Repr. 2 H361d'], limits: [{ class: 'Repr. 1B H360F', from: 50 }] }
    expect(classesOf(classifyTyped(liquid([{ name: 'a', content: 5, own }])))).toEqual(['Repr. 2 H361d'])
  })

  test('a limit that names one effect is that of this effect alone, as of lead powder (Annex VI, 082-013-00-1)', () => {
    const own = { classification: ['Repr. 1A H360FD'], limits: [{ class: 'Repr. 1A H360D', from: 0.03 }] }
    const of = (content: number) => classesOf(classifyTyped(liquid([{ name: 'lead', content, own }])))
    expect([of(0.029), of(0.03), of(0.29), of(0.3)]).toEqual([[], ['Repr. 1A H360D'], ['Repr. 1A H360D'], ['Repr. 1A H360FD']])
    // A higher limit for one effect leaves the other where the table has it.
    const high = { classification: ['Repr. 1A H360FD'], limits: [{ class: 'Repr. 1A H360F', from: 50 }] }
    expect(classesOf(classifyTyped(liquid([{ name: 'lead', content: 5, own: high }])))).toEqual(['Repr. 1A H360D'])
  })

  test('a limit makes no substance more severe than it is, as that of flocoumafen for Repr. 1A would (607-375-00-5)', () => {
    const own = { classification: ['Repr. 1B H360D'], limits: [{ class: 'Repr. 1A H360D', from: 0.003 }] }
    const of = (content: number) => classesOf(classifyTyped(liquid([{ name: 'rodenticide', content, own }])))
    expect([of(0.0029), of(0.003), of(1)]).toEqual([[], ['Repr. 1B H360D'], ['Repr. 1B H360D']])
  })

  test('of a range that passes the end of a limit the lower part counts too: STOT SE 3 below 10 % alone', () => {
    const own = { classification: ['STOT SE 3 H335'], limits: [{ class: 'STOT SE 3 H335', from: 1, to: 10 }] }
    const of = (content: TypedComponent['content']) => classesOf(classifyTyped(liquid([{ name: 'hydroperoxide', content, own }])))
    expect([of(9), of(10), of({ from: 5, to: 15 }), of({ from: 10, to: 15 })]).toEqual([['STOT SE 3 H335'], [], ['STOT SE 3 H335'], []])
  })
})
