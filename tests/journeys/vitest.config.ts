import { defineConfig } from 'vitest/config'
import { projectFolder } from '../../project-folder.ts'

/** `npm run test:browsers`: the journeys in Chromium, Firefox and WebKit, one browser at a time. */
export default defineConfig({
  test: {
    root: projectFolder,
    include: ['tests/journeys/*.journey.ts'],
    environment: 'node',
    maxWorkers: 1,
    globalSetup: ['tests/start-database.ts', 'tests/unpack-browser.ts'],
    setupFiles: ['tests/close-each-file.ts'],
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 200 } },
  },
})
