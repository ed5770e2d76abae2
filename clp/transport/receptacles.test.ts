import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { nothingKnown } from '../../test-kit/transport-input.ts'
import { proposeTransport } from './propose-transport.ts'
import type { TransportInput } from './transport-proposal.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const propose = (changes: Partial<TransportInput>) => proposeTransport({ ...nothingKnown, ...changes }, table)
const road = (changes: Partial<TransportInput>) => propose(changes).modes.find(({ mode }) => mode === 'road')
const codesOf = (found: ReturnType<typeof road>) => found?.notes.map(({ code }) => code) ?? []

type Entry = TransportInput['classification'][number]
const pressed: Entry = { category: 'Press. Gas (Liq.)', statements: ['H280'] }
const burns: Entry = { category: 'Flam. Gas 1A', statements: ['H220'] }
const toxic: Entry = { category: 'Acute Tox. 3', statements: ['H331'] }
const oral: Entry = { category: 'Acute Tox. 3', statements: ['H301'] }
const corrosive: Entry = { category: 'Skin Corr. 1B', statements: ['H314'] }
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

describe('a fire extinguisher', () => {
  it('is UN 1044 whatever harmless agent it holds, and free by road in a strong packaging', () => {
    for (const state of ['solid', 'liquid'] as const) {
      const found = road({ state, receptacle: 'fireExtinguisher' })
      expect(found).toMatchObject({ unNumber: '1044', classificationCode: '6A', labels: ['2.2'], regulated: true })
      expect(codesOf(found)).toContain('extinguishersFree')
    }
    expect(road({ state: 'gas', receptacle: 'fireExtinguisher', classification: [pressed] })?.unNumber).toBe('1044')
  })

  it('holds nothing that burns or corrodes', () => {
    const acid = { classification: [corrosive] }
    expect(road({ receptacle: 'fireExtinguisher', ...acid })?.unNumber).toBe(road(acid)?.unNumber)
  })
})

describe('a lighter', () => {
  it('and its refill are UN 1057, each by its name', () => {
    const gas = { state: 'gas', classification: [pressed, burns] } as const
    expect(road({ ...gas, receptacle: 'lighter' })).toMatchObject({ unNumber: '1057', shippingName: { en: 'LIGHTERS' }, labels: ['2.1'] })
    expect(road({ ...gas, receptacle: 'lighterRefill' })).toMatchObject({ unNumber: '1057', shippingName: { en: 'LIGHTER REFILLS' } })
  })
})

describe('a chemical under pressure', () => {
  const chemical = (classification: readonly Entry[], more: Partial<TransportInput> = {}) =>
    road({ receptacle: 'chemicalUnderPressure', classification, ...more })
  const petrol: Entry = { category: 'Flam. Liq. 2', statements: ['H225'] }

  it.each([
    [[], {}, '3500', ['2.2']],
    [[petrol], {}, '3501', ['2.1']],
    [[], { holdsFlammable: true }, '3501', ['2.1']],
    [[oral], {}, '3502', ['2.2', '6.1']],
    [[corrosive], {}, '3503', ['2.2', '8']],
    [[oral, petrol], {}, '3504', ['2.1', '6.1']],
    [[corrosive], { holdsFlammable: true }, '3505', ['2.1', '8']],
  ] as const)('of %j and %j is UN %s', (classification, more, un, labels) => {
    expect(chemical(classification, more)).toMatchObject({ unNumber: un, transportClass: '2', labels, packingGroup: null })
  })

  it.each([
    ['toxic and corrosive', [oral, corrosive]],
    ['of packing group I', [{ category: 'Skin Corr. 1A', statements: ['H314'] }]],
    ['oxidising', [{ category: 'Ox. Liq. 2', statements: ['H272'] }]],
  ] as const)('is not accepted with contents that are %s', (_what, contents) => {
    const found = chemical(contents)
    expect(found?.unNumber).toBeNull()
    expect(codesOf(found)).toContain('prohibited')
  })

  it('is dangerous goods though its contents are none', () => {
    expect(propose({ receptacle: 'chemicalUnderPressure' }).isDangerous).toBe(true)
    expect(propose({}).isDangerous).toBe(false)
  })
})
