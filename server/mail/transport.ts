import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A mail ready for sending. */
export interface ReadyMail {
  /** Of the delivery: names its file where mails are written into a folder. */
  id: string
  from: string
  to: string
  /** The message with its headers, RFC 5322. */
  message: Buffer
}

/**
 * What the other side said. `accepted`: it has taken the mail over. `written`: there is no other side, and the mail lies in a folder.
 * `refused`: it will never take it. `later`: not now, but perhaps at another time; nothing of this attempt is left there.
 */
export interface Outcome {
  kind: 'accepted' | 'written' | 'refused' | 'later'
  /** The answer or the reason, in the words of the server. */
  answer: string
}

/** A connection for several mails, one after the other. */
export interface Courier {
  /**
   * Never throws.
   * @param gate is waited for before the last byte, with which the mail is handed over, leaves; where it throws, the mail is not sent
   */
  send(mail: ReadyMail, gate: () => Promise<void>): Promise<Outcome>
  close(): void
}

export interface Transport {
  kind: 'smtp' | 'folder'
  /** Whether sending the same mail again leaves only one there. */
  isRepeatable: boolean
  open(): Courier
}

/** The file of a mail; its name is the delivery’s, so that the same mail lies there once however often it is written. */
const mailFile = (folder: string, id: string): string => path.join(folder, `${id}.eml`)

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
