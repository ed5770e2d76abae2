import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const program = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'].find((file) =>
  existsSync(file),
)

/** Word files as LibreOffice prints them, by their names; none where it is not installed. */
export async function convertToPdf(files: readonly { name: string; bytes: Uint8Array }[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const converted = new Map<string, Uint8Array>()
  if (program === undefined || files.length === 0) return converted
  const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-gallery-'))
  try {
    for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    const given = files.map(({ name }) => path.join(folder, name))
    await promisify(execFile)(program, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...given])
    for (const { name } of files) converted.set(name, await readFile(path.join(folder, name.replace(/\.[a-z]+$/, '.pdf'))))
    return converted
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
