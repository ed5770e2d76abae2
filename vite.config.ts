import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { keepServerOutOfBrowser } from './scripts/keep-server-out-of-browser.ts'

export default defineConfig({
  plugins: [reactRouter(), keepServerOutOfBrowser(import.meta.dirname)],
  // The server is built with the pages, so that both share one copy of each module.
  environments: { ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } } },
  build: { assetsInlineLimit: 0 },
  logLevel: 'warn',
})
