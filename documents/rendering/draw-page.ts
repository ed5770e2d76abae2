import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

const pointsPerInch = 72

// A renderer draws one picture at a time, and pictures do not repeat.
sharp.concurrency(1)
sharp.cache(false)

let library: Promise<PDFiumLibrary> | undefined

/**
 * The first page of a PDF as PNG on white.
 * @param dpi dots per inch; the picture is as many pixels wide and high as its page is, rounded
 */
export async function drawPage(pdf: Uint8Array, dpi: number): Promise<Buffer> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    // PDFium's own scale would cut fractions of a pixel off, so it is told the size.
    const image = await page.render({
      width: Math.round((originalWidth / pointsPerInch) * dpi),
      height: Math.round((originalHeight / pointsPerInch) * dpi),
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#fff' })
          .withMetadata({ density: dpi })
          .png({ compressionLevel: 6 })
          .toBuffer(),
    })
    return Buffer.from(image.data)
  } finally {
    document.destroy()
  }
}
