import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What the scripts of a visitor's page may weigh together, gzip, in kB; 108 of them are React and its router. */
const mostScript = 141

const route = '?__react-router-build-client-route'
/** What every page loads, and what every page of a product does. */
const frame = ['app/root.tsx', 'app/product/product.tsx']

/**
 * Fails the build when a page of visitors loads more: one import of a schema from a shared file brings the library of all schemas into
 * every page, and nobody sees it.
 * @param most of kB
 */
export function keepPagesLight(folder: string, most = mostScript): Plugin {
  return {
    name: 'keep-pages-light',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const pageOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        facadeModuleId?.endsWith(route) ? facadeModuleId.slice(folder.length + 1, -route.length) : null
      const everywhere = chunks.filter((chunk) => chunk.name === 'entry.client' || frame.includes(pageOf(chunk) ?? ''))
      for (const chunk of chunks) {
        const page = pageOf(chunk)
        if (page === null || page.startsWith('app/workspace/')) continue
        const loaded = listLoaded([...everywhere, chunk], bundle)
        const weight = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
        if (weight > most)
          this.error(`${page} loads ${weight.toFixed(1)} kB of scripts, of ${most}. Most of it: ${nameLargest(loaded).join(', ')}`)
      }
    },
  }
}

function listLoaded(from: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const loaded = new Set(from)
  for (const { imports } of loaded)
    for (const name of imports) {
      const file = bundle[name]
      if (file?.type === 'chunk') loaded.add(file)
    }
  return [...loaded]
}

/** Packages and files by what they have, before it is made short. */
function nameLargest(loaded: readonly Rolldown.OutputChunk[]): string[] {
  const sizes = new Map<string, number>()
  for (const { modules } of loaded)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id
      sizes.set(name, (sizes.get(name) ?? 0) + renderedLength)
    }
  return [...sizes]
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, 5)
    .map(([name, size]) => `${name} (${Math.round(size / 1000)} kB)`)
}
