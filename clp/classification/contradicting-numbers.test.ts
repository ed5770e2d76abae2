import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { methanol, registerOf } from '../../test-kit/harmonised-entries.ts'
import { acid, chloride } from '../../test-kit/hydrogen-chloride-entries.ts'
import { classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a number that stands in several entries', () => {
  test('numbers that contradict each other are named', () => {
    const result = of({ cas: '7647-01-0', index: '603-001-00-X', content: 1 }, chloride, methanol)
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'substance.numbersContradict', path: 'mixture.components[0]' }))
  })

  test.each([
    // hydrogen chloride with the EC number of methanol
    [
      { cas: '7647-01-0', ec: '200-659-6' },
      { cas: '200-659-6', index: '017-002-00-2' },
    ],
    // its own; a list number that no entry has; a hydrate, which bears the number of the salt
    [{ cas: '7647-01-0', ec: '231-595-7' }, null],
    [{ cas: '67-56-1', ec: '905-588-0' }, null],
    [{ cas: '7789-12-0', ec: '200-659-6' }, null],
  ])('an EC number of another entry than the CAS number is named: %o', (numbers, params) => {
    const warnings = of({ ...numbers, content: 1 }, chloride, acid, methanol).warnings.filter(
      ({ code }) => code === 'substance.numbersContradict',
    )
    expect(warnings.map((one) => one.params)).toEqual(params === null ? [] : [params])
  })
})
