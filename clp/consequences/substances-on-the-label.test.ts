import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive } from '../../tests/derive-by-request.ts'

const label = (mixture: TypedMixture, day?: string) => derive(mixture, day).label

describe('the label of a mixture', () => {
  it.each([
    [5, 4],
    [3, 3],
  ])('names four substances at most where as many are behind one class: %d', (count, expected) => {
    const parts = Array.from({ length: count }, (_, index) => part(`solvent ${index}`, 15, 'STOT SE 3 H336'))
    expect(label(liquid(parts)).named).toHaveLength(expected)
  })

  it('names first who brings most to the most severe class, whatever else it is', () => {
    const narcotic = (name: string, content: number, ...more: string[]) => part(name, content, 'STOT SE 3 H336', ...more)
    const solvents = [narcotic('little', 3, 'Asp. Tox. 1 H304'), narcotic('most', 30), narcotic('much', 7)]
    const sensitisers = ['a', 'b', 'c'].map((name) => part(name, 1, 'Skin Sens. 1 H317'))
    // Three are required as sensitisers; the fourth is the one behind the narcotic effects, not the one with the worst class of its own.
    expect(label(liquid([...solvents, ...sensitisers])).named.map(({ name }) => name)).toEqual(['most', 'a', 'b', 'c'])

    const amines = [
      part('corrosive', 16, 'Skin Corr. 1C H314'),
      part('harmful', 28, 'Acute Tox. 4 H302', 'Skin Corr. 1B H314'),
      ...['x', 'y', 'z'].map((name, index) => part(name, 12 - index, 'Acute Tox. 4 H302')),
    ]
    // Danger before warning: burns before acute toxicity of category 4, though that stands first in the Annex.
    const found = label(liquid(amines)).named.map(({ name }) => name)
    expect(found).toEqual(['corrosive', 'harmful', 'x', 'y'])
  })

  it('names no trace of a dye for a pH that it does not make, and half a per cent of an acid', () => {
    const acid = (...parts: Parameters<typeof liquid>[0]) =>
      label({ ...liquid(parts), measured: { pH: 1.5 } }).named.map(({ name }) => name)
    expect(acid(part('azo dye', 0.05, 'Skin Irrit. 2 H315'))).toEqual([])
    expect(acid(part('azo dye', 0.05, 'Skin Irrit. 2 H315'), part('some acid', 0.5, 'Skin Corr. 1B H314'))).toEqual(['some acid'])
    expect(label({ ...liquid([part('some acid', 0.5, 'Skin Corr. 1B H314')]), measured: { pH: 12 } }).named).toEqual([])
    expect(acid(part('sulphamic acid', 0.5, 'Skin Irrit. 2 H315'))).toEqual(['sulphamic acid'])
  })

  it('names every sensitiser of a mixture that sensitises, from its limit on (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 2, 'Skin Sens. 1 H317'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.099, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(found.supplementalStatements).not.toContain('EUH208')
  })

  it('names further sensitisers whether of the skin or of the airways (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 1, 'Resp. Sens. 1 H334'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.09, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('names what corrodes where the pH alone decides', () => {
    expect(label(liquid([part('lye', 0.4, 'Skin Corr. 1A H314')], { pH: 13 })).named.map(({ name }) => name)).toEqual(['lye'])
  })

  it('names no trace of a perfume for a burn that acids cause', () => {
    const found = label(liquid([part('acid', 9, 'Skin Irrit. 2 H315'), part('perfume', 0.12, 'Skin Irrit. 2 H315')], { pH: 0.9 }))
    expect(found.named.map(({ name }) => name)).toEqual(['acid'])
  })
})
