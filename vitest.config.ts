import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,clp,documents,wording,catalogue,shared,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/start-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
