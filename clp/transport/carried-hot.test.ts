import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { nothingKnown } from '../../test-kit/transport-input.ts'
import { proposeTransport } from './propose-transport.ts'
import { openClassesOf, type TransportInput } from './transport-proposal.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const propose = (changes: Partial<TransportInput>) => proposeTransport({ ...nothingKnown, ...changes }, table)
const at = (mode: 'road' | 'sea' | 'air', changes: Partial<TransportInput>) => propose(changes).modes.find((one) => one.mode === mode)
const codesOf = (found: ReturnType<typeof at>) => found?.notes.map(({ code }) => code) ?? []

const heated = (temperature: number, meltingPoint: number | null = null, mayFlash = true) => ({
  hot: { temperature, meltingPoint, mayFlash },
})

describe('goods that are carried heated', () => {
  it.each([
    [99, 230, null],
    [100, 230, '3257'],
    [229, 230, '3257'],
    [230, 230, '3256'],
    [240, 230, '3256'],
    [85, 86, null],
    [86, 86, '3256'],
  ])('are, as a liquid at %s °C with a flash point of %s °C, UN %s', (temperature, flashPoint, un) => {
    const found = at('road', { ...heated(temperature), flashPoint })
    expect(found?.unNumber ?? null).toBe(un)
    if (un === null) return
    const [transportClass, name] =
      un === '3256' ? ['3', 'ELEVATED TEMPERATURE LIQUID, FLAMMABLE, N.O.S.'] : ['9', 'ELEVATED TEMPERATURE LIQUID, N.O.S.']
    expect(found).toMatchObject({ transportClass, packingGroup: 'III', shippingName: { en: name }, limitedQuantity: '0' })
  })

  it.each([
    [239, 400, null],
    [240, 400, '3258'],
    [400, 400, '3257'],
  ])('are, as a solid at %s °C that melts at %s °C and does not burn, UN %s', (temperature, melting, un) => {
    expect(at('road', { state: 'solid', ...heated(temperature, melting, false) })?.unNumber ?? null).toBe(un)
  })

  it('are molten where nobody knows at what temperature they melt, and the proposal says so', () => {
    const found = at('road', { state: 'solid', flashPoint: 250, ...heated(170) })
    expect(found?.unNumber).toBe('3257')
    expect(codesOf(found)).toEqual(expect.arrayContaining(['meltingPointMissing', 'elevatedMark']))
  })

  it('are taken for flammable without a flash point, and below 100 °C open', () => {
    const found = at('road', heated(150))
    expect(found?.unNumber).toBe('3256')
    expect(codesOf(found)).toContain('flashPointMissing')
    expect(at('road', heated(150, null, false))?.unNumber).toBe('3257')
    const open = propose(heated(80))
    expect(open.isDangerous).toBe(false)
    expect(openClassesOf(open)).toEqual({ categories: 'UN 3256' })
    expect(openClassesOf(propose(heated(60)))).toBeNull()
  })

  it('take the row of road markings up to 190 °C, and are named by what they consist of', () => {
    const technical = [{ name: 'asphalt', weight: 100, classes: [] }]
    const row = (temperature: number) => at('road', { ...heated(temperature), flashPoint: 300, technical })
    expect(row(190)?.specialProvisions).toContain('668')
    expect(row(191)?.specialProvisions).not.toContain('668')
    expect(row(180)?.technicalNames).toEqual(['asphalt'])
  })

  it('keep every other class, with the word and the mark that tell of the heat', () => {
    const corrosive = { classification: [{ category: 'Skin Corr. 1B', statements: ['H314'] }] } as const
    const found = at('road', { ...corrosive, ...heated(110), flashPoint: 200 })
    expect(found).toMatchObject({ transportClass: '8', packingGroup: 'II' })
    expect(found?.notes.find(({ code }) => code === 'nameHot')).toMatchObject({ source: 'ADR 5.4.1.1.14', params: { word: 'HOT' } })
    const early = { classification: [{ category: 'Flam. Liq. 3', statements: ['H226'] }], flashPoint: 40 } as const
    expect(at('road', { ...early, ...heated(70) })).toMatchObject({ unNumber: '1993', subsidiary: [] })
    // What corrodes and is carried at its flash point has both classes.
    expect(at('road', { ...corrosive, ...heated(110), flashPoint: 100 })).toMatchObject({ unNumber: '2920', subsidiary: ['3'] })
  })

  it('stand before what is hazardous to water alone, with its mark', () => {
    const found = at('road', {
      classification: [{ category: 'Aquatic Chronic 2', statements: ['H411'] }],
      ...heated(120),
      flashPoint: 200,
      largestPack: 1,
    })
    expect(found).toMatchObject({ unNumber: '3257', environmentallyHazardous: true, regulated: true })
  })

  it.each([
    ['7704-34-9', '2448', 'SULPHUR, MOLTEN'],
    ['91-20-3', '2304', 'NAPHTHALENE, MOLTEN'],
    ['108-95-2', '2312', 'PHENOL, MOLTEN'],
  ])('have the entry of the molten substance: %s is UN %s', (pure, un, name) => {
    const solid = { state: 'solid', pure, flashPoint: null } as const
    expect(at('road', { ...solid, ...heated(150, 113) })).toMatchObject({ unNumber: un, shippingName: { en: name } })
    expect(at('road', { ...solid, ...heated(50, 113) })?.unNumber).not.toBe(un)
  })

  it('have one number with two names and rows, as maleic anhydride has: UN 2215', () => {
    const solid = { state: 'solid', pure: '108-31-6', flashPoint: null } as const
    expect(at('road', solid)).toMatchObject({
      unNumber: '2215',
      classificationCode: 'C4',
      limitedQuantity: '5 kg',
      shippingName: { en: 'MALEIC ANHYDRIDE', de: 'MALEINSÄUREANHYDRID', fr: 'ANHYDRIDE MALÉIQUE' },
    })
    expect(at('road', { ...solid, ...heated(60, 53) })).toMatchObject({
      unNumber: '2215',
      classificationCode: 'C3',
      limitedQuantity: '0',
      shippingName: { en: 'MALEIC ANHYDRIDE, MOLTEN' },
    })
  })

  it('do not fly', () => {
    expect(codesOf(at('air', { ...heated(150), flashPoint: 300 }))).toContain('prohibited')
    expect(codesOf(at('road', { ...heated(150), flashPoint: 300 }))).not.toContain('prohibited')
  })
})
