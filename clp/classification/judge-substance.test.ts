import { describe, expect, test } from 'vitest'
import { classifyTyped, liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'

const register = openRegister(openTable([])).at('2026-11-23')
const physical = /Flam|Chem|Ox\.|Org\.|Expl|Water|Aerosol|Press|Asp/
const classesOf = (mixture: TypedMixture) =>
  classifyTyped(mixture, register)
    .classification.filter((one) => physical.test(one.class))
    .map((one) => `${one.class} ${one.statements.join(', ')}`)
const alone = (cas: string, content = 100): TypedMixture => ({ physicalState: 'liquid', components: [{ cas, content }] })

describe('a product that is one substance has the classes of its entry, without data of a mixture', () => {
  test.each<[string, TypedMixture, string[]]>([
    ['acetone', alone('67-64-1'), ['Flam. Liq. 2 H225']],
    ['acetone of 95 %', alone('67-64-1', 95), ['Flam. Liq. 2 H225']],
    ['acetone of 94.9 %, whose rest nobody knows', alone('67-64-1', 94.9), []],
    ['acetone in water', liquid([{ cas: '67-64-1', content: 95 }, part('water', 5)]), []],
    ['acetone that was measured', { ...alone('67-64-1'), measured: { flashPoint: -17, initialBoilingPoint: 30 } }, ['Flam. Liq. 1 H224']],
    ['acetone without boiling point', { ...alone('67-64-1'), measured: { flashPoint: -17 } }, ['Flam. Liq. 2 H225']],
    ['symclosene', { ...alone('87-90-1'), physicalState: 'solid' }, ['Ox. Sol. 2 H272']],
    ['dibenzoyl peroxide', { ...alone('94-36-0'), physicalState: 'solid' }, ['Org. Perox. B H241']],
    ['toluene, which may be aspirated', alone('108-88-3'), ['Flam. Liq. 2 H225', 'Asp. Tox. 1 H304']],
    ['propane, whose group its packing decides', { ...alone('74-98-6'), physicalState: 'gas' }, ['Flam. Gas 1A H220']],
    [
      'acetylene, of which its supplier knows that it is unstable',
      {
        physicalState: 'gas',
        components: [{ cas: '74-86-2', content: 100, own: { classification: ['Chem. Unst. Gas A', 'Flam. Gas 1A'] } }],
      },
      ['Chem. Unst. Gas A H220, H230'],
    ],
    ['what its supplier knows', liquid([part('a', 100, 'Flam. Liq. 3 H226')]), ['Flam. Liq. 3 H226']],
  ])('%s', (_, mixture, expected) => {
    expect(classesOf(mixture)).toEqual(expected)
  })

  test('and says by which article', () => {
    const rulesOf = (mixture: TypedMixture) =>
      classifyTyped(mixture, register).hazards.flatMap(({ steps }) =>
        steps.filter(({ gives }) => gives === 'Flam. Liq. 2').map(({ rule }) => rule),
      )
    expect(rulesOf(alone('67-64-1'))).toEqual(['CLP Article 4(3)'])
    expect(rulesOf(liquid([part('a', 100, 'Flam. Liq. 2 H225')]))).toEqual(['CLP Article 9'])
  })
})
