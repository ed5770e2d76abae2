// Plain JavaScript that any Node can read, so that one which cannot read TypeScript says so in a line instead of failing on it.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [, , script] = process.argv
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  const installed = existsSync(new URL('../node_modules/.bin/node', import.meta.url))
  const remedy = installed
    ? `Call it by npm, which uses the newer Node of this folder: npm ${script === 'prepare-start' ? 'start' : `run ${script}`}`
    : 'It comes with npm ci, but is missing: run npm ci again without --omit=optional, or install Node 24.'
  console.error(`Permasheet needs Node 22.18 or newer, and this is ${process.versions.node}. ${remedy}`)
  process.exit(1)
}

const file = fileURLToPath(new URL(`${script}.ts`, import.meta.url))
process.argv.splice(1, 2, file) // as if the script had been called itself
await import(file)
