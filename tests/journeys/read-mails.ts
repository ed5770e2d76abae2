import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The mails to an address that a server without `SMTP_URL` wrote into its data folder. */
export async function readMails(dataDir: string, recipient: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient))
}
