import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder that every user reaches; it is removed when the tests of the file are done. */
export function useTemporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'permasheet-test-'))
  fs.chmodSync(folder, 0o755)
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
