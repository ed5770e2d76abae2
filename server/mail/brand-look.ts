import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../../project-folder.ts'

/** What a brand looks like in a mail: its accent, and its logo in CSS pixels. */
export interface BrandLook {
  accent: string
  logo: { width: number; height: number; png: Buffer } | null
}

/** The accents of the tokens, app/brand/tokens.css: a mail cannot refer to them. */
const accents: Readonly<Record<string, string>> = { coatings: '#3a3fb0', safety: '#00637a' }

const loaded = new Map<string, Promise<BrandLook>>()

/** A brand without a logo of its own has its name in plain letters. */
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
  // Twice the size, for screens with two device pixels per CSS pixel; mail programs show no SVG. At 72 dots per inch it has its own size.
  const { data, info } = await sharp(file, { density: 144 }).png({ palette: true }).toBuffer({ resolveWithObject: true })
  return { accent, logo: { width: Math.round(info.width / 2), height: Math.round(info.height / 2), png: data } }
}
