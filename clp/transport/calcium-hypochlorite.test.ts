import { describe, expect, it } from 'vitest'
import type { EntryFacts } from './entry-facts.ts'
import { findHypochlorite } from './calcium-hypochlorite.ts'
import type { Precedence } from './precedence.ts'

const corrodes: Precedence = {
  main: { transportClass: '8', packingGroup: 'II', because: [], source: '' },
  subsidiary: [],
  packingGroup: 'II',
  source: '',
}
const solid: EntryFacts = {
  state: 'solid',
  kind: null,
  isOrganic: false,
  pH: null,
  isAcid: null,
  isAmine: false,
  carriers: [],
  categories: [],
  dangerous: ['7778-54-3'],
  content: 70,
  pure: null,
  flashPoint: null,
  isGasOil: false,
}
const entryOf = (changes: Partial<EntryFacts>, precedence: Precedence | null = corrodes) => {
  const found = findHypochlorite(precedence, { ...solid, ...changes })
  return found === null ? null : `${found.un} ${found.packingGroup ?? ''}`
}

describe('solid calcium hypochlorite (ADR 3.2.1, Table A)', () => {
  // 39 % of available chlorine are 39.31 % of Ca(OCl)2, 10 % are 10.08 %
  it.each([
    [70, 0, '3485 II', '1748 II'],
    [70, 5.4, '3485 II', '1748 II'],
    [70, 5.5, '3487 II', '2880 II'],
    [70, 16, '3487 II', '2880 II'],
    [39.4, 0, '3485 II', '1748 II'],
    [39.3, 0, '3486 III', '2208 III'],
    [10.1, 0, '3486 III', '2208 III'],
  ])('of %d %% with %d %% of water is UN %s, and where it does not corrode UN %s', (content, water, corrosive, plain) => {
    expect(entryOf({ content, water })).toBe(corrosive)
    expect(entryOf({ content, water }, null)).toBe(plain)
  })

  it.each<[what: string, changes: Partial<EntryFacts>]>([
    ['10 % of available chlorine and less', { content: 10 }],
    ['more than 16 % of water', { water: 16.1 }],
    ['a solution', { state: 'liquid' }],
    ['another dangerous component', { dangerous: ['7778-54-3', '7681-52-9'], content: null }],
    ['another substance', { dangerous: ['7775-09-9'] }],
  ])('has no such name with %s', (_what, changes) => expect(entryOf(changes)).toBeNull())
})
