import { describe, expect, it } from 'vitest'
import { joinPlainLines } from './join-plain-lines.ts'

describe('the lines of a cell', () => {
  it('are one text where each is plain', () => {
    expect(joinPlainLines(['CAS 67-64-1', '2-propanone'])).toBe('CAS 67-64-1\n2-propanone')
    expect(joinPlainLines([''])).toBe('')
    expect(joinPlainLines([])).toBe('')
  })

  it('stay apart where one has pieces, a name, or a place to break', () => {
    for (const line of [[{ text: '20', mark: 'added' }], { name: 'CAS', value: '67-64-1' }, 'di\u00adisocyanate', 'N,\u200bN'])
      expect(joinPlainLines(['2-propanone', line])).toEqual(['2-propanone', line])
  })
})
