import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-records.ts'

describe('two changes of one record', () => {
  const base = { name: 'Lacquer', list: [{ text: 'a' }, { text: 'b' }], deep: { one: 1, two: 2 } }

  it('are merged where they are in different places, within a list too', () => {
    const first = { ...base, name: 'Varnish', list: [{ text: 'A' }, { text: 'b' }] }
    const second = { ...base, list: [{ text: 'a' }, { text: 'B' }], deep: { one: 1, three: 3 } }
    expect(mergeChanges(base, first, second)).toStrictEqual({
      merged: { name: 'Varnish', list: [{ text: 'A' }, { text: 'B' }], deep: { one: 1, three: 3 } },
      collisions: [],
    })
  })

  it('conflict where both changed one place, and where a list became longer', () => {
    const first = { ...base, name: 'Varnish', list: [...base.list, { text: 'c' }] }
    const second = { ...base, name: 'Stain', list: [{ text: 'x' }, { text: 'b' }] }
    expect(mergeChanges(base, first, second)).toStrictEqual({ merged: first, collisions: ['name', 'list'] })
  })

  it('do not conflict where both made the same change', () => {
    const same = { ...base, name: 'Stain' }
    expect(mergeChanges(base, same, { ...same }).collisions).toStrictEqual([])
  })
})
