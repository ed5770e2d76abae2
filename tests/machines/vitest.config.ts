import { defineConfig } from 'vitest/config'
import { projectFolder } from '../../project-folder.ts'

/** `npm run try:machines`: the built program on three machines, as docs/operations.md sets them up; minutes, and a machine to itself. */
export default defineConfig({
  test: {
    root: projectFolder,
    include: ['tests/machines/*.trial.ts'],
    environment: 'node',
    maxWorkers: 1,
    globalSetup: ['tests/machines/require-packages.ts'],
    setupFiles: ['tests/close-each-file.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000, interval: 100 } },
  },
})
