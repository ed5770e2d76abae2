import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { property } from '../../test-kit/contradictions/change-record.ts'
import { checkProperties } from './properties.ts'

describe('the flammable components of an aerosol', () => {
  const codesOf = (category: 'Aerosol 1' | 'Aerosol 3') =>
    findBy(
      checkProperties,
      plantIn(1013, (record) => {
        record.parameters = record.parameters.filter((one) => one.property !== 'flammableComponents')
        delete property(record, 'aerosols').remark
        record.classification = record.classification.map((one) =>
          one.category === 'Aerosol 1'
            ? { ...one, category, statements: category === 'Aerosol 1' ? one.statements : ['H229'], basis: 'calculation' }
            : one,
        )
      }),
    ).map(({ code }) => code)

  it('need no figure in category 1 without a test, and need one in any other', () => {
    expect(codesOf('Aerosol 1')).not.toContain('properties.flammableComponentsMissing')
    expect(codesOf('Aerosol 3')).toContain('properties.flammableComponentsMissing')
  })
})
