import { describe, expect, it } from 'vitest'
import { productRecord } from './product-record.ts'
import { transport } from './transport.ts'
import { emptyValue, shapeOf, type Shape } from './schema-shape.ts'

/** Every field of a shape with its path. */
function listFields(shape: Shape, path = ''): string[] {
  if (shape.kind === 'list') return [path, ...listFields(shape.of, `${path}[]`)]
  if (shape.kind === 'object')
    return shape.fields.flatMap((field) => listFields(field.shape, path === '' ? field.name : `${path}.${field.name}`))
  if (shape.kind === 'variants')
    return shape.variants.flatMap(({ fields }) => fields.flatMap((field) => listFields(field.shape, `${path}.${field.name}`)))
  return [path]
}

describe('the shape of the record', () => {
  const shape = shapeOf(productRecord)
  const fields = listFields(shape)

  it('has a field for every part of the schema', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        'name',
        'composition.ingredients[].casNumber',
        'parameters[].quantity',
        'firstAid.eyes[]',
        'transport.unNumber',
        'transport.road.reason',
        'transport.air.unNumber',
        'toxicology.notClassified.carcinogenicity',
        'ecology.notClassified.aquaticHazard',
        'formulationMixer[].massPercent',
        'labelDefaults.padding',
      ]),
    )
    expect(fields.length).toBeGreaterThan(200)
  })

  it('tells a mode of transport that regulates the product from one that does not, and takes the first where nothing is said', () => {
    const whole = shapeOf(transport)
    const fieldsOfRegulated = whole.kind === 'variants' ? whole.variants.flatMap(({ fields }) => fields) : []
    const road = fieldsOfRegulated.find(({ name }) => name === 'road')?.shape
    if (road?.kind !== 'variants') throw new Error('there is nothing to choose')
    expect(road.variants.map(({ value }) => value)).toEqual([true, false])
    expect(emptyValue(road)).toMatchObject({ regulated: true, hazardClass: '1' })
  })

  it('begins new entries with what must be there', () => {
    const ingredients = shape.kind === 'object' ? shape.fields.find(({ name }) => name === 'composition') : undefined
    expect(ingredients && emptyValue(ingredients.shape)).toMatchObject({ kind: 'substance', ingredients: [] })
  })
})
