/** Finds substances by their names, also where they are mistyped. */
import { splitSynonyms } from './parse-names.ts'

export interface NamedKey {
  /** what is found: an index number */
  readonly key: string
  readonly name: string
  /** the part of the entry that bears the name, where it covers several substances */
  readonly part?: number | null
  /** CAS number of the substance, where it is a member of the entry’s group that the entry does not print */
  readonly member?: string | null
}

export interface NameMatch extends NamedKey {
  /** letters that are wrong, missing or too many */
  readonly errors: number
}

export interface NameIndex {
  /** Best first, each key once: few errors, and the whole name before its beginning, a word or a part of it; of equals the shorter name. */
  search(query: string, limit: number): NameMatch[]
  /**
   * Those of exactly this name, letter case, accents and signs between the words aside; each key and part once. A name with its synonyms, as Table 3 prints
   * them (`acetone; propan-2-one; propanone`), is that of which each of them is a name.
   */
  findExactly(name: string): readonly NamedKey[]
}

/** Letters of a query that count: Myers’ algorithm keeps one bit for each, and an integer of JavaScript has 31 without its sign. */
const longestPattern = 31
/** Added to the errors of a match by where it is found: the whole name, its beginning, a word, a part of a word. */
const placeCosts = [0, 0.4, 0.8, 1.4] as const

/** Letters that Unicode does not decompose into a letter and an accent, as people type them on another keyboard. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Small letters without accents; whatever parts words is one blank: `n-Butylacetat` and `n butylacetat` are one name, as are sulphate and sulfate. */
function foldName(name: string): string {
  const plain = isPlain.test(name) ? name.toLowerCase() : foldLetters(name)
  return plain
    .replaceAll('sulph', 'sulf')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Most names of Table 3 have nothing to fold. */
const isPlain = /^[ -~]*$/

const foldLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)

/** As German is written without umlauts: Salpetersaeure, Loesungsmittel; nothing where there are none. */
function spellOutUmlauts(name: string): string[] {
  const composed = isPlain.test(name) ? name : name.normalize('NFC')
  return /[äöü]/i.test(composed) ? [foldName(composed.replaceAll(/[äöü]/gi, (letter) => `${letter}e`))] : []
}

interface Ranked {
  at: number
  errors: number
  cost: number
  length: number
}

/** How many errors a query of this length may have: none in what is too short to tell. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3)

/** Whether two neighbours have changed places: one mistake to a person who types, two to the algorithm. */
function hasSwapped(pattern: string, text: string, end: number): boolean {
  return [end, end + 1].some((to) => {
    const written = text.slice(Math.max(0, to - pattern.length), to)
    if (written.length !== pattern.length) return false
    let at = 0
    while (at < pattern.length && written[at] === pattern[at]) at += 1
    const swapped = pattern.slice(0, at) + (pattern[at + 1] ?? '') + (pattern[at] ?? '') + pattern.slice(at + 2)
    return swapped === written
  })
}

const isIn = (some: readonly NamedKey[], { key, part = null, member = null }: NamedKey): boolean =>
  some.some((one) => one.key === key && (one.part ?? null) === part && (one.member ?? null) === member)

