import { chromium } from '@playwright/test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { runServer } from '../test-kit/run-server.ts'
import { projectFolder } from '../project-folder.ts'
import { findBrowser } from '../test-kit/find-browser.ts'

const folder = path.join(projectFolder, 'docs', 'pictures')
/** Colours of a small picture for a page of text. */
const colours = 128

/** The two pictures of the README: a sheet on a phone, and a label. */
export async function makeReadmePictures(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-readme-'))
  const server = await runServer(dataDir)
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, serviceWorkers: 'block' })
    await page.goto(`http://coatings.localhost:${server.port}/p/1003/en/gh/1#s2`, { waitUntil: 'networkidle' })
    const label = await server.get('/api/v1/productLabelRender/view/-1003?xlang=1,2&dim=6')
    if (label.status !== 200) throw new Error(`The label answered ${label.status}`)
    await mkdir(folder, { recursive: true })
    for (const [name, picture] of [
      ['sheet-on-a-phone.png', await page.screenshot()],
      ['label.png', label.bytes],
    ] as const)
      await writeFile(path.join(folder, name), await sharp(picture).png({ palette: true, colours }).toBuffer())
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
