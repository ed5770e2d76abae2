import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Files of attachments by the hash of their content; what is being written has another ending. */
export function attachmentsFolder(dataDir: string): { root: string; list: () => Promise<string[]> } {
  const root = path.join(dataDir, 'attachments')
  return {
    root,
    list: async () => {
      const names = await readdir(root, { recursive: true }).catch(() => [])
      return names.filter((name) => /(^|[/\\])[0-9a-f]{64}$/.test(name)).toSorted()
    },
  }
}
