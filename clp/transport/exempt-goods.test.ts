import { describe, expect, it } from 'vitest'
import { nothingKnown } from '../../test-kit/transport-input.ts'
import { exempt } from './exempt-goods.ts'
import type { TransportInput } from './transport-proposal.ts'

const spray: TransportInput = {
  ...nothingKnown,
  state: 'aerosol',
  classification: [
    { category: 'Aerosol 1', statements: ['H222', 'H229'] },
    { category: 'Aquatic Chronic 2', statements: ['H411'] },
  ],
  largestPack: 0.5,
}

const freeAs = (un: string) =>
  exempt({
    input: spray,
    precedence: {
      main: { transportClass: '9', packingGroup: 'III', because: ['Aquatic Chronic 2'], source: 'ADR 2.2.9.1.10.5' },
      packingGroup: 'III',
      subsidiary: [],
      source: 'ADR 2.1.3.3',
    },
    found: { un, source: '' },
    viscous: null,
    isEnvironmentallyHazardous: true,
    isOpen: false,
    mode: 'road',
  })

describe('special provision 375', () => {
  it('frees small packs of UN 3077 and 3082', () => {
    expect(freeAs('3082')?.code).toBe('smallPacksFree')
    expect(freeAs('3077')?.code).toBe('smallPacksFree')
  })

  it('frees no aerosol because it harms water besides', () => {
    expect(freeAs('1950')).toBeNull()
  })
})
