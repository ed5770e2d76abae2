import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

/**
 * What tests hold the law's texts and tables against (decision 070): short hashes by code, which stand in this repository, and the reference
 * that they were made from, which does not. Where it lies beside the project the full comparison runs too.
 */
const lawFolder = path.join(projectFolder, '..', 'shared', 'reference')
export const isLawAtHand = existsSync(lawFolder)
export const lawFile = (...names: string[]): string => path.join(lawFolder, ...names)
export const readLaw = (...names: string[]): unknown => JSON.parse(readFileSync(lawFile(...names), 'utf8'))

/** `npm run fingerprints` */
export const isWriting = process.env['MODE'] === 'fingerprints'

interface Kept {
  /** where the law prints it */
  source: string
  /** the state of the law */
  state: string
  /** the day on which the fingerprints were taken */
  taken: string
  fingerprints: Record<string, string>
}

const readKept = (file: URL): Kept => JSON.parse(readFileSync(file, 'utf8'))

/** The first 32 bits of the SHA-256 of a text, or of the JSON of anything else, as eight hexadecimal digits. */
function fingerprint(view: unknown): string {
  const text = typeof view === 'string' ? view : JSON.stringify(view)
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

export type Views = Iterable<readonly [key: string, view: unknown]>

const fingerprintsOf = (views: Views): Record<string, string> =>
  Object.fromEntries([...views].map(([key, view]) => [key, fingerprint(view)]))

/** The keys under which ours is not what the law says, is there without the law, or is missing. */
export function findStrangers(file: URL, own: Views): string[] {
  const kept = readKept(file).fingerprints
  const ours = fingerprintsOf(own)
  return [...new Set([...Object.keys(kept), ...Object.keys(ours)])].filter((key) => kept[key] !== ours[key])
}

/**
 * Where the reference is at hand, a test that the fingerprints are of what it says; `npm run fingerprints` writes them. Comes before the
 * tests that read them.
 */
export function holdToReference(file: URL, law: { source: string; state: string }, views: () => Views): void {
  if (!isLawAtHand) return
  it(`the fingerprints are of what the reference says: ${law.source}, ${law.state}`, () => {
    const fingerprints = fingerprintsOf(views())
    const isKept = existsSync(file) && JSON.stringify(readKept(file).fingerprints) === JSON.stringify(fingerprints)
    if (isWriting && !isKept) {
      const kept: Kept = { ...law, taken: new Date().toISOString().slice(0, 10), fingerprints }
      writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
    }
    expect(readKept(file)).toMatchObject({ ...law, fingerprints })
  })
}
