import { gzipSync } from 'node:zlib'
import type { Row } from './measure.ts'
import type { BenchServer } from '../test-kit/run-server.ts'

const limits = { js: 140, css: 15 }

/**
 * Bytes that a browser loads for a page, compressed with gzip: its style sheets, and the modules that it names to be loaded, each with all
 * that it imports. What stands besides in its part of the manifest of all routes is loaded when somebody goes there.
 */
export async function measureWeight(server: BenchServer, pages: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of pages) {
    const html = (await server.get(page)).bytes.toString()
    const named = new Set([...html.matchAll(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g)].map(([, address = '']) => address))
    const weight = { js: 0, css: 0 }
    for (const address of named) {
      const kind = address.endsWith('.js') ? 'js' : 'css'
      weight[kind] += gzipSync((await server.get(address)).bytes).length / 1000
    }
    rows.push({
      what: `weight of ${page}, gzip`,
      figure: `JavaScript ${weight.js.toFixed(0)} kB, CSS ${weight.css.toFixed(1)} kB, HTML ${(gzipSync(html).length / 1000).toFixed(0)} kB`,
      target: `JavaScript ${limits.js} kB, CSS ${limits.css} kB`,
      met: weight.js <= limits.js && weight.css <= limits.css,
    })
  }
  return rows
}
