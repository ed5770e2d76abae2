import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transport } from './transport.ts'

/** The file of a mail; its name is the delivery’s, so that the same mail lies there once however often it is written. */
export const mailFile = (folder: string, id: string): string => path.join(folder, `${id}.eml`)

/** Mails as files, where there is no mail server to send them. */
export function createFolderTransport(folder: string): Transport {
  return {
    kind: 'folder',
    isRepeatable: true,
    open: () => ({
      async send({ id, message }, gate) {
        try {
          await gate()
          // Personal links stand in them: for nobody else on this machine.
          await mkdir(folder, { recursive: true, mode: 0o700 })
          const file = mailFile(folder, id)
          await writeFile(`${file}.part`, message, { mode: 0o600 })
          await rename(`${file}.part`, file)
          return { kind: 'written', answer: path.basename(file) }
        } catch (error) {
          return { kind: 'later', answer: error instanceof Error ? error.message : String(error) }
        }
      },
      close() {},
    }),
  }
}

/** null where no such mail was written. */
export async function readMailFile(folder: string, id: string): Promise<Buffer | null> {
  return readFile(mailFile(folder, id)).catch(() => null)
}
