import { afterEach, expect, it, vi } from 'vitest'
import { isoDayOf, today } from './iso-day.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('is the day by UTC, to its last millisecond', () => {
  expect(isoDayOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31')
  expect(isoDayOf(new Date('2027-01-01T00:30:00+01:00'))).toBe('2026-12-31')
})

it('is that of now', () => {
  vi.useFakeTimers({ now: new Date('2027-07-01T00:00:00Z') })
  expect(today()).toBe('2027-07-01')
})
