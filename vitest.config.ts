import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,clp,documents,wording,catalogue,shared,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves one core to itself, which on two would mean one file after the other.
    maxWorkers: 2,
    globalSetup: ['tests/start-database.ts', 'tests/unpack-browser.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A page waits for the server, and the machines that test it are slow and shared.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})
