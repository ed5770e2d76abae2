import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../project-folder.ts'
import { reportFailure } from './report-failure.ts'

/** Draws the icons of each brand from its mark. Run it after a mark has changed: node scripts/draw-icons.ts */
const folder = path.join(projectFolder, 'app', 'brand')
const brands = ['coatings', 'safety']
/** Side of the marks' drawings. */
const side = 28
/** Where an icon is cut to a shape of the system's own, the middle 80 % of it always show (W3C, maskable icons). */
const safePart = 0.8

/** The paths of a mark: its ground and what is cut out of it. */
function readMark(brand: string): { colour: string; ground: string; cut: string } {
  const svg = readFileSync(path.join(folder, `mark-${brand}.svg`), 'utf8')
  const [ground, cut] = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"\/>/g)]
  if (ground?.[1] === undefined || ground[2] === undefined || cut?.[2] === undefined)
    throw new Error(`mark-${brand}.svg has not the two paths of a mark`)
  return { colour: ground[1], ground: ground[2], cut: cut[2] }
}

const drawing = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${inside}</svg>`)

function rasterize(svg: Buffer, size: number): Promise<Buffer> {
  // The drawing is made at its final size and not enlarged afterwards.
  return sharp(svg, { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Pictures in the format of favicon.ico, which may hold PNG. */
function joinIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

async function drawIcons(brand: string): Promise<void> {
  const { colour, ground, cut } = readMark(brand)
  const mark = drawing(`<path fill="${colour}" d="${ground}"/><path fill="#fff" d="${cut}"/>`)
  const margin = (side * (1 - safePart)) / 2
  const whole = drawing(
    `<path fill="${colour}" d="M0 0h${side}v${side}H0z"/>` +
      `<g transform="translate(${margin} ${margin}) scale(${safePart})"><path fill="#fff" d="${cut}"/></g>`,
  )
  const write = (name: string, content: Buffer) => writeFileSync(path.join(folder, 'icons', `${brand}-${name}`), content)
  write('192.png', await rasterize(mark, 192))
  write('512.png', await rasterize(mark, 512))
  write('maskable-512.png', await rasterize(whole, 512))
  write('apple-touch.png', await rasterize(whole, 180))
  write(
    'favicon.ico',
    joinIco([
      { size: 16, png: await rasterize(mark, 16) },
      { size: 32, png: await rasterize(mark, 32) },
    ]),
  )
}

await Promise.all(brands.map(drawIcons)).catch(reportFailure)
