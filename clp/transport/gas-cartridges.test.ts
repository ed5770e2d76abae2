import { describe, expect, it } from 'vitest'
import type { TransportInput } from './transport-proposal.ts'
import { road, codesOf, type Entry, pressed, burns, corrosive } from '../../test-kit/sample-receptacles.ts'

const toxic: Entry = { category: 'Acute Tox. 3', statements: ['H331'] }
const oxidises: Entry = { category: 'Ox. Gas 1', statements: ['H270'] }

describe('a gas cartridge', () => {
  const cartridge = (classification: readonly Entry[], more: Partial<TransportInput> = {}) =>
    road({ state: 'gas', receptacle: 'gasCartridge', classification: [pressed, ...classification], ...more })

  it.each([
    [[], '5A', '2.2', []],
    [[burns], '5F', '2.1', []],
    [[oxidises], '5O', '2.2', ['5.1']],
    [[toxic], '5T', '2.3', []],
    [[toxic, burns], '5TF', '2.3', ['2.1']],
    [[toxic, corrosive], '5TC', '2.3', ['8']],
  ] as const)('of %j is UN 2037 with the code %s', (contents, classificationCode, label, subsidiary) => {
    expect(cartridge(contents)).toMatchObject({
      unNumber: '2037',
      classificationCode,
      labels: [label, ...subsidiary],
      subsidiary,
      packingGroup: null,
      shippingName: { en: 'RECEPTACLES, SMALL, CONTAINING GAS' },
    })
  })

  it('holds a litre at most: beyond, the gas has its own entry', () => {
    const butane = { pure: '106-97-8', largestPack: 1 }
    expect(cartridge([burns], butane)?.unNumber).toBe('2037')
    expect(cartridge([burns], { ...butane, largestPack: 1.5 })?.unNumber).toBe('1011')
  })

  it('of 50 ml with nothing toxic is not subject', () => {
    const small = { largestPack: 0.05, holdsToxic: false }
    expect(codesOf(cartridge([burns], small))).toContain('smallCartridgesFree')
    expect(codesOf(cartridge([burns], { ...small, largestPack: 0.06 }))).not.toContain('smallCartridgesFree')
    expect(codesOf(cartridge([burns], { ...small, unknown: ['something'] }))).not.toContain('smallCartridgesFree')
  })

  it('is nothing that a liquid or an aerosol is in', () => {
    expect(road({ receptacle: 'gasCartridge' })).toBeUndefined()
    expect(road({ receptacle: 'gasCartridge', state: 'aerosol' })?.unNumber).toBe('1950')
  })
})
