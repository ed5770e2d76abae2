import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'

const rooms = ['clp', 'documents', 'wording', 'shared']

/** A hash over everything that documents are made with, so that no cached document outlives a changed text or template. */
export function hashEngine(): string {
  const hash = createHash('sha256')
  for (const room of rooms) {
    const folder = path.join(projectFolder, room)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) hash.update(path.relative(projectFolder, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
