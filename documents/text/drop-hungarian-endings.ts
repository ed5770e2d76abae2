/** A fill-in of a Hungarian statement with the article and the case ending that the Annex prints around it, whatever word comes. */
const withEnding = (name: string) => new RegExp(String.raw`(?:\ba\(z\) |^A )?(\{${name}\})-(?:t|nak/-nek|val/-vel)(?=\s)`, 'u')

/** The fill-ins whose values of the library bring article and ending. Names of substances take the Annex's own behind a hyphen. */
const inflected: ReadonlySet<string> = new Set(['material', 'parts', 'regulation'])

/**
 * Takes “a(z)” and “-t”, “-nak/-nek”, “-val/-vel” away from the fill-ins of a Hungarian statement that are filled from the library, whose
 * words stand in the right case: “a kezet” for “a(z) kéz-t”. CLP Annex IV, Part 2 (P230, P264, P401) prints both for every word.
 *
 * @param text wording of the statement, fill-ins open
 * @param names fill-ins whose values come from the library
 */
export function dropHungarianEndings(text: string, names: readonly string[]): string {
  return names.filter((name) => inflected.has(name)).reduce((shorter, name) => shorter.replace(withEnding(name), '$1'), text)
}
