import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { NameSecondTries } from './tests/name-second-tries.ts'

const withBrowser = ['tests/browser/**/*.test.ts', '**/*.browser.test.ts']
const withDatabase = ['**/*.database.test.ts']
const setupFiles = ['tests/close-each-file.ts']
/** A run that decides whether a change lands, on a machine that nobody watches. */
const isDeciding = process.env.CI === 'true'
/** docs/decisions/117-one-second-try.md */
const retry = isDeciding ? 1 : 0

/** What has another number of workers runs by itself; Vitest leaves out a group below 0 without a word. */
const afterBrowser = { groupOrder: 1 }

/** Three projects by what they need, so that the test of one rule waits for neither a database nor a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    // Vitest leaves one core to itself, which on two would mean one file after the other. One more, since a file waits for the disk and its database.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A page waits for the server, and the machines that test it are slow and shared.
    expect: { poll: { timeout: 20_000, interval: 30 } },
    reporters: isDeciding ? ['default', new NameSecondTries()] : ['default'],
    // Files share the modules that are loaded, none of which keeps anything of a test (docs/decisions/066-tests-by-what-they-need.md).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          sequence: afterBrowser,
          include: ['{app,server,clp,check,propose,documents,wording,catalogue,shared,scripts,tests,test-kit}/**/*.test.{ts,tsx}'],
          exclude: [...withBrowser, ...withDatabase, 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          sequence: afterBrowser,
          include: withDatabase,
          globalSetup: ['tests/start-database.ts'],
          setupFiles,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: withBrowser,
          // A worker, its Chromium and its database fill a processor and more: one more ends no sooner, and each test waits half as long again.
          maxWorkers: availableParallelism(),
          globalSetup: ['tests/start-database.ts', 'tests/unpack-browser.ts'],
          setupFiles: [...setupFiles, 'tests/browser/tell-of-failures.ts'],
          retry,
        },
      },
    ],
  },
})
