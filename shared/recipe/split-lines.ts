/** Cells of lines that were copied as text. */

/** By tabs; else by semicolons; else by several spaces; else by commas, where no figure has a decimal comma. */
export function splitLines(text: string): string[][] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/u).filter((line) => line.trim() !== '')
  const isMost = (sign: RegExp) => lines.filter((line) => sign.test(line)).length * 2 > lines.length
  if (isMost(/\t/)) return splitQuoted(text, '\t')
  if (isMost(/;/)) return splitQuoted(text, ';')
  if (isMost(/\S[ \u00a0]{2,}\S/u)) return lines.map((line) => line.trim().split(/[ \u00a0]{2,}/u))
  if (isMost(/,/) && !lines.some((line) => /\d,\d/.test(line.replaceAll(/"[^"]*"/g, '')) && !/\d,\d+,|,\d/.test(line)))
    return splitQuoted(text, ',')
  return lines.map((line) => line.trim().split(/ (?=[<>≤≥~]?\s?[\d.,]+(?:\s?[-–]\s?[\d.,]+)?\s?%?$)|(?<=^\d{2,7}-\d{2}-\d) /u))
}

/** RFC 4180: a cell in quotes may hold the sign between cells and breaks, and a quote as two. */
function splitQuoted(text: string, sign: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === sign) endCell()
    else if (letter === '\n' || letter === '\r') {
      endCell()
      lines.push([])
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1
    } else cell += letter
  }
  endCell()
  return lines
}
