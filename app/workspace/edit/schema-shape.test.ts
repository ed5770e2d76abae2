import { describe, expect, it } from 'vitest'
import { productRecord } from '../../../shared/record/product-record.ts'
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
        'formulationMixer[].massPercent',
        'labelDefaults.padding',
      ]),
    )
    expect(fields.length).toBeGreaterThan(200)
  })

  it('begins new entries with what must be there', () => {
    const ingredients = shape.kind === 'object' ? shape.fields.find(({ name }) => name === 'composition') : undefined
    expect(ingredients && emptyValue(ingredients.shape)).toMatchObject({ kind: 'substance', ingredients: [] })
  })
})
