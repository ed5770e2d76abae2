import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A mail ready for sending. */
export interface ReadyMail {
  /** Id of the delivery: the name of its file where mails are written into a folder. */
  id: string
  from: string
  to: string
  /** The message with its headers, RFC 5322. */
  message: Buffer
}

/**
 * The outcome of an attempt. `accepted`: the server has taken the mail over. `written`: there is no server, and the mail is in a folder.
 * `refused`: the server will never accept it. `later`: not now, but perhaps later; nothing of this attempt is left there.
 */
export interface Outcome {
  kind: 'accepted' | 'written' | 'refused' | 'later'
  /** The server's reply, or the reason of the failure. */
  answer: string
}

/** A connection for several mails, one after the other. */
export interface Courier {
  /**
   * Never throws.
   * @param gate awaited before the last byte, which hands the mail over, is sent; if it throws, the mail is not sent
   */
  send(mail: ReadyMail, gate: () => Promise<void>): Promise<Outcome>
  close(): void
}

export interface Transport {
  kind: 'smtp' | 'folder'
  /** Whether sending the same mail again does not duplicate it. */
  isRepeatable: boolean
  open(): Courier
}

/** The file of a mail, named after the delivery, so that writing a mail again does not duplicate it. */
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
          // They contain personal links, so no other account on this machine may read them.
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
