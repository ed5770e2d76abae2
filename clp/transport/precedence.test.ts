import { describe, expect, it } from 'vitest'
import type { PackingGroup } from '../adr/table-a.ts'
import { rankHazards, type ToxicRoute, type TransportClass, type TransportHazard } from './precedence.ts'

const hazard = (transportClass: TransportClass, packingGroup: PackingGroup | null, route?: ToxicRoute): TransportHazard => ({
  transportClass,
  packingGroup,
  because: [],
  source: '',
  ...(route ? { route } : {}),
})
const rank = (hazards: TransportHazard[], state: 'solid' | 'liquid' = 'liquid') => {
  const found = rankHazards(hazards, state)
  return found && [found.main.transportClass, found.packingGroup, ...found.subsidiary.map(({ transportClass }) => transportClass)]
}

describe('the precedence of hazards (ADR 2.1.3.10)', () => {
  it.each<[TransportHazard, TransportHazard, 'solid' | 'liquid', unknown[]]>([
    [hazard('3', 'II'), hazard('8', 'II'), 'liquid', ['3', 'II', '8']],
    [hazard('3', 'III'), hazard('8', 'II'), 'liquid', ['8', 'II', '3']],
    [hazard('3', 'III'), hazard('8', 'III'), 'liquid', ['3', 'III', '8']],
    [hazard('3', 'II'), hazard('8', 'I'), 'liquid', ['8', 'I', '3']],
    [hazard('3', 'III'), hazard('6.1', 'II', 'oral'), 'liquid', ['6.1', 'II', '3']],
    [hazard('3', 'III'), hazard('6.1', 'III', 'oral'), 'liquid', ['3', 'III', '6.1']],
    [hazard('3', 'II'), hazard('6.1', 'III', 'oral'), 'liquid', ['3', 'II', '6.1']],
    [hazard('6.1', 'II', 'oral'), hazard('8', 'II'), 'liquid', ['8', 'II', '6.1']],
    [hazard('6.1', 'II', 'oral'), hazard('8', 'II'), 'solid', ['6.1', 'II', '8']],
    [hazard('6.1', 'II', 'inhalation'), hazard('8', 'II'), 'liquid', ['6.1', 'II', '8']],
    [hazard('6.1', 'III', 'oral'), hazard('8', 'III'), 'liquid', ['8', 'III', '6.1']],
    [hazard('5.1', 'II'), hazard('8', 'II'), 'liquid', ['5.1', 'II', '8']],
    [hazard('5.1', 'III'), hazard('8', 'II'), 'liquid', ['8', 'II', '5.1']],
    [hazard('4.1', 'II'), hazard('8', 'II'), 'solid', ['4.1', 'II', '8']],
    [hazard('4.3', 'II'), hazard('8', 'I'), 'solid', ['8', 'I', '4.3']],
  ])('of two hazards, whichever stands first', (one, other, state, expected) => {
    expect(rank([one, other], state)).toEqual(expected)
    expect(rank([other, one], state)).toEqual(expected)
  })

  it('puts toxicity by inhalation of group I, gases and organic peroxides before the table', () => {
    expect(rank([hazard('8', 'I'), hazard('6.1', 'I', 'inhalation')])).toEqual(['6.1', 'I', '8'])
    // 2.2.3.1.1, Note 3: a flammable liquid of any group
    for (const group of ['I', 'II', 'III'] as const)
      expect(rank([hazard('3', group), hazard('6.1', 'I', 'inhalation')])).toEqual(['6.1', 'I', '3'])
    expect(rank([hazard('3', 'I'), hazard('6.1', 'I', 'dermal')])).toEqual(['3', 'I', '6.1'])
    expect(rank([hazard('8', 'II'), hazard('5.2', null)])).toEqual(['5.2', null, '8'])
    // 2.1.3.5.3 (g) before (h), whichever stands first
    for (const pair of [
      [hazard('6.1', 'I', 'inhalation'), hazard('5.2', null)],
      [hazard('5.2', null), hazard('6.1', 'I', 'inhalation')],
    ])
      expect(rank(pair)).toEqual(['5.2', null, '6.1'])
    const pyrophoric: TransportHazard = { ...hazard('4.2', 'I'), goesFirst: true }
    for (const pair of [
      [pyrophoric, hazard('6.1', 'I', 'inhalation')],
      [hazard('6.1', 'I', 'inhalation'), pyrophoric],
    ])
      expect(rank(pair)).toEqual(['4.2', 'I', '6.1'])
    const selfReactive: TransportHazard = { ...hazard('4.1', null), goesFirst: true }
    expect(rank([selfReactive, hazard('1', null)])).toEqual(['1', null, '4.1'])
  })

  it('takes the most stringent packing group of all', () => {
    expect(rank([hazard('3', 'III'), hazard('8', 'III'), hazard('6.1', 'III', 'oral')])).toEqual(['3', 'III', '6.1', '8'])
    expect(rank([hazard('5.1', 'I'), hazard('6.1', 'II', 'oral')])).toEqual(['5.1', 'I', '6.1'])
  })

  it('makes the environment the class only where nothing else does', () => {
    expect(rank([hazard('9', 'III')])).toEqual(['9', 'III'])
    expect(rank([hazard('9', 'III'), hazard('3', 'II')])).toEqual(['3', 'II'])
    expect(rank([])).toBeNull()
  })
})
