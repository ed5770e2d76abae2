import { company } from '../../../../shared/record/company.ts'
import { traceLogo } from './trace-logo.ts'

/** Pixels of the longer side at which a picture is traced: the finest whose drawing is short enough is taken. */
const sides = [800, 500, 320, 200]
/** Bytes of a picture at most, so that a photograph of a camera does not hold up the page. */
const largestPicture = 5_000_000

/** The drawing of a logo from its file: an SVG as it is, a picture traced. Null: neither, or too intricate for 20 kB. */
export async function readLogo(file: File): Promise<string | null> {
  if (/^image\/(?:png|jpeg|webp|gif)$/.test(file.type)) return file.size > largestPicture ? null : traceFile(file)
  const text = file.size > 20_000 ? '' : (await file.text()).replace(/^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)+/i, '')
  return isLogo(text) ? text : null
}

/** Whether a record takes it. */
export const isLogo = (text: string): boolean => text !== '' && company.shape.logo.safeParse(text).success

async function traceFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height))
      const [width, height] = [picture.width, picture.height].map((length) => Math.max(1, Math.round(length * scale)))
      const canvas = document.createElement('canvas')
      canvas.width = width ?? 1
      canvas.height = height ?? 1
      const context = canvas.getContext('2d')
      if (!context) return null
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const drawing = traceLogo(context.getImageData(0, 0, canvas.width, canvas.height))
      if (drawing !== null && isLogo(drawing)) return drawing
    }
    return null
  } finally {
    picture.close()
  }
}
