import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach } from 'vitest'
import { openPages } from './open-browser.ts'

/** Milliseconds that a page gets which may hang, and characters of it that are told. */
const limits = { timeout: 5_000, characters: 1_500 }

/** Says of a test that failed what each page showed that it has left open, and where the picture of it is. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' || openPages.size === 0) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-failed-'))
  for (const { page, complaints } of openPages) {
    const picture = path.join(folder, `${page.viewportSize()?.width}-${Date.now()}.png`)
    const [text, taken] = await Promise.all([
      page.innerText('body', limits).catch(() => '(no text)'),
      page.screenshot({ path: picture, timeout: limits.timeout }).then(
        () => picture,
        () => '(no picture)',
      ),
    ])
    console.error([`“${task.name}” left ${page.url()}`, taken, ...complaints, text.slice(0, limits.characters)].join('\n'))
  }
})
