import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it('writes dates as dd/MM/y, whatever the time of day and zone', () => {
  expect(formatDate('2026-03-12')).toBe('12/03/2026')
  expect(formatDate('2026-03-12T23:59:59Z')).toBe('12/03/2026')
})
