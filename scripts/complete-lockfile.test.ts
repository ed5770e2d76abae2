import { describe, expect, it } from 'vitest'
import { completeLockfile, forgetUnchecked, listUnchecked, type LockedPackage } from './complete-lockfile.ts'

describe('completing a lockfile', () => {
  it('names what has no checksum, and lets npm ask for it again', () => {
    const packages: Record<string, LockedPackage> = {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/@b/c': { version: '2.0.0' },
      'node_modules/a/node_modules/d': { version: '3.0.0' },
      'node_modules/local': { link: true },
      'scripts/local': {},
    }
    expect(listUnchecked(packages)).toEqual(['@b/c@2.0.0', 'd@3.0.0'])
    forgetUnchecked(packages)
    expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/local', 'scripts/local'])
  })

  it('adds what is missing with the platform that its name tells, and nothing that an outer folder has', () => {
    const packages = {
      'node_modules/a': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@a/linux-arm64-musl': '1.0.0', '@a/win32-x64-msvc': '^1.0.0' },
      },
      'node_modules/b/node_modules/c': { version: '2.0.0', optionalDependencies: { d: '3.0.0' } },
      'node_modules/d': { version: '3.0.0' },
    }
    expect(completeLockfile(packages)).toEqual(['@a/linux-arm64-musl', '@a/win32-x64-msvc'])
    expect(packages).toMatchObject({
      'node_modules/@a/linux-arm64-musl': { version: '1.0.0', dev: true, optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
      'node_modules/@a/win32-x64-msvc': { version: '1.0.0', dev: true, optional: true, os: ['win32'], cpu: ['x64'] },
    })
  })
})
