import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

export interface LockedPackage {
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** Words of a package's name that say for which platform it is. */
const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 's390x', 'ppc64', 'wasm32', 'loong64']

/**
 * Adds the packages of other platforms that npm leaves out of the lockfile where its registry does not have them: without
 * them `npm ci` refuses the lockfile on every machine. They carry the version that is asked for; but no checksum.
 * @returns the names that were added
 */
export function completeLockfile(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = []
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, place, name)) continue
      packages[`node_modules/${name}`] = {
        version: version.replace(/^[\^~]/, ''),
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      }
      added.push(name)
    }
  }
  return added
}

/** Packages without a checksum, as `name@version`: npm would take whatever a registry sends for them. */
export function listUnchecked(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([place, one]) => isUnchecked(place, one))
    .map(([place, { version = '' }]) => `${nameOf(place)}@${version}`)
}

/** Takes them out, so that npm asks its registry for them again: it believes what a lockfile says. */
export function forgetUnchecked(packages: Record<string, LockedPackage>): void {
  for (const [place, one] of Object.entries(packages)) if (isUnchecked(place, one)) delete packages[place]
}

/** What lies in this repository has no checksum and needs none: it is not asked of a registry. */
const isUnchecked = (place: string, { link, integrity }: LockedPackage): boolean => place.includes('node_modules/') && !link && !integrity

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Whether a package finds another one as Node looks for it: in its own folder, then outwards. */
function isLocked(packages: Record<string, LockedPackage>, place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '') {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = (name.split('/').at(-1) ?? '').replace('windows', 'win32').split('-')
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.some((word) => word.startsWith('gnu')) ? ['glibc'] : []
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  }
}

// `npm run lock`: once before npm writes the lockfile, with `forget`, and once behind it.
if (import.meta.main) {
  const file = path.join(projectFolder, 'package-lock.json')
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'))
  if (process.argv[2] === 'forget') forgetUnchecked(lock.packages)
  else {
    const added = completeLockfile(lock.packages)
    const unchecked = listUnchecked(lock.packages)
    if (added.length > 0) console.log(`Added to the lockfile: ${added.join(', ')}`)
    if (unchecked.length === 0) console.log('The lockfile is complete.')
    else {
      console.error(
        `${unchecked.length} packages have no checksum, because the registry of npm does not have them: ${unchecked.join(', ')}.\n` +
          'npm would take whatever is sent for them. Run npm run lock where the registry has every platform before the lockfile is released.',
      )
      process.exitCode = 1
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
