import { describe, expect, it } from 'vitest'
import { findLibraryClasses, type LibraryClasses } from './library-classes.ts'

const entry = (casNumber: string | null, ecNumber: string | null, indexNumber: string | null, name: string): LibraryClasses[number] => ({
  casNumber,
  ecNumber,
  indexNumber,
  own: { classification: [name] },
})
const all = [
  entry('1330-20-7', '215-535-7', '601-022-00-9', 'xylene'),
  entry(null, '918-668-5', null, 'aromatics'),
  entry('7647-01-0', '231-595-7', '017-002-01-X', 'hydrochloric acid'),
  entry('14808-60-7', '238-878-4', null, 'quartz'),
  entry('14808-60-7', '238-878-4', null, 'quartz that is breathed in'),
]

describe('what the library says of a substance', () => {
  it.each([
    ['by its CAS number', { cas: '1330-20-7' }, 'xylene'],
    ['by a CAS number with blanks around it', { cas: ' 1330-20-7 ' }, 'xylene'],
    ['by its EC number where it has no other', { ec: '918-668-5' }, 'aromatics'],
    ['by an index number alone', { index: '601-022-00-9' }, 'xylene'],
  ])('is found %s', (_how, numbers, name) => {
    expect(findLibraryClasses(all, numbers)?.classification).toEqual([name])
  })

  it.each([
    ['another substance of the same index number', { cas: '106-42-3', index: '601-022-00-9' }],
    ['the gas of an acid in water', { cas: '7647-01-0', index: '017-002-00-2' }],
    ['a number of several substances', { cas: '14808-60-7' }],
    ['a substance without any number', {}],
    ['a substance that it does not have', { cas: '67-64-1' }],
  ])('is nothing of %s', (_what, numbers) => {
    expect(findLibraryClasses(all, numbers)).toBeUndefined()
  })
})
