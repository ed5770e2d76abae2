import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, vi } from 'vitest'

/**
 * What the holder of an account was told of it by mail: without mails that have a link which does something. Mails are read as the server writes
 * them into its folder.
 */
async function readNotices(folder: string, email: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
  return mails.filter(({ to, text }) => to?.[0]?.address === email && !/#[\w-]{43}/.test(text ?? ''))
}

const compare = (one: string, other: string): number => one.localeCompare(other)

/** Their subjects, once there are as many as these; in any order, since the queue sends several at once. */
export async function expectNotices(folder: string, email: string, subjects: readonly string[]): Promise<Email[]> {
  return vi.waitFor(
    async () => {
      const found = await readNotices(folder, email)
      expect(found.map(({ subject = '' }) => subject).toSorted(compare)).toEqual(subjects.toSorted(compare))
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
}
