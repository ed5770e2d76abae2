import { describe, expect, it } from 'vitest'
import type { UserSettings } from '../../../shared/account.ts'
import { findGroup, readListParams } from './find-group.ts'

const group = (id: number, brand: 'coatings' | 'safety'): UserSettings['groups'][number] => ({
  id,
  name: `Group ${id}`,
  brand,
  role: 'owner',
})
const groups = [group(1, 'safety'), group(2, 'coatings'), group(3, 'coatings')]

describe('the workgroup of an address', () => {
  it('is the first that is named and is one of the user’s', () => {
    expect(findGroup(groups, 'coatings', [null, '99', '3', 1])?.id).toBe(3)
  })

  it('is one of the brand of the host where none is named, and any where the brand has none', () => {
    expect(findGroup(groups, 'coatings', [null])?.id).toBe(2)
    expect(findGroup([group(1, 'safety')], 'coatings', ['abc'])?.id).toBe(1)
  })

  it('is none for a member of none', () => {
    expect(findGroup([], 'coatings', [1])).toBeNull()
  })

  it('is nothing that a list is asked for', () => {
    expect(readListParams(new URLSearchParams('query=a&workgroup_id=2&sort=name'))).toEqual({ query: 'a', sort: 'name' })
  })
})
