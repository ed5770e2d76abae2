import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of Permasheet's package.json, found from the sources as well as from the server that Vite bundled into `build/server`. */
export const projectFolder: string = findProjectFolder(import.meta.dirname)

function findProjectFolder(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json')
    if (existsSync(file)) {
      const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
      if (typeof content === 'object' && content !== null && 'name' in content && content.name === 'permasheet') return folder
    }
    if (folder === path.dirname(folder)) throw new Error(`No package.json of permasheet above ${from}`)
  }
}
