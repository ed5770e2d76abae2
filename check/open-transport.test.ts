import { describe, expect, it } from 'vitest'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { transportModes, type transportClasses } from '../shared/record/transport.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, water } from '../test-kit/say-for-recipe.ts'

type Class = (typeof transportClasses)[number]

/** A mixture that nobody has tested, whose section 14 says this class. */
function recordOf(name: string, classes: string[], hazardClass: Class): ProductRecord {
  const components = [{ name, cas: '128-37-0', content: 60, own: { classification: [...classes, 'Eye Irrit. 2 H319'] } }, water(40)]
  const { transport } = recordOfCatalogue(1003)
  const record = acceptEverything(recipe(components, { physicalState: 'solid', inhalation: 'dust' }))
  if (!transport.regulated) throw new Error('The record is one of dangerous goods')
  const said = Object.fromEntries(transportModes.map((mode) => [mode, { ...transport[mode], hazardClass, subsidiaryHazards: [] }]))
  return productRecord.parse({ ...record, transport: { ...transport, ...said } })
}
const unfounded = (record: ProductRecord) => checkOn(record).filter(({ code }) => code === 'transport.unfounded')

describe('goods of which a test lacks', () => {
  it.each<[string, string[], Class, Class]>([
    ['a peroxide', ['Org. Perox. D H242'], '5.2', '9'],
    ['an explosive', ['Expl. 1.4 H204'], '1', '9'],
    ['a self-reactive powder', ['Self-react. D H242'], '4.1', '5.1'],
    ['a desensitised explosive', ['Desen. Expl. 2 H207'], '4.1', '5.2'],
  ])('are of the classes that they may be of, and of no other: %s', (name, classes, possible, other) => {
    expect(unfounded(recordOf(name, classes, possible))).toEqual([])
    expect(unfounded(recordOf(name, classes, other))).not.toEqual([])
  })
})
