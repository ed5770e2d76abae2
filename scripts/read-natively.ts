import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules of these rooms, in the graph of the pages: a scheme that Vite leaves to Node. */
const scheme = 'native:'

export interface NativeModules {
  /** Leaves the modules of the rooms to Node where pages import them, so that there is one of each. */
  plugin: Plugin
  /** A module of a room, as its files are now. @param file its whole path */
  load(file: string): Promise<unknown>
  /** Reads anew what is changed, and whatever imports it. @param isChanged of the whole path of a module */
  forget(isChanged: (file: string) => boolean): void
}

/**
 * The server's modules as Node itself reads them, by leaving out their types: Vite takes three times as long for them. Node keeps what it has
 * read under its address, so that a changed one gets a new address, and so does each that imports it.
 * @param rooms folders, with the separator at their end
 */
export function readNatively(rooms: readonly string[]): NativeModules {
  const versions = new Map<string, number>()
  const importersOf = new Map<string, Set<string>>()
  const isOwn = (file: string): boolean => rooms.some((room) => file.startsWith(room))
  const versioned = (file: string): string => {
    const version = versions.get(file)
    return pathToFileURL(file).href + (version === undefined ? '' : `?v=${version}`)
  }
  const noteImport = (file: string, importer: string): void => {
    const importers = importersOf.get(file)
    if (importers) importers.add(importer)
    else importersOf.set(file, new Set([importer]))
  }
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(scheme))
        return { url: versioned(fileURLToPath(`file:${specifier.slice(scheme.length)}`)), shortCircuit: true }
      const { parentURL } = context
      if (!/^\.\.?\/.*\.ts$/.test(specifier) || !parentURL?.startsWith('file:')) return next(specifier, context)
      const importer = fileURLToPath(parentURL)
      const file = path.resolve(importer, '..', specifier)
      if (!isOwn(importer) || !isOwn(file)) return next(specifier, context)
      noteImport(file, importer)
      // Node says better what lacks. Where nothing lacks, it would ask the disk four times for what is known here.
      if (!existsSync(file)) return next(specifier, context)
      return { url: versioned(file), format: 'module-typescript', shortCircuit: true }
    },
  })
  const forgetOne = (file: string, seen: Set<string>): void => {
    if (seen.has(file)) return
    seen.add(file)
    versions.set(file, (versions.get(file) ?? 0) + 1)
    for (const importer of importersOf.get(file) ?? []) forgetOne(importer, seen)
  }
  return {
    plugin: {
      name: 'read-natively',
      enforce: 'pre',
      apply: 'serve',
      applyToEnvironment: ({ name }) => name === 'ssr',
      resolveId: {
        order: 'pre',
        filter: { id: /^\.\.?\/.*\.ts$/ },
        handler(id, importer) {
          const file = importer === undefined ? id : path.resolve(importer, '..', id)
          return isOwn(file) ? { id: `${scheme}//${pathToFileURL(file).pathname}`, external: true } : null
        },
      },
    },
    load: (file) => import(versioned(file)),
    forget(isChanged) {
      const seen = new Set<string>()
      for (const file of new Set([...importersOf.keys(), ...[...importersOf.values()].flatMap((all) => [...all])]))
        if (isChanged(file)) forgetOne(file, seen)
    },
  }
}
