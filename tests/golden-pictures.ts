import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../project-folder.ts'
import { pictureOf, type DrawnPage } from '../test-kit/draw-pages.ts'

const goldenFolder = path.join(projectFolder, 'tests', 'golden')
/** What a failed comparison leaves to be looked at; git ignores it. */
const resultFolder = path.join(projectFolder, 'test-results', 'golden')

/**
 * A pixel differs where it is further than this, on a scale of 255, from each of the nine pixels around its place in the other picture, in its
 * red, green or blue: edges that are smoothed otherwise, or moved by less than a pixel, do not count.
 */
const colourDistance = 56
/** Share of the pixels that may differ. A word of another length on a page of text is more than that. */
const mostDiffering = 0.0002

export interface Difference {
  /** Share of the pixels that differ; 1 where the pictures differ in size. */
  share: number
  /** Words for the message of a test; empty where the pictures are alike enough. */
  message: string
}

/**
 * Compares a page with the picture that was approved: tests/golden/{name}.png. With UPDATE_GOLDEN=1 the picture is written instead.
 * Where they differ, the page and a picture of the differences, in red, are written to test-results/golden/ and named in the message.
 */
export async function compareWithGolden(name: string, page: DrawnPage): Promise<Difference> {
  const file = path.join(goldenFolder, `${name}.png`)
  if (process.env.UPDATE_GOLDEN === '1') {
    await mkdir(goldenFolder, { recursive: true })
    await pictureOf(page).removeAlpha().png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 }).toFile(file)
    return { share: 0, message: '' }
  }
  const [actual, difference] = ['actual', 'difference'].map((kind) => path.join(resultFolder, `${name}-${kind}.png`))
  await Promise.all([actual, difference].map((left) => rm(left ?? '', { force: true })))
  if (!existsSync(file)) return { share: 1, message: `There is no tests/golden/${name}.png yet: UPDATE_GOLDEN=1 writes it.` }
  const golden = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = golden.info
  if (width !== page.width || height !== page.height) {
    await leave(actual, page)
    return { share: 1, message: `${width} × ${height} pixels were approved, now it is ${page.width} × ${page.height}: ${actual}` }
  }
  const { marked, count } = findDifferences({ ...page, pixels: golden.data }, page)
  const share = count / (width * height)
  if (share <= mostDiffering) return { share, message: '' }
  await leave(actual, page)
  await leave(difference, marked)
  return {
    share,
    message: `${(share * 100).toFixed(3)} % of the pixels differ (${count}), ${mostDiffering * 100} % may. See ${actual} and ${difference}; where the page is right, UPDATE_GOLDEN=1 approves it.`,
  }
}

async function leave(file: string | undefined, page: DrawnPage): Promise<void> {
  if (file === undefined) return
  await mkdir(path.dirname(file), { recursive: true })
  await pictureOf(page).png().toFile(file)
}

/** The pixels that differ, in red on a pale copy of the page. */
export function findDifferences(approved: DrawnPage, page: DrawnPage): { marked: DrawnPage; count: number } {
  const pixels = Buffer.from(page.pixels)
  let count = 0
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const at = (y * page.width + x) * 4
      const isDifferent = !isNear(approved, page, x, y) || !isNear(page, approved, x, y)
      if (isDifferent) count++
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = isDifferent ? (channel === 0 ? 230 : 0) : 200 + Math.round((page.pixels[at + channel] ?? 0) * 0.2)
    }
  return { marked: { ...page, pixels }, count }
}

/** Whether one of the pixels around the place in the other picture is alike. */
function isNear(one: DrawnPage, other: DrawnPage, x: number, y: number): boolean {
  const at = (y * one.width + x) * 4
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column++) {
      const beside = (row * other.width + column) * 4
      const distance = Math.max(
        Math.abs((one.pixels[at] ?? 0) - (other.pixels[beside] ?? 0)),
        Math.abs((one.pixels[at + 1] ?? 0) - (other.pixels[beside + 1] ?? 0)),
        Math.abs((one.pixels[at + 2] ?? 0) - (other.pixels[beside + 2] ?? 0)),
      )
      if (distance <= colourDistance) return true
    }
  return false
}
