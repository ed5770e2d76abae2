import { describe, expect, it } from 'vitest'
import { labelQuery } from './label-query.ts'
import { sharedQuery } from './links.ts'

describe('links', () => {
  it('share the options of a label, and nothing else of its page', () => {
    expect(sharedQuery('ed', '?dim=5&xlang=2,3&tab=more&choose=size&utm_source=mail')).toBe('?dim=5&xlang=2,3')
    expect(sharedQuery('ed', '?dim=&vseb=&info=&lp=')).toBe('?vseb=&info=')
    expect(sharedQuery('ee', '?dim=5&version=2')).toBe('?dim=5')
    expect(sharedQuery('ee', '?tab=more')).toBe('')
  })

  it('share every option that a label has', () => {
    const all = `?${new URLSearchParams(Object.keys(labelQuery.shape).map((name) => [name, '1']))}`
    expect(sharedQuery('ee', all)).toBe(all)
  })

  it('share which version of a sheet is compared with which', () => {
    expect(sharedQuery('gh', '?version=2&compare=1&qrCode=0&dim=5')).toBe('?version=2&compare=1')
    expect(sharedQuery('pd', '?version=2')).toBe('')
  })
})
