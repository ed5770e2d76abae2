import { create } from 'fontkit'
import { readCoverage, readFonts } from '../rendering/load-fonts.ts'

/** Weights of Fira Sans Condensed on labels, in the order of its files. */
export const labelWeights = [400, 500, 600, 700] as const
export type LabelWeight = (typeof labelWeights)[number]

export interface LabelFonts {
  /** Code points that every weight has. */
  readonly coverage: ReadonlySet<number>
  /** Height of the letter x as a share of the size of the type: the least of all weights. */
  readonly xHeightFactor: number
  /** From the base line to the top of the type, and from its foot to the base line, as shares of the size: 1.2 together. */
  readonly above: number
  readonly below: number
  /**
   * Width of a text on one line in em. Kerning is left out: in this typeface it only narrows lines, by 0.8 % on average and 1.7 % at most
   * over the statements of all languages, so that a line is never wider than this width.
   */
  widthOf(text: string, weight: LabelWeight): number
}

let loaded: LabelFonts | undefined

/** The typeface of labels, read once per process: some 2 MB. */
export function loadLabelFonts(): LabelFonts {
  loaded ??= readLabelFonts()
  return loaded
}

function readLabelFonts(): LabelFonts {
  const files = readFonts('label')
  const fonts = files.map((file) => create(file))
  const first = fonts[0]
  if (!first) throw new Error('There is no typeface for labels')
  const widths = new Map(labelWeights.map((weight) => [weight, new Float32Array(0x10000).fill(-1)]))
  const fontOf = (weight: LabelWeight) => fonts[labelWeights.indexOf(weight)] ?? first

  function widthOf(text: string, weight: LabelWeight): number {
    const known = widths.get(weight)
    let sum = 0
    for (let index = 0; index < text.length; index++) {
      const codePoint = text.codePointAt(index) ?? 0
      if (codePoint > 0xffff) index++
      let width = known?.[codePoint] ?? -1
      if (width < 0) {
        const font = fontOf(weight)
        width = isInvisible(codePoint) ? 0 : font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
        if (known && codePoint <= 0xffff) known[codePoint] = width
      }
      sum += width
    }
    return sum
  }

  return {
    coverage: readCoverage(files),
    xHeightFactor: Math.min(...fonts.map((font) => font.xHeight / font.unitsPerEm)),
    above: first.ascent / first.unitsPerEm,
    below: -first.descent / first.unitsPerEm,
    widthOf,
  }
}

/** Soft hyphen and zero-width space. */
function isInvisible(codePoint: number): boolean {
  return codePoint === 0xad || codePoint === 0x200b
}
