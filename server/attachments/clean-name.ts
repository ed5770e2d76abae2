import path from 'node:path'
import { nameFile } from '../../documents/name-file.ts'

/** Device names, which Windows does not accept as file names. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const longestName = 120

/**
 * The name of an uploaded file without folders and extension, and without anything that a file system, a header or a page could misread. A
 * second extension loses its dot, so that `sheet.exe.pdf` does not pass for what it is not.
 */
export function cleanName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const stem = path.parse(last).name || last
  const safe = nameFile('', stem.replaceAll('.', ' '), '').slice(0, longestName).trim()
  if (!/[\p{L}\p{N}]/u.test(safe) || !/[\p{L}\p{N}]/u.test(stem)) return 'attachment'
  return device.test(safe) ? `${safe}_` : safe
}
