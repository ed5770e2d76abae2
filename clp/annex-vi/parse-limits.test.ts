import { describe, expect, it } from 'vitest'
import { parseLimits } from './parse-limits.ts'
import { measureWork } from '../../tests/measure-work.ts'

const limitsOf = (text: string) =>
  parseLimits(text).limits.map((limit) => [limit.category, limit.statement, limit.from, limit.fromInclusive, limit.to, limit.toInclusive])

describe('a limit', () => {
  it.each([
    ['Skin Sens. 1A; H317: C ≥ 0.0015 %', [['Skin Sens. 1A', 'H317', 0.0015, true, null, false]]],
    ['Carc. 1B; H350: C ≥ 0,01 %', [['Carc. 1B', 'H350', 0.01, true, null, false]]],
    ['Eye Irrit. 2; H319: 14 % ≤ C < 22 %', [['Eye Irrit. 2', 'H319', 14, true, 22, false]]],
    ['Ox. Liq. 2; H272: C ≤ 50 %', [['Ox. Liq. 2', 'H272', null, false, 50, true]]],
    ['Ox. Liq. 1; H271: C > 50 %', [['Ox. Liq. 1', 'H271', 50, false, null, false]]],
    ['STOT SE 3; H335: C < 10 %', [['STOT SE 3', 'H335', null, false, 10, false]]],
    ['EUH031: C ≥ 5 %', [[null, 'EUH031', 5, true, null, false]]],
    ['Repr. 1A; H360D: C>=0.003%', [['Repr. 1A', 'H360D', 0.003, true, null, false]]],
    ['Skin Corr. 1B H314 : 5 % <= C <10 %', [['Skin Corr. 1B', 'H314', 5, true, 10, false]]],
  ])('%s', (text, expected) => {
    expect(limitsOf(text)).toEqual(expected)
    expect(parseLimits(text).unread).toEqual([])
  })

  it('may stand with others on a line, or be broken over several', () => {
    expect(limitsOf('Skin Corr. 1B; H314: C ≥ 50 % Skin Irrit. 2; H315: 30 % ≤ C < 50 %')).toHaveLength(2)
    expect(limitsOf('STOT RE 2;\nH373: 0,1 %\n≤ C < 1 %')).toEqual([['STOT RE 2', 'H373', 0.1, true, 1, false]])
  })

  it('that needs test data says so: hydrogen peroxide', () => {
    expect(
      parseLimits('Ox. Liq. 1; H271: C ≥ 70 %****|Ox. Liq. 2; H272: 50 % ≤ C < 70 % ****').limits.map(({ needsTestData }) => needsTestData),
    ).toEqual([true, true])
  })

  it.each([
    'Skin Irrit. 2; H314: C ≥ 5 %', // H314 is not of Skin Irrit. 2
    'H315: C ≥ 5 %', // no category
    'Skin Irrit. 9; H315: C ≥ 5 %',
    'Skin Irrit. 2; H315: C ≥ five %',
    'Skin Irrit. 2; H315: C ≥ 5',
    'inhalation: ATE = 3 mg/L', // vapour, dust or mist?
    'inhalation: ATE = 3 mg/kg bw',
    'oral: ATE = 3 mg/L',
    'M = ten',
    '=HYPERLINK("http://example.com")',
  ])('is not guessed at: %s', (text) => {
    expect(parseLimits(text)).toMatchObject({ limits: [], estimates: [], factors: [], unread: [text] })
  })

  it('reads a long hostile cell in no time', async () => {
    const cells = ['1 '.repeat(20_000), 'Skin '.repeat(20_000), 'H317'.repeat(10_000), '*'.repeat(50_000), `M = ${'1 000 '.repeat(10_000)}`]
    expect(await measureWork(() => cells.map(parseLimits))).toBeLessThan(1_000)
  })
})
