import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'

/** The look of a brand in mails: its accent colour, and its logo with its size in CSS pixels. */
export interface BrandLook {
  accent: string
  logo: { width: number; height: number; png: Buffer } | null
}

/** The accent colours of app/brand/tokens.css, to which a mail cannot refer. */
const accents: Readonly<Record<string, string>> = { coatings: '#3a3fb0', safety: '#00637a' }

const loaded = new Map<string, Promise<BrandLook>>()

/** A brand without a logo shows its name as text. */
export function loadBrandLook(brand: string): Promise<BrandLook> {
  const known = loaded.get(brand)
  if (known) return known
  const look = drawLook(brand)
  loaded.set(brand, look)
  return look
}

async function drawLook(brand: string): Promise<BrandLook> {
  const accent = accents[brand] ?? '#2b2b29'
  const file = path.join(projectFolder, 'server/mail/logos', `permasheet-${brand}.svg`)
  if (!/^[a-z0-9-]+$/.test(brand) || !existsSync(file)) return { accent, logo: null }
  // Loaded by the first mail, since most web processes send none.
  const { default: sharp } = await import('sharp')
  // Drawn at 144 dots per inch, twice its size, for screens with two device pixels per CSS pixel; as PNG, since mail programs show no SVG.
  const { data, info } = await sharp(file, { density: 144 }).png({ palette: true }).toBuffer({ resolveWithObject: true })
  return { accent, logo: { width: Math.round(info.width / 2), height: Math.round(info.height / 2), png: data } }
}
