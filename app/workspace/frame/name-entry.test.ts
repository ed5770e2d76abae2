import { expect, it } from 'vitest'
import { nameEntry } from './name-entry.ts'

it('an entry that the router did not make is told from others by its address', () => {
  const entries = [
    { key: 'default', pathname: '/app/products' },
    { key: 'default', pathname: '/app/coverage' },
    { key: 'k3x9', pathname: '/app/products' },
    { key: 'k3x9', pathname: '/app/coverage' },
  ]
  expect(entries.map(nameEntry)).toEqual(['default /app/products', 'default /app/coverage', 'k3x9', 'k3x9'])
})
