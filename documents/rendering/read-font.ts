/** What the width of lines is calculated from: the letters that a font file has, and how wide each is. */
export interface FontMeasures {
  readonly unitsPerEm: number
  /** Height of the letter x in units. */
  readonly xHeight: number
  /** From the base line to the top and, negative, to the foot of the type, in units. */
  readonly ascent: number
  readonly descent: number
  /** Code points that have a glyph, in ascending order. */
  readonly codePoints: readonly number[]
  /** Width in units; that of the mark for missing glyphs where the font has none. */
  advanceOf(codePoint: number): number
}

/**
 * Reads the measures of a TrueType font. A library for fonts can do more, but takes some 25 MB in every process that loads it.
 * @param file its tables `cmap`, `head`, `hhea`, `hmtx` and `OS/2` are read: https://learn.microsoft.com/typography/opentype/spec/
 * @throws Error where the file is no such font
 */
export function readFont(file: Uint8Array): FontMeasures {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = readTables(data)
  const table = (tag: string): DataView => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table ${tag}`)
    return found
  }
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')]
  const glyphs = readCharacterMap(table('cmap'))
  // The last width holds for all glyphs behind it.
  const lastWidth = hhea.getUint16(34) - 1
  return {
    unitsPerEm: head.getUint16(18),
    xHeight: os2.getInt16(86),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    codePoints: [...glyphs.keys()].sort((left, right) => left - right),
    advanceOf: (codePoint) => hmtx.getUint16(4 * Math.min(glyphs.get(codePoint) ?? 0, lastWidth)),
  }
}

function readTables(data: DataView): Map<string, DataView> {
  const tables = new Map<string, DataView>()
  for (let index = 0; index < data.getUint16(4); index++) {
    const entry = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => data.getUint8(entry + letter)))
    tables.set(tag, new DataView(data.buffer, data.byteOffset + data.getUint32(entry + 8), data.getUint32(entry + 12)))
  }
  return tables
}

/** Glyphs by code point: of all of Unicode where the font has them, or of its first 65,536 places. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => {
    const offset = cmap.getUint32(4 + 8 * index + 4)
    return { platform: cmap.getUint16(4 + 8 * index), format: cmap.getUint16(offset), offset }
  })
  // 0 is Unicode, 3 Windows, whose code points are the same.
  const find = (wanted: number) => subtables.find(({ platform, format }) => (platform === 0 || platform === 3) && format === wanted)
  const groups = find(12)
  if (groups) return readGroups(cmap, groups.offset)
  const segments = find(4)
  if (segments) return readSegments(cmap, segments.offset)
  throw new Error('The font has no map of Unicode characters')
}

/** Format 12: groups of code points that follow each other, like their glyphs. */
function readGroups(cmap: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.getUint32(offset + 12); index++) {
    const group = offset + 16 + 12 * index
    const [first, last, glyph] = [cmap.getUint32(group), cmap.getUint32(group + 4), cmap.getUint32(group + 8)]
    for (let codePoint = first; codePoint <= last; codePoint++) glyphs.set(codePoint, glyph + codePoint - first)
  }
  return glyphs
}

/** Format 4: segments of code points whose glyphs follow each other or stand in a list. */
function readSegments(cmap: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const twice = cmap.getUint16(offset + 6)
  for (let segment = 0; segment < twice; segment += 2) {
    const last = cmap.getUint16(offset + 14 + segment)
    const first = cmap.getUint16(offset + 16 + twice + segment)
    const delta = cmap.getUint16(offset + 16 + 2 * twice + segment)
    const listAt = offset + 16 + 3 * twice + segment
    const list = cmap.getUint16(listAt)
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const found = list === 0 ? codePoint : cmap.getUint16(listAt + list + 2 * (codePoint - first))
      if (found !== 0) glyphs.set(codePoint, (found + delta) & 0xffff)
    }
  }
  return glyphs
}
