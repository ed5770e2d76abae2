import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fontFiles } from '../../documents/rendering/load-fonts.ts'
import { projectFolder } from '../../project-folder.ts'
import { createSourceTracer } from './trace-sources.ts'

/**
 * Whether what the renderers load is still what the server started with. They are processes of their own that begin later and read templates, fonts
 * and Typst then, so that a server whose files are replaced under it draws with the new ones, while its tags name the old.
 * @returns asked after each document that was made; some hundred `stat`, a millisecond
 */
export function watchProgram(folder: string = projectFolder): () => boolean {
  const templates = readdirSync(path.join(folder, 'documents/templates')).map((name) => `documents/templates/${name}`)
  const { files, packages } = createSourceTracer(folder).trace(['documents/rendering/renderer.ts', ...templates])
  const manifests = [...packages].map((label) => `node_modules/${label.slice(0, label.lastIndexOf('@'))}/package.json`)
  const watched = [...files, ...manifests, ...fontFiles('sheet'), ...fontFiles('label')].map((file) => path.join(folder, file))
  const stateNow = () => watched.map(stateOf).join('\n')
  const atStart = stateNow()
  return () => stateNow() === atStart
}

function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}
