import { describe, expect, it } from 'vitest'
import { tellsOfFailure } from './links.ts'

describe('an error page', () => {
  it.each([
    ['/p/sdserror?id=1001&interfaceLang=en&lang=1&reference=a1b', true],
    ['/p/dossiererror?interfaceLang=en&reference=a1b', true],
    ['/p/unhandlederror?reference=a1b&interfaceLang=en', true],
    ['/p/sdserror?id=1001&interfaceLang=en&lang=1', false],
    ['/p/dossiererror', false],
    ['/p/1001/en/gh/1?reference=a1b', false],
  ])('%s tells of a failure: %s', (address, tells) => {
    expect(tellsOfFailure(address)).toBe(tells)
  })
})
