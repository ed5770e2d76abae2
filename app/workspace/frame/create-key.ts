/** A name that nothing else has: 128 random bits in hexadecimal digits. */
export function createKey(): string {
  // Not `randomUUID`, which a browser has only where the connection is secret: a server inside a company may have none.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
