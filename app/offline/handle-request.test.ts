import { describe, expect, it } from 'vitest'
import { chooseHandling } from './addresses.ts'

describe('how a request is handled', () => {
  it.each([
    ['/assets/root-1a2b.js', false, 'asset'],
    ['/pictograms/GHS02.svg', false, 'asset'],
    ['/p/1001/en/pd/1', true, 'document'],
    ['/app', true, 'document'],
    ['/p/1001/en/gh/1.data', false, 'data'],
    ['/seen.data', false, 'data'],
    ['/app/products.data', false, 'none'],
    ['/api/v1/users/me', false, 'none'],
    ['/__manifest', false, 'discovery'],
    ['/health/live', false, 'probe'],
    ['/api/v1/sdsRender/sdsPdf/-1001/1', false, 'document'],
    ['/manifest.webmanifest', false, 'none'],
  ] as const)('%s (navigation: %s) as %s', (address, isNavigation, handling) => {
    expect(chooseHandling(address, isNavigation)).toBe(handling)
  })
})
