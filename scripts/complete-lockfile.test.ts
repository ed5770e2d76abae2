import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { completeLockfile, forgetUnchecked, listUnchecked, type LockedPackage } from './complete-lockfile.ts'

describe('the lockfile', () => {
  const lock = JSON.parse(readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'))

  it('names every package of every platform, so that npm ci accepts it everywhere', () => {
    expect(completeLockfile(structuredClone(lock.packages))).toEqual([])
  })

  it('has the checksum of everything that a registry sends', () => {
    expect(listUnchecked(lock.packages)).toEqual([])
    const packages = Object.entries<LockedPackage>(lock.packages)
    expect(packages.every(([, { integrity }]) => integrity === undefined || integrity.startsWith('sha512-'))).toBe(true)
  })

  it('has what draws the documents for Linux on x64, and nothing in its place elsewhere', () => {
    const engines = Object.entries<LockedPackage>(lock.packages).filter(([place]) => place.includes('typst-ts-node-compiler-'))
    const real = engines.filter(([, { link }]) => !link).map(([place]) => place.split('compiler-')[1])
    expect(real).toEqual(['linux-x64-gnu', 'linux-x64-musl'])
    expect(lock.packages['scripts/no-such-platform']).toMatchObject({ os: ['none'], optional: true })
  })

  it('names no address of a registry', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved":"http')
  })

  it('has React and the router once', () => {
    const copies = Object.keys(lock.packages).filter((place) => /node_modules\/(react|react-dom|react-router)$/.test(place))
    expect(copies.toSorted()).toEqual(['node_modules/react', 'node_modules/react-dom', 'node_modules/react-router'])
  })
})

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
