const longestFileName = 120

/**
 * Name of a document's file: its head, the product's name and its end, at most 120 characters. Letters of every script stay; what a
 * file system, a header or a shell could misread becomes a space.
 * @param head such as `SDS_A4_`
 * @param end with the extension
 */
export function nameFile(head: string, name: string, end: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._+,()-]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(safe)) {
    if (head.length + cut.length + segment.length + end.length > longestFileName) break
    cut += segment
  }
  return `${head}${cut.replaceAll(/^[ .]+|[ .]+$/g, '') || 'product'}${end}`
}