/** Which letters a text has, each as one of 32 bits: some share one. */
function letterBits(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let [left, count] = [bits, 0]
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** Each name once, since the languages share many. */
function foldOnce(all: readonly NamedKey[], texts: readonly string[]): { names: readonly NamedKey[]; folded: readonly string[] } {
  const kept = new Map<string, [NamedKey, string]>()
  for (const [at, named] of all.entries()) {
    const text = texts[at] ?? ''
    const same = [text, named.key, named.part ?? '', named.member ?? ''].join('|')
    if (!kept.has(same)) kept.set(same, [named, text])
  }
  const some = [...kept.values()]
  return { names: some.map(([named]) => named), folded: some.map(([, text]) => text) }
}

export function buildNameIndex(all: readonly NamedKey[]): NameIndex {
  const texts = all.map(({ name }) => foldName(name))
  const { names, folded } = foldOnce(all, texts)
  const lettersOf = Int32Array.from(folded, letterBits)
  const starts = new Uint32Array(names.length + 1)
  for (const [at, text] of folded.entries()) starts[at + 1] = (starts[at] ?? 0) + text.length
  // The names have some fifty letters; 0 stands for what none of them has.
  const alphabet = new Map([...new Set(folded.join(''))].slice(0, 255).map((letter, at) => [letter, at + 1]))
  const blank = alphabet.get(' ') ?? 0
  const letters = Uint8Array.from(folded.join(''), (letter) => alphabet.get(letter) ?? 0)
  const masks = new Int32Array(256)
  const exact = new Map<string, NamedKey[]>()
  for (const [at, named] of all.entries()) {
    for (const spelt of [texts[at] ?? '', ...spellOutUmlauts(named.name)]) {
      if (spelt === '') continue
      const held = exact.get(spelt)
      if (!held) exact.set(spelt, [named])
      else if (!isIn(held, named)) held.push(named)
    }
  }

  /** Fewest errors of the pattern anywhere in a name, and where the best place ends. */
  function nearest(length: number, from: number, to: number, most: number): { errors: number; end: number } | undefined {
    // Myers, A fast bit-vector algorithm for approximate string matching based on dynamic programming, 1999.
    const last = 1 << (length - 1)
    let [plus, minus, errors] = [-1, 0, length]
    let best: { errors: number; end: number } | undefined
    for (let at = from; at < to; at += 1) {
      const equal = masks[letters[at] ?? 0] ?? 0
      const vertical = equal | minus
      const horizontal = (((equal & plus) + plus) ^ plus) | equal
      let up = minus | ~(horizontal | plus)
      let down = plus & horizontal
      if ((up & last) !== 0) errors += 1
      if ((down & last) !== 0) errors -= 1
      up <<= 1
      down <<= 1
      plus = down | ~(vertical | up)
      minus = up & vertical
      if (errors <= most && (best === undefined || errors < best.errors)) best = { errors, end: at + 1 }
    }
    return best
  }

  function setMasks(pattern: string): void {
    masks.fill(0)
    for (let bit = 0; bit < pattern.length; bit += 1) {
      const letter = alphabet.get(pattern.charAt(bit)) ?? 0
      if (letter !== 0) masks[letter] = (masks[letter] ?? 0) | (1 << bit)
    }
  }

  function rank(pattern: string, most: number): Ranked[] {
    const found: Ranked[] = []
    setMasks(pattern)
    const searched = most === 0 ? 0 : most + 1
    const wanted = letterBits(pattern)
    for (let at = 0; at < names.length; at += 1) {
      const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0]
      const length = to - from
      if (length + searched < pattern.length) continue
      // Each letter that the name lacks is an error.
      if (countBits(wanted & ~(lettersOf[at] ?? 0)) > searched) continue
      const match = nearest(pattern.length, from, to, searched)
      if (match === undefined) continue
      if (match.errors > most && !hasSwapped(pattern, folded[at] ?? '', match.end - from)) continue
      // As if nothing were missing or too many.
      const begin = match.end - from - pattern.length
      const isWhole = Math.abs(length - pattern.length) <= match.errors && begin <= match.errors
      const isWord = letters[match.end - pattern.length - 1] === blank
      const place = placeCosts[isWhole ? 0 : begin <= match.errors ? 1 : isWord ? 2 : 3]
      const errors = Math.min(match.errors, most)
      found.push({ at, errors, cost: errors + place, length })
    }
    return found
  }

  /** What a long query says beyond its first letters decides between those that begin alike. */
  function addRest(found: readonly Ranked[], rest: string): Ranked[] {
    if (rest === '') return [...found]
    setMasks(rest)
    const most = allowedErrors(rest.length) + 1
    return found.map((one) => {
      const match = nearest(rest.length, starts[one.at] ?? 0, starts[one.at + 1] ?? 0, most)
      const errors = match?.errors ?? most + 1
      return { ...one, errors: one.errors + errors, cost: one.cost + errors }
    })
  }

  function findBySynonyms(name: string): readonly NamedKey[] {
    const [first, ...others] = splitSynonyms(name).map((one) => exact.get(foldName(one)) ?? [])
    return first === undefined ? [] : first.filter((one) => others.every((some) => isIn(some, one)))
  }

  return {
    search(query, limit) {
      const wanted = foldName(query)
      const pattern = wanted.slice(0, longestPattern).trim()
      if (pattern === '') return []
      const found = addRest(rank(pattern, allowedErrors(pattern.length)), wanted.slice(longestPattern, 2 * longestPattern).trim())
      const matches: NameMatch[] = []
      const seen = new Set<string>()
      for (const { at, errors } of found.toSorted(
        (one, other) => one.cost - other.cost || one.length - other.length || one.at - other.at,
      )) {
        const named = names[at]
        if (named === undefined || seen.has(named.key)) continue
        seen.add(named.key)
        matches.push({ ...named, errors })
        if (matches.length === limit) break
      }
      return matches
    },
    findExactly(name) {
      const whole = exact.get(foldName(name)) ?? []
      if (!name.includes(';')) return whole
      // “> 55 %” and “≤ 55 %” fold to the same: whoever writes one of them may mean either.
      return [...whole, ...findBySynonyms(name).filter((one) => !isIn(whole, one))]
    },
  }
}
