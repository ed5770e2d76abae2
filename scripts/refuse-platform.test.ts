import { expect, it } from 'vitest'
import { refusePlatform } from './refuse-platform.ts'

it('a platform without what draws the documents is refused in a sentence', () => {
  expect(() => refusePlatform({ platform: 'linux', arch: 'x64' })).not.toThrow()
  expect(() => refusePlatform({ platform: 'linux', arch: 'arm64' })).toThrow('this is linux on arm64. Run its container there')
  expect(() => refusePlatform({ platform: 'darwin', arch: 'x64' })).toThrow('this is darwin on x64')
})
