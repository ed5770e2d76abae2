import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The sources of a part of the program. */
export interface TracedSources {
  /** Own files, relative to the project folder. */
  files: ReadonlySet<string>
  /** Packages with their versions, dependencies included: `docx@9.15.2`. */
  packages: ReadonlySet<string>
}

export interface SourceTracer {
  /** Everything that these files import, without types and tests. @throws Error for a missing file */
  trace(roots: readonly string[]): TracedSources
  /** The installed packages with their dependencies. */
  tracePackages(names: readonly string[]): ReadonlySet<string>
  /** Hash of the content of a file, read once. */
  hashFile(file: string): string
}

/** Expressions that load a module: `import … from`, `export … from`, `import()`, `require()`; `import type` loads nothing. */
const staticLoad = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s+)?'([^']+)'/gm
const dynamicLoad = /(?<!typeof )\b(?:import|require)\(\s*['"`]([^'"`$]+)/g
/** The same of a Typst template. */
const templateLoad = /^#(?:import|include)\s+"([^"]+)"/gm

/** @param folder with the package.json of the program */
export function createSourceTracer(folder: string): SourceTracer {
  const loads = new Map<string, readonly string[]>()
  const hashes = new Map<string, string>()
  const needed = new Map<string, { label: string; names: readonly string[] }>()

  function loadsOf(file: string): readonly string[] {
    const known = loads.get(file)
    if (known) return known
    const text = readFileSync(path.join(folder, file), 'utf8')
    const patterns = file.endsWith('.ts') ? [staticLoad, dynamicLoad] : file.endsWith('.typ') ? [templateLoad] : []
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, loaded = '']) => loaded))
    loads.set(file, found)
    return found
  }

  /** A package as Node resolves it from a folder: in node_modules there, then in each parent. */
  function findPackage(name: string, from: string): string | undefined {
    for (let place = from; ; place = path.dirname(place)) {
      const found = path.join(place, 'node_modules', name)
      if (existsSync(path.join(found, 'package.json'))) return found
      if (place === folder || place === path.dirname(place)) return undefined
    }
  }

  function readPackage(place: string): { label: string; names: readonly string[] } {
    const known = needed.get(place)
    if (known) return known
    const { name = '', version = '', dependencies = {}, optionalDependencies = {} } = readManifest(path.join(place, 'package.json'))
    const read = { label: `${name}@${version}`, names: Object.keys({ ...dependencies, ...optionalDependencies }) }
    needed.set(place, read)
    return read
  }

  function addPackage(packages: Set<string>, name: string, from: string): void {
    const place = findPackage(name, from)
    // A package for another platform is not installed.
    if (place === undefined) return
    const { label, names } = readPackage(place)
    if (packages.has(label)) return
    packages.add(label)
    for (const one of names) addPackage(packages, one, place)
  }

  return {
    trace(roots) {
      const files = new Set<string>()
      const packages = new Set<string>()
      const follow = (file: string): void => {
        if (files.has(file)) return
        files.add(file)
        for (const loaded of loadsOf(file)) {
          if (file.endsWith('.typ') || loaded.startsWith('.')) follow(path.join(path.dirname(file), loaded))
          else if (!loaded.startsWith('node:')) addPackage(packages, nameOfPackage(loaded), folder)
        }
      }
      for (const root of roots) follow(root)
      return { files, packages }
    },
    tracePackages(names) {
      const packages = new Set<string>()
      for (const name of names) addPackage(packages, name, folder)
      return packages
    },
    hashFile(file) {
      const hash =
        hashes.get(file) ??
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')
      hashes.set(file, hash)
      return hash
    },
  }
}

interface Manifest {
  name?: string
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function nameOfPackage(loaded: string): string {
  return loaded
    .split('/')
    .slice(0, loaded.startsWith('@') ? 2 : 1)
    .join('/')
}
