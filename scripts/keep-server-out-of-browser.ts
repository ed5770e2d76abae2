import path from 'node:path'
import type { Plugin } from 'vite'

/** Rooms that must never reach a browser: they hold the database, the engine and the texts of every language. */
const serverRooms = ['server', 'check', 'propose', 'documents', 'wording', 'catalogue']

/** Fails the build when a browser bundle reaches a room of the server. */
export function keepServerOutOfBrowser(folder: string): Plugin {
  const roots = serverRooms.map((room) => path.join(folder, room) + path.sep)
  return {
    name: 'keep-server-out-of-browser',
    // While one develops, files are looked through before what is for the server is taken out of them.
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (this.environment.name !== 'client') return null
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (resolved && roots.some((root) => resolved.id.startsWith(root)))
        this.error(`${importer} pulls ${resolved.id} into the browser bundle`)
      return null
    },
  }
}
