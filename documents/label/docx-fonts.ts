import { readFonts } from '../rendering/load-fonts.ts'
import { packFile, type PackedFile } from './docx-archive.ts'
import { labelWeights, type LabelWeight } from './label-fonts.ts'
import { wordFonts } from './docx-paragraphs.ts'

/** Keys of the embedded typefaces (ECMA-376 part 4, 8.1): any will do, as long as they stay. */
const keys: Readonly<Record<LabelWeight, string>> = {
  400: '6C1D9A40-5E0B-4C51-9F3A-2B7E40C10400',
  500: '6C1D9A40-5E0B-4C51-9F3A-2B7E40C10500',
  600: '6C1D9A40-5E0B-4C51-9F3A-2B7E40C10600',
  700: '6C1D9A40-5E0B-4C51-9F3A-2B7E40C10700',
}
/** Bytes at the head of a typeface that are hidden: a typeface in a document is no file to be installed. */
const hiddenBytes = 32

let made: Promise<PackedFile[]> | undefined

/**
 * The typeface of labels to be put into a document, under its open licence (SIL OFL 1.1), so that every text has the height that CLP Annex
 * I, 1.2.1.5 demands wherever the document is opened; and the substitute for readers that ignore embedded typefaces. Made once per process.
 */
export function embeddedFonts(): Promise<PackedFile[]> {
  made ??= embedFonts()
  return made
}

async function embedFonts(): Promise<PackedFile[]> {
  const files = readFonts('label')
  const fonts = labelWeights.flatMap((weight, index) => {
    const file = files[index]
    return file ? [packFile(`word/fonts/font${weight}.odttf`, hideHead(file, keys[weight]))] : []
  })
  return Promise.all([
    packFile('word/fontTable.xml', Buffer.from(fontTable())),
    packFile('word/_rels/fontTable.xml.rels', Buffer.from(relations())),
    ...fonts,
  ])
}

/** ECMA-376 part 4, 8.1: the first 32 bytes are combined with the key, from its last byte to its first. */
function hideHead(font: Buffer, key: string): Buffer {
  const mask = Buffer.from(key.replaceAll('-', ''), 'hex').toReversed()
  const hidden = Buffer.from(font)
  for (let index = 0; index < hiddenBytes; index++) hidden.writeUInt8((hidden[index] ?? 0) ^ (mask[index % mask.length] ?? 0), index)
  return hidden
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

function fontTable(): string {
  const names = [...new Set(labelWeights.map((weight) => wordFonts[weight].name))]
  const fonts = names.map((name) => {
    const cuts = labelWeights.filter((weight) => wordFonts[weight].name === name)
    const embedded = cuts.map(
      (weight) => `<w:embed${wordFonts[weight].bold ? 'Bold' : 'Regular'} r:id="rId${weight}" w:fontKey="{${keys[weight]}}"/>`,
    )
    const about =
      '<w:altName w:val="Arial Narrow"/><w:panose1 w:val="020B0503050000020004"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/>'
    return `<w:font w:name="${name}">${about}${embedded.join('')}</w:font>`
  })
  const spaces =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
  return `${declaration}<w:fonts ${spaces}>${fonts.join('')}</w:fonts>`
}

function relations(): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/font'
  const entries = labelWeights.map((weight) => `<Relationship Id="rId${weight}" Type="${type}" Target="fonts/font${weight}.odttf"/>`)
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`
}
