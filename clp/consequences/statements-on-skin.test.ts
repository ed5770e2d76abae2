import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => derive(mixture, day).label.supplementalStatements

  it.each([
    [0.099, []],
    [0.1, ['EUH208']],
  ])('name a sensitiser below its class: %d %%', (content, expected) => {
    expect(codes(consumer(part('a', content, 'Skin Sens. 1 H317')))).toEqual(expected)
  })

  it('leave EUH208 out for isocyanates and epoxy resins, which have their own', () => {
    expect(codes(consumer(named('hexamethylene diisocyanate', '822-06-0', 0.2, 'Skin Sens. 1 H317')))).toEqual(['EUH204'])
    expect(codes(consumer(named('bisphenol A diglycidyl ether', '1675-54-3', 0.5, 'Skin Sens. 1 H317')))).toEqual(['EUH205'])
  })

  it.each([
    ['Epoxy resin', ['EUH205']],
    ['Epoxy amine adduct', []],
    ['Epoxid-Amin-Addukt', []],
    ['adduit d’amine et de résine époxy', []],
    ['epoxy adduct', ['EUH205']],
  ])('do not take for an epoxy constituent what its amine has used up: %s', (name, expected) => {
    expect(codes(liquid([{ name, content: 20, own: { classification: [] } }]))).toEqual(expected)
  })

  it('say that a corrosive mist corrodes the airways', () => {
    const corrosive = liquid([part('lye', 6, 'Skin Corr. 1B H314')])
    expect(codes(corrosive)).toEqual([])
    expect(codes({ ...corrosive, inhalation: 'mist' })).toEqual(['EUH071'])
  })

  it('keep EUH071 of what corrodes in a milder subcategory than the mixture has by another component', () => {
    const bearing = (content: number): TypedComponent => ({
      name: 'a',
      content,
      own: { classification: ['Skin Corr. 1C H314'], supplemental: ['EUH071'] },
    })
    expect(codes(liquid([bearing(6)]))).toEqual(['EUH071'])
    expect(codes(liquid([bearing(6), part('b', 5, 'Skin Corr. 1B H314')]))).toEqual(['EUH071'])
    // Below its cut-off it is behind nothing.
    expect(codes(liquid([bearing(0.9), part('b', 5, 'Skin Corr. 1B H314')]))).toEqual([])
  })

  it('say that the skin becomes dry by what dries it, unless it is irritated', () => {
    const drying = (name: string, content: number): TypedComponent => ({ name, content, own: { classification: ['EUH066'] } })
    expect(codes(consumer(drying('a', 12), drying('b', 7.9)))).toEqual([])
    expect(codes(consumer(drying('a', 12), drying('b', 8)))).toEqual(['EUH066'])
    expect(codes(consumer(drying('a', 12), drying('b', 8), part('c', 10, 'Skin Irrit. 2 H315')))).toEqual([])
  })

  it('name cyanoacrylate, whatever its content', () => {
    expect(codes(consumer(named('ethyl 2-cyanoacrylate', '7085-85-0', 90)))).toEqual(['EUH202'])
  })
})
