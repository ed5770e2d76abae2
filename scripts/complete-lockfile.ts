import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

interface LockedPackage {
  version?: string
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
 * them `npm ci` refuses the lockfile on every machine. They carry the version that is asked for and no checksum.
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

// `npm run lock`
if (import.meta.main) {
  const file = path.join(projectFolder, 'package-lock.json')
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLockfile(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length === 0 ? 'The lockfile is complete.' : `Added to the lockfile: ${added.join(', ')}`)
}
