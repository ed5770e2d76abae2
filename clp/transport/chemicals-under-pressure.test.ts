import { describe, expect, it } from 'vitest'
import type { TransportInput } from './transport-proposal.ts'
import { propose, road, codesOf, type Entry, corrosive } from '../../test-kit/sample-receptacles.ts'

const oral: Entry = { category: 'Acute Tox. 3', statements: ['H301'] }

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
