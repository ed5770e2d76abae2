import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { completeLockfile, listUnchecked, type LockedPackage } from './complete-lockfile.ts'

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
