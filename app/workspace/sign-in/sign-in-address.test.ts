import { describe, expect, it } from 'vitest'
import { signInAddress } from '../../../shared/links.ts'
import { readTarget } from './sign-in-address.ts'

describe('the way through sign-in', () => {
  it('leads back to the page that was asked for', () => {
    expect(readTarget(new URL(signInAddress('/app/products?query=lacquer'), 'https://x.example').search)).toBe(
      '/app/products?query=lacquer',
    )
    expect(signInAddress('/app')).toBe('/app/sign-in')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/p\\evil',
    'javascript:alert(1)',
    '/api/v1/auth/logout',
    '/app\r\nset-cookie: a=b',
    '/app/\t/evil.example',
    '',
  ])('never leads to %j', (to) => {
    expect(readTarget(`?${new URLSearchParams({ to })}`)).toBe('/app')
  })
})
