/**
 * Font 0 of the printers that read ZPL II, CG Triumvirate Bold Condensed: the one scalable font that each of them has. Its measures as shares of
 * the height that `^A0` is told.
 */

/**
 * Height of the letter x, with a margin: interpreters draw 0.565. Letters are made as high as those of the PDF by it, so that the least height
 * (CLP Annex I, 1.2.1.5) holds.
 */
export const xHeightInZpl = 0.54

/** What the font has besides the space, by its width in hundredths. The hyphen is as wide as the widest interpreter draws it. */
const charactersByWidth: Readonly<Record<number, string>> = {
  25: "'|¦",
  27: '{}',
  28: '/:;IfijltÌÍÎÏìíîïİıł‘’‚‹›',
  30: '²³¹º',
  33: '!"(),.[]`r¨¯´·¸řť',
  39: 'zž',
  40: '°',
  41: 'źż',
  42: '•',
  44: 'Jcksvxyçýÿčśşš',
  46: 'ć',
  48: 'ę',
  50: '#$*+0123456789<=>?EFLTZ^_abdeghnopqu~¢£¤¥§«¬±µ»¿ÈÉÊË×ßàáâãäåèéêëðñòóôõö÷øùúûüþąďĘĚěŁńňőŤůŻŽ–“”„€†‡−',
  51: 'Ź',
  55: '¶Ś',
  56: 'ABCKPSVXYÀÁÂÃÄÅÇÝÞĆČŞŠŸ',
  59: 'Ą',
  61: 'DGHNOQRUÐÑÒÓÔÕÖØÙÚÛÜĎŃŇŐŘŮ',
  67: '&w',
  72: 'æœ',
  75: '¼½¾',
  78: 'MmÆ',
  80: '-',
  83: '%@W©®Œ',
  86: '™',
  100: '—…',
  111: '‰',
}

/** Of a space; words have places of their own, so that it only says how much room there is between them. */
export const spaceInZpl = 0.25

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width) / 100] as const)),
)

/** Width of a word; null where the font lacks one of its characters. */
export function widthInZpl(word: string): number | null {
  let sum = 0
  for (const character of word) {
    const width = widths.get(character)
    if (width === undefined) return null
    sum += width
  }
  return sum
}
