/** What stands for a blank that nobody has filled in, in brackets or not. */
const blank = /[\s\u00a0]*(?:\([^()]*…[^()]*\)|<[^<>]*>|…)/gu

/**
 * A statement as it is read while a recipe is typed: EUH208 names its substances, a blank that is filled in later (organs, route) is left out.
 * @param sensitisers names of the substances for which EUH208 is due
 */
export function withoutBlanks(text: string, code: string, sensitisers: readonly string[]): string {
  const filled = code === 'EUH208' && sensitisers.length > 0 ? text.replace('…', sensitisers.join(', ')) : text
  return filled.replaceAll(blank, '').replace(/\.{2,}$/u, '.')
}
