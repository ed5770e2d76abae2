import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts texts so that only this program can read them, in the database or in a cookie. */
export interface Seals {
  /** @param use purpose of the text: it opens for no other */
  seal(text: string, use: string): string
  /** @returns undefined for a text that was not sealed with this secret for this use */
  open(sealed: string, use: string): string | undefined
}

// NIST SP 800-38D: a random nonce of 96 bits, a tag of 128.
const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** @param secret at least 32 random bytes, the same for all processes on one database */
export function createSeals(secret: Uint8Array): Seals {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'permasheet seal', 32))
  return {
    seal: (text, use) => {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(use))
      const sealed = [sealing.update(text, 'utf8'), sealing.final()]
      return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url')
    },
    open: (sealed, use) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      opening.setAAD(Buffer.from(use)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
