import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readRecipeFile } from './read-recipe-file.ts'

const read = (content: Uint8Array<ArrayBuffer> | string) => readRecipeFile(new File([content], 'recipe.txt'))
const rows = 'Äthanol\t64-17-5\t12,5\nWasser\t7732-18-5\t87,5\n'
const found = [
  { name: 'Äthanol', cas: '64-17-5', share: '12,5' },
  { name: 'Wasser', cas: '7732-18-5', share: '87,5' },
]

describe('a file with a recipe', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(rows)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${rows}`)],
    ['“Unicode text” of a spreadsheet', new Uint8Array(Buffer.from(`\uFEFF${rows}`, 'utf16le'))],
    ['UTF-16 the other way round', new Uint8Array(Buffer.from(`\uFEFF${rows}`, 'utf16le').swap16())],
    ['a Western Windows', new Uint8Array(Buffer.from(rows, 'latin1'))],
  ])('is read as %s', async (_name, content) => {
    expect((await read(content))?.rows).toMatchObject(found)
  })

  it('is the first sheet of a workbook that holds one, and no cover', async () => {
    const sheet = (...lines: string[][]) =>
      strToU8(
        `<worksheet><sheetData>${lines
          .map(
            (cells, row) =>
              `<row r="${row + 1}">${cells.map((cell, at) => `<c r="${'ABC'.charAt(at)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
          )
          .join('')}</sheetData></worksheet>`,
      )
    const workbook = zipSync({
      'xl/worksheets/sheet1.xml': sheet(['Deckblatt'], ['Bearbeiter', 'M. Schulz']),
      'xl/worksheets/sheet2.xml': sheet(['Stoff', 'CAS', '%'], ['Äthanol', '64-17-5', '12,5'], ['Wasser', '7732-18-5', '87,5']),
    })
    expect((await read(new Uint8Array(workbook)))?.rows).toMatchObject(found)
  })

  it('is none where it is a picture', async () => {
    expect(await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49]))).toBeNull()
  })
})
