/**
 * A renderer: a process of its own that makes one document at a time, because a compile blocks the thread it runs on.
 * Started by the pool (render-pool.ts), which talks to it by messages.
 */
import { setImmediate } from 'node:timers/promises'
import { createPdfCompiler } from './compile-pdf.ts'
import type { RendererMessage, RenderRequest } from './render-job.ts'

const compiler = createPdfCompiler()

/** Settles when the message has left this process: a document is larger than what the channel takes at once. */
function send(message: RendererMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, {}, () => resolve())
    else resolve()
  })
}

/** Pictures need libraries of their own, which take time to load; most renderers never make one. */
async function draw(pdf: Uint8Array, dpi: number): Promise<Buffer> {
  const { drawPage } = await import('./draw-page.ts')
  return drawPage(pdf, dpi)
}

async function answer({ id, job }: RenderRequest): Promise<void> {
  const begin = performance.now()
  try {
    const compiled = compiler.compile(job)
    const document = job.kind === 'png' ? { ...compiled, bytes: await draw(compiled.bytes, job.dpi) } : compiled
    // Cleaning up first would delay the rest of it.
    await send({ kind: 'rendered', id, result: { ...document, milliseconds: performance.now() - begin } })
  } catch (error) {
    await send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
  // Both are needed, or the memory of the document stays and grows from sheet to sheet.
  compiler.cleanUp()
  await setImmediate()
  await send({ kind: 'idle', resident: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 })
}

// The pool's process decides when a renderer ends; signals of the terminal reach both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', (request: RenderRequest) => void answer(request))
await send({ kind: 'ready' })
