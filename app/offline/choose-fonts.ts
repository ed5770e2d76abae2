/**
 * Files of the fonts that a text needs, of those that a style sheet names. A font is cut into parts by script, and a browser fetches a part
 * only once one of its characters is shown: too late without a connection.
 * @param characters code points of the text
 */
export function chooseFonts(css: string, characters: ReadonlySet<number>): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face)
  return faces.flatMap((face) => {
    const file = /url\(["']?(\/assets\/[^"')]+)["']?\)/.exec(face)?.[1]
    if (file === undefined) return []
    const ranges = readRanges(/unicode-range:([^;}]+)/i.exec(face)?.[1] ?? 'U+0-10FFFF')
    return [...characters].some((character) => ranges.some(([from, to]) => character >= from && character <= to)) ? [file] : []
  })
}

/** @param text such as `U+0102-0103, U+0110, U+4??` */
function readRanges(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '0', to = from]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'F'), 16),
  ])
}

/** Characters beyond ASCII, which every part of the first script has. */
export function collectCharacters(text: string, into: Set<number>): void {
  for (const character of text.match(/[^\p{ASCII}]/gu) ?? []) into.add(character.codePointAt(0) ?? 0)
}
