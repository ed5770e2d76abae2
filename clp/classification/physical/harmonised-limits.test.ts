import { describe, expect, test } from 'vitest'
import { classed, entry, limit, registerOf } from '../../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid } from '../../../tests/classify-by-request.ts'

describe('a limit of a physical hazard', () => {
  const peroxide = entry('008-003-00-9', '7722-84-1', {
    classification: [classed('Ox. Liq. 1', 'H271')],
    limits: [limit('Ox. Liq. 1', 'H271', 70), limit('Ox. Liq. 2', 'H272', 50, 70)].map((one) => ({ ...one, needsTestData: true })),
  })
  const oxidising = (content: number, tests: { class: string; result: 'negative' }[] = []) =>
    classifyTyped(liquid([{ cas: '7722-84-1', content }], { tests }), registerOf(peroxide)).hazards.find(
      ({ hazardClass }) => hazardClass === 'oxidisingLiquids',
    )

  test('holds with the mark **** until a test says otherwise, and frees nothing below it (Annex VI, 1.2.4)', () => {
    expect(oxidising(70)).toMatchObject({ outcome: 'classified', category: 'Ox. Liq. 1', remarks: [{ code: 'confirmByTest' }] })
    expect(oxidising(50)).toMatchObject({ outcome: 'classified', category: 'Ox. Liq. 2' })
    expect(oxidising(49.9)?.outcome).toBe('dataLacking')
    expect(oxidising(60, [{ class: 'Ox. Liq. 3', result: 'negative' }])?.outcome).toBe('notClassified')
  })

  test('answers for a flash point that nobody measured: formic acid above 85 %', () => {
    const formic = entry('607-001-00-0', '64-18-6', {
      classification: [classed('Flam. Liq. 3', 'H226')],
      limits: [{ ...limit('Flam. Liq. 3', 'H226', 85), fromInclusive: false }],
    })
    const of = (content: number, measured = {}) =>
      classesOf(classifyTyped(liquid([{ cas: '64-18-6', content }], measured), registerOf(formic)))
    expect([of(90), of(85), of(90, { flashPoint: 65 })]).toEqual([['Flam. Liq. 3 H226'], [], []])
  })
})
