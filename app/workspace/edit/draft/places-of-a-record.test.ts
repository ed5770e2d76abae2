import { describe, expect, it } from 'vitest'
import { valueAt, withValueAt, writePath } from '../../record/record-values.ts'

describe('places of a record', () => {
  const record = { composition: { ingredients: [{ casNumber: '1-1-1' }, { casNumber: '2-2-2' }] } }

  it('are read and written without touching the rest', () => {
    const path = ['composition', 'ingredients', 1, 'casNumber'] as const
    expect(valueAt(record, path)).toBe('2-2-2')
    const next = withValueAt(record, path, '3-3-3')
    expect(valueAt(next, path)).toBe('3-3-3')
    expect(valueAt(next, ['composition', 'ingredients', 0])).toBe(record.composition.ingredients[0])
    expect(writePath(path)).toBe('composition.ingredients[1].casNumber')
  })

  it('lose a field that becomes undefined', () => {
    expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
    expect(valueAt({}, ['toString'])).toBeUndefined()
  })
})
