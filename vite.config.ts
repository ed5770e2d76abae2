import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { keepPagesLight } from './scripts/keep-pages-light.ts'
import { keepServerOutOfBrowser } from './scripts/keep-server-out-of-browser.ts'
import { writePlainLetters } from './scripts/write-plain-letters.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), keepServerOutOfBrowser(import.meta.dirname), keepPagesLight(import.meta.dirname), writePlainLetters()],
  environments: {
    // Few files: a phone on a slow line waits for each, and style sheets are split as the scripts are.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// },
                {
                  name: 'site',
                  // What half of the pages or the workspace alone have comes with those: lists to choose from, names of substances, dialogs that work.
                  test: /\/app\/(brand|problem|offline|product)\/|\/app\/ui\/(?!dropdown|match-options|shown|waits|working-dialog|decision-|lasting-dialog|use-modal|letter-field)|\/app\/(language\/texts|page\/server-page|browser\/storage)\.tsx?|\/lucide-react\/(?!.*\/(chevron-left|circle-exclamation-point|file-exclamation-point|plus|rotate-ccw-clock|trash|triangle-exclamation-point)\.)/,
                  minShareCount: 6,
                },
                // A file of its own for each of these small ones would cost more than it holds.
                {
                  name: 'frame',
                  test: /\/app\/(page|browser)\/|\/app\/language\/(format-moment|requested-language)|\/app\/offline\/addresses|\/app\/problem\/not-found-content|\/app\/product\/(shell|share-by-mail|tab-parts|label\/kept-options)|\/app\/ui\/(share|break-once)|\/shared\/(features|read-language)/,
                },
                {
                  name: 'pickers',
                  test: /\/app\/ui\/(dropdown|match-options|picker\.)|\/app\/product\/(document-pickers|actions-panel|use-chosen)/,
                },
                {
                  name: 'labels',
                  test: /\/app\/product\/label\/(preview|fit-report|label-address|name-options|use-ignored-once)|\/shared\/(label-limits|label-view|name-size|is-on)|\/app\/language\/create-number-format/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React as it is on the pages of visitors; its other half, for development, would be held beside it.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
      // The server is built with the pages, so that both share one copy of each module. Node holds the text of a program as long as it runs.
      build: { rolldownOptions: { input: './server/entry.ts', output: { minify: { mangle: false, compress: false } } } },
      // Of these it takes in what it uses; loaded whole, they would hold some 45 MB of the web process.
      resolve: {
        noExternal:
          command === 'build'
            ? [
                /^(@react-router\/node|react-router|react|react-dom|lucide-react|kysely|zod|fastify-type-provider-zod|jose|diff)(\/|$)/,
                // Reads fonts, and what it is made of.
                /^(fontkit|@swc\/helpers|brotli|clone|dfa|fast-deep-equal|restructure|tiny-inflate|unicode-properties|unicode-trie)(\/|$)/,
                // The queue, with the calendars that it brings.
                /^(pg-boss|cron-parser|luxon|rrule-temporal|temporal-polyfill|serialize-error)(\/|$)/,
                /^(openid-client|oauth4webapi)(\/|$)/,
              ]
            : [],
      },
    },
  },
  // Found when the development loop begins, not one by one while the first page loads.
  optimizeDeps: { entries: ['app/**/*.tsx', '!**/*.test.tsx'] },
  cacheDir: 'build/.vite',
  build: { assetsInlineLimit: 0 },
  logLevel: 'warn',
}))
