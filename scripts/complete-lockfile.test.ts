import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { completeLockfile } from './complete-lockfile.ts'

describe('the lockfile', () => {
  const lock = JSON.parse(readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'))

  it('names every package of every platform, so that npm ci accepts it everywhere', () => {
    expect(completeLockfile(structuredClone(lock.packages))).toEqual([])
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
