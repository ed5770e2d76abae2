/** Substances of Annex VI, alone, in twos and with what they react with, in each kind of product, for each user, measured or not: the check finds nothing that the proposals said themselves. */
import { describe, expect, it } from 'vitest'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { dayOfTests } from '../../test-kit/day-of-tests.ts'
import { findContradictions } from '../../test-kit/find-contradictions.ts'
import { makeChance } from '../../test-kit/make-chance.ts'
import { drawOfEntry, drawOfTwo, drawReacting, type DrawnProduct } from './draw-products.ts'
import { isFuzz, longest, seed } from './fuzz-settings.ts'

const table = openTable([])
const register = openRegister(table).at(dayOfTests)
const indexes = table.indexNumbers()
/** One of so many entries, with a prime that `every-entry.test.ts` does not use. */
const step = isFuzz ? 1 : 97
const isHarmonised = (cas: string): boolean => register.harmonised.findByCas(cas).length > 0

const contradictions = ({ what, typed }: DrawnProduct): string[] =>
  findContradictions(typed).map(({ code, path, params }) => `${what}: ${code} ${path} ${JSON.stringify(params)}`)

describe(`what is proposed for each kind of product contradicts itself nowhere (seed ${seed})`, { timeout: longest }, () => {
  it('with one substance', () => {
    const next = makeChance(seed)
    const found = indexes.flatMap((index, at) => {
      const entry = at % step === 0 ? table.lastEntry(index) : null
      return entry ? contradictions(drawOfEntry(next, entry)) : []
    })
    expect(found).toEqual([])
  })

  it('with two that react', () => {
    const next = makeChance(seed)
    expect(Array.from({ length: isFuzz ? 3000 : 40 }, () => contradictions(drawReacting(next, isHarmonised))).flat()).toEqual([])
  })

  it('with any two', () => {
    const next = makeChance(seed)
    const draw = () => table.lastEntry(indexes[Math.floor(next() * indexes.length)] ?? '')
    const found = Array.from({ length: isFuzz ? 3000 : 30 }, () => {
      const [one, other] = [draw(), draw()]
      return one && other ? contradictions(drawOfTwo(next, one, other)) : []
    })
    expect(found.flat()).toEqual([])
  })
})
