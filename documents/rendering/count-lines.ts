import { bulgarianWidths } from './bulgarian-widths.ts'
import type { FittedPiece, TextMeasure } from './fit-text.ts'
import { readFonts } from './load-fonts.ts'
import { readFont } from './read-font.ts'

/** Weights of Source Sans 3 in which running text stands. */
export type TextWeight = 400 | 600

/** A letter: its width in em with the kerning behind any other letter, at least and at most, and whether a line may end behind it. */
interface Letter {
  least: number
  most: number
  end: 'space' | 'perhaps' | 'never'
}

type Letters = (letter: string) => Letter

const pointsPerMillimetre = 72 / 25.4

/** By how much kerning of Source Sans 3 widens a pair before these letters at most, in em; before all others not at all. */
const widenings: readonly [most: number, letters: RegExp][] = [
  [0.08, /[ϊΐΆΈΉΊΌΎΏjĵìîïĩīĭ™®TŢŤŦVWŴYÝŶŸ/\\)\]}"'‘’‛“”]/],
  [0.036, /[λχЭэ]/],
  [0.033, /[AÀ-ÅĀĂĄXaàáâãäåāăąægĝğġģħiíįĳsśŝşštţťŧvwŵxyýÿŷ?‽⁇⁈!‼⁉:;,.‚„…‐-―-]/],
  [0.026, /[УаАр]/],
  [0.016, /[βμρЖ]/],
  [0.012, /\p{sc=Cyrillic}/u],
  [0.009, /[ιίγντΧΩΑΛΦΥΫ]/],
]
/** It narrows a line by less than this. */
const narrowing = 0.03

/** A line ends between two of these only at a hyphen of Typst's own, which has to be requested. */
const neverEnding = /[\p{L}\p{M}\p{N}]/u
/** Hyphens of their own, and writing whose lines end between any two signs. */
const unforeseen = /[\u00ad\t]|[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/u

/** U+200B: a line may end here. The template sets a space of 0.001 pt (words.typ). */
const breakMark = '\u200b'
const breakLetter: Letter = { least: 0, most: 0.0002, end: 'perhaps' }

/** Cyrillic has forms of its own in Bulgarian, some of another width. */
export type LetterForms = 'usual' | 'bulgarian'

let loaded: ReadonlyMap<TextWeight, Readonly<Record<LetterForms, Letters>>> | undefined

function loadLetters(): NonNullable<typeof loaded> {
  if (loaded) return loaded
  const [regular, , semibold] = readFonts('sheet')
  if (!regular || !semibold) throw new Error('Source Sans 3 lacks a cut')
  const load = (file: Uint8Array, weight: TextWeight) => ({ usual: lettersOf(file), bulgarian: lettersOf(file, bulgarianWidths[weight]) })
  loaded = new Map([
    [400, load(regular, 400)],
    [600, load(semibold, 600)],
  ])
  return loaded
}

/** @param forms widths of letters that have a form of their own, in units */
function lettersOf(file: Uint8Array, forms: Readonly<Record<string, number>> = {}): Letters {
  const font = readFont(file)
  const covered = new Set(font.codePoints)
  const known = new Map<string, Letter>()
  return (character) => {
    const found = character === breakMark ? breakLetter : known.get(character)
    if (found) return found
    const codePoint = character.codePointAt(0) ?? 0
    const letter: Letter = { least: 0, most: Infinity, end: 'perhaps' }
    // What the font lacks will show as a mark whose width nobody knows here.
    if (covered.has(codePoint) && !unforeseen.test(character)) {
      const advance = (forms[character] ?? font.advanceOf(codePoint)) / font.unitsPerEm
      letter.least = advance * (1 - narrowing)
      letter.most = advance + (widenings.find(([, letters]) => letters.test(character))?.[0] ?? 0)
      letter.end = character === ' ' ? 'space' : neverEnding.test(character) ? 'never' : 'perhaps'
    }
    known.set(character, letter)
    return letter
  }
}

/**
 * How many lines a text takes that is set flush left, as Typst will break it; null where the widths of letters alone do not tell. Never
 * fewer than it takes: where kerning or a hyphen of a language may decide, there is no answer.
 * @param text a string, or pieces that follow each other without a gap
 */
export function countLines(
  text: string | readonly FittedPiece[],
  measure: TextMeasure,
  forms: LetterForms,
  weight: TextWeight = 400,
): number | null {
  const letters = loadLetters().get(weight)?.[forms]
  if (!letters) return null
  const em = (measure.width * pointsPerMillimetre) / measure.size
  return typeof text === 'string' ? countString(text, em, letters) : countPieces(text, em, letters)
}

function countString(text: string, em: number, letters: Letters): number | null {
  let lines = 0
  for (const line of text.split('\n')) {
    const counted = fitsOneLine(line, em, letters) ? 1 : countPieces([{ text: line }], em, letters)
    if (counted === null) return null
    lines += counted
  }
  return lines
}

function fitsOneLine(text: string, em: number, letters: Letters): boolean {
  let most = 0
  for (const character of text) most += letters(character).most
  return most <= em
}

/** Lines filled from the first on, once with wide letters that break at spaces alone, once with slender ones that break wherever they might. */
function countPieces(pieces: readonly FittedPiece[], em: number, letters: Letters): number | null {
  const most = { lines: 1, full: 0, word: 0 }
  const least = { lines: 1, full: 0, word: 0 }
  for (const { text, unbroken = false, hyphenate = false } of pieces) {
    // Before and behind a box a line may end, and within one it never does.
    if (unbroken) end(least, 0)
    for (const character of text) {
      if (character === '\n') {
        if (unbroken) return null
        begin(most)
        begin(least)
        continue
      }
      const letter = letters(character)
      // A space at the end of a line takes no room.
      if (letter.end === 'space' && !unbroken) {
        end(most, letter.most)
        end(least, letter.least)
        continue
      }
      if (!add(most, letter.most, em)) return null
      add(least, letter.least, em)
      if (!unbroken && (hyphenate || letter.end === 'perhaps')) end(least, 0)
    }
    if (unbroken) end(least, 0)
  }
  return most.lines === least.lines ? most.lines : null
}

/** A line: filled with words so far, and the word that is being read. */
interface FilledLine {
  lines: number
  full: number
  word: number
}

/** Takes a letter to the word, and the word to the next line where it is too wide. @returns false where it is wider than a line */
function add(line: FilledLine, width: number, em: number): boolean {
  line.word += width
  if (line.full + line.word <= em) return true
  if (line.full > 0) {
    line.lines += 1
    line.full = 0
  }
  return line.word <= em
}

function end(line: FilledLine, space: number): void {
  line.full += line.word + space
  line.word = 0
}

/** A line that ends where the text says so. */
function begin(line: FilledLine): void {
  line.lines += 1
  line.full = 0
  line.word = 0
}
