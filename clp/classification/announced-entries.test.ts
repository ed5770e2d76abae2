import { describe, expect, test } from 'vitest'
import { classed, entry, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid } from '../../tests/classify-by-request.ts'

describe('a day before the register is whole', () => {
  const announced = (appliesFrom: string) => {
    const found = entry('007-031-00-9', '10024-97-2', { classification: [classed('Repr. 1B', 'H360Df')], appliesFrom })
    const register = registerOf(found)
    const harmonised = {
      ...register.harmonised,
      day: '2026-04-30',
      completeFrom: '2026-05-01',
      findByCas: () => [{ entry: found, part: null, standing: 'announced' as const }],
    }
    return classifyTyped(liquid([{ cas: '10024-97-2', content: 5 }]), { ...register, harmonised }, '2026-04-30')
  }

  test('has the later form of an entry whose earlier one is not known', () => {
    expect(classesOf(announced('2026-05-01'))).toEqual(['Repr. 1B H360Df'])
  })

  test('has no entry that a later act enters anew', () => {
    const result = announced('2027-02-01')
    expect(classesOf(result)).toEqual([])
    expect(result.warnings.map(({ code }) => code)).toEqual(['substance.announced'])
  })
})
