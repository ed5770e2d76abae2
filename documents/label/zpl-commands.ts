/** Single commands of ZPL II (Zebra Programming Guide). All places and measures in dots from the upper left of the label. */

/** What stands in a field as it is; everything else is written by its bytes. */
const plain = /[A-Za-z0-9 .,()/+-]/

/**
 * A text as the content of a field that follows `^FH`: no character of it can begin a command (`^`, `~`), nor end the field. As UTF-8, which
 * `^CI28` announces.
 */
export function writeFieldData(text: string): string {
  return [...text].map((character) => (plain.test(character) ? character : writeBytes(character))).join('')
}

function writeBytes(character: string): string {
  return [...Buffer.from(character)].map((byte) => `_${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** A word in font 0. @param word its left end and base line, and the height and width that its letters are told */
export function writeWord({ text, x, y, height, width }: { text: string; x: number; y: number; height: number; width: number }): string {
  return `^FT${x},${y}^A0N,${height},${width}^FH^FD${writeFieldData(text)}^FS`
}

/** A frame, or with a thickness of its least side a filled box. */
export function writeBox({
  x,
  y,
  width,
  height,
  thickness,
}: {
  x: number
  y: number
  width: number
  height: number
  thickness: number
}): string {
  return `^FO${x},${y}^GB${width},${height},${thickness}^FS`
}

/** One bit for each dot, 1 black; each row begins with a byte of its own. */
export interface Bitmap {
  x: number
  y: number
  bytesPerRow: number
  bits: Uint8Array
}

/** A picture, in the compressed hexadecimal form that every version of ZPL II reads. */
export function writePicture({ x, y, bytesPerRow, bits }: Bitmap): string {
  const rows = Array.from({ length: bits.length / bytesPerRow }, (_, row) =>
    Buffer.from(bits.subarray(row * bytesPerRow, (row + 1) * bytesPerRow))
      .toString('hex')
      .toUpperCase(),
  )
  const data = rows.map((row, index) => (row === rows[index - 1] ? ':' : compressRow(row))).join('')
  return `^FO${x},${y}^GFA,${bits.length},${bits.length},${bytesPerRow},${data}^FS`
}

/** `,` fills the rest of a row with white, `!` with black; a count stands before a digit that is repeated. */
function compressRow(row: string): string {
  const body = row.replace(/(0+|F+)$/, '')
  const rest = row.slice(body.length)
  const end = rest === '' ? '' : rest.startsWith('0') ? ',' : '!'
  return body.replace(/(.)\1{2,}/g, (run, digit: string) => writeCount(run.length) + digit) + end
}

/** `G` to `Y` are 1 to 19, `g` to `z` 20 to 400 in steps of 20; they add up. */
function writeCount(count: number): string {
  let letters = ''
  let left = count
  while (left >= 20) {
    const twenties = Math.min(20, Math.floor(left / 20))
    letters += String.fromCharCode('f'.charCodeAt(0) + twenties)
    left -= twenties * 20
  }
  return left === 0 ? letters : letters + String.fromCharCode('F'.charCodeAt(0) + left)
}
