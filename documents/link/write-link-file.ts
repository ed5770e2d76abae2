import { drawQrCode } from '../qr-code.ts'

/** Files of the permanent link (specification, section 7: url, png and jpeg are downloaded besides the documents). */
export const linkTypes = { url: 'application/internet-shortcut', png: 'image/png', jpeg: 'image/jpeg' } as const
export type LinkType = keyof typeof linkTypes

/** Pixels of the side of a QR code: 60 mm at 300 dots per inch. */
const qrSide = 709

/** A permanent link as a shortcut, or as its QR code. */
export async function writeLinkFile(type: LinkType, address: string): Promise<Buffer> {
  if (type === 'url') return Buffer.from(`[InternetShortcut]\r\nURL=${address}\r\n`)
  // Loaded by whoever asks for such a file first: few do, and it takes memory of every web process.
  const { default: sharp } = await import('sharp')
  // The drawing has a unit per module; at this density it is drawn sharp, and only then brought to its size.
  const picture = sharp(Buffer.from(drawQrCode(address)), { density: 1200 }).resize(qrSide, qrSide, { kernel: 'nearest' })
  return type === 'png'
    ? picture.png({ palette: true }).toBuffer()
    : picture.flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()
}
