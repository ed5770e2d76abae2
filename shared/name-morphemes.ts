/**
 * The morphemes of chemical names in the spellings of all languages of the Union: `methyl`, `metil`, `metyyli`, `meitil`, `метил`. Letters are
 * Latin, small and without accents: see {@link asLatin}.
 */
const o = '(?:x|ks|i?cs|ss)' // the x of oxy and hexa
const i = '[iyu]{1,2}'

const multipliers = [
  'mono',
  'd(?:i|e-?)',
  'tri',
  'tetra',
  'penta',
  `h?e${o}a`,
  'he[pt]ta',
  'o[ckt]ta',
  'bis',
  'tris',
  'i[sz]o',
  `(?:ts|[csk])(?:io|[iyu])[ckg]l(?:o|ai?)`,
]

const stems = [
  'mei?th?',
  '(?:ai|ei?)th?',
  'proi?p',
  '[bv]o?[uy]i?t',
  'pei?nt',
  `h?e${o}`,
  'h?ept',
  'o[ckt]t',
  'non',
  '(?:do)?de[ckt]',
  '(?:ph|f)ei?n',
  '[bv]ei?n[zs]',
  'vi{1,2}n',
]
const alkyl = `(?:${stems.join('|')})(?:(?:${i}|ai|io)l(?:[eaio]{1,2}n|ol)?|o${o}(?:ai|${i}|a)|a{1,2}n(?:oi?l|al|on)?)`

const roots = [
  alkyl,
  `pol(?:ai|${i}|a)`,
  `o${o}(?:ai|${i}|a)`,
  `o${o}i{1,2}d`,
  `h?[iy]o?dro${o}(?:ai|${i}|a)`,
  'h?[iy]dr(?:o|ea)',
  `epo${o}(?:ai|${i}|a)`,
  'ai?m{1,2}i{1,2}n',
  'imi{1,2}n',
  '[bv]ei?n[zs]o',
  'tria[zts]{1,2}o{1,2}l',
  '[sz]i{1,2}la{1,2}n',
  `[sz]i{1,2}lo${o}a{1,2}n`,
  'gl[iy]{1,2}[ck]{1,2}o{1,2}l',
  'e{1,2}t{1,2}h?er',
  'ester',
  'al[ck]o{1,2}h?o{1,2}l',
  'a[csz]e{1,2}ta{1,2}t',
  'i[sz]o(?:ts|[ckst])[iyu]j?a{1,2}n(?:a{1,2}t|ian)',
  '(?:met)?a[ck]r[iyu]{1,2}la{1,2}t',
  '(?:ch|[ckh])lo{1,2}r',
  'n[iy]tr[oi]',
  '[csz]el{1,2}ulo{1,2}[sz]|ceallalo[sz]',
  '[ck]arbo{1,2}n',
  'urei?ta{1,2}n',
  'h?ip{1,2}ur',
  'piperid[iy]{1,2}[nl]',
]

/** A root with what multiplies it: `trimethyl`, `cyclohexyl`, `diamine`. */
const morpheme = new RegExp(`(?:${multipliers.join('|')})*(?:${roots.join('|')})`, 'y')
/** Between two morphemes: `metyyli`, `propyleno`. */
const mostJoining = 2
/** Behind the last one: `-iini`, `-skābe`. */
const longestEnding = 6
/** No line gets fewer letters. */
const fewest = 3

/**
 * A word that is a chemical name, in parts between which a line may end where it has to: `polyoxy`, `propylene`, `diamine` by their morphemes, in
 * any language of the Union. A word that is not made of such morphemes from its first letter on stays one part.
 */
export function partMorphemes(word: string): string[] {
  const letters = asLatin(word)
  const start = letters.search(/[a-z]/)
  if (start < 0) return [word]
  const places: number[] = []
  let at = start
  let end = 0
  while (at < letters.length) {
    const found = findMorpheme(letters, at, places.length + (end > 0 ? 1 : 0))
    if (!found) break
    if (end > 0) places.push(found.begin)
    end = found.end
    at = found.end
  }
  const ending = letters.slice(end).replaceAll(/[^a-z]/g, '')
  if (places.length === 0 || ending.length > longestEnding) return [word]
  const wide = places.filter((place) => place - start >= fewest && letters.slice(place).replaceAll(/[^a-z]/g, '').length >= fewest)
  return [0, ...wide].map((place, index) => word.slice(place, wide[index]))
}

/** The next morpheme, behind a joining vowel or two except at the beginning of the word. */
function findMorpheme(letters: string, from: number, before: number): { begin: number; end: number } | null {
  for (let begin = from; begin <= from + (before > 0 ? mostJoining : 0); begin++) {
    if (begin > from && !/[aeiouy]/.test(letters[begin - 1] ?? '')) return null
    morpheme.lastIndex = begin
    if (morpheme.test(letters)) return { begin, end: morpheme.lastIndex }
  }
  return null
}

const greek = 'αβγδεζηθικλμνξοπρσςτυφχψω'
const ofGreek = 'avgdezitiklmnxoprsstyfhpo'
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъьюя'
const ofCyrillic = 'abvgdezzijklmnoprstufhccssajua'
const latin = new Map([
  ...Array.from(greek, (letter, index) => [letter, ofGreek[index] ?? ''] as const),
  ...Array.from(cyrillic, (letter, index) => [letter, ofCyrillic[index] ?? ''] as const),
  ...Array.from('łđøæœßħ', (letter, index) => [letter, 'ldoaosh'[index] ?? ''] as const),
])

/** The word in small Latin letters without accents, as long as it was. */
function asLatin(word: string): string {
  let letters = ''
  for (let index = 0; index < word.length; index++) {
    const letter = (word[index] ?? '').normalize('NFD').charAt(0).toLowerCase()
    letters += latin.get(letter) ?? letter
  }
  return letters
}
