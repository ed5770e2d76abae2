import { existsSync } from 'node:fs'

/**
 * @param debianPackage what brings it on Debian
 * @throws where none of the files is there: a browser that lacks is a failure, not a test that is left out
 */
export function requireInstalled(name: string, files: readonly string[], debianPackage: string): string {
  const found = files.find((file) => existsSync(file))
  if (!found) throw new Error(`${name} is not installed (looked for ${files.join(', ')}). On Debian: apt-get install ${debianPackage}`)
  return found
}
