import type { TextMeasure } from './fit-text.ts'
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

/** Kerning of Source Sans 3 widens a pair by 0.08 em at most before these letters, before all others by 0.033 em or not at all. */
const widenedMost = /[jĵìîïĩīĭ™®TŢŤŦVWŴYÝŶŸ/\\)\]}"'‘’‛“”]/
const widened = /[AÀ-ÅĀĂĄXaàáâãäåāăąægĝğġģħiíįĳsśŝşštţťŧvwŵxyýÿŷ?‽⁇⁈!‼⁉:;,.‚„…‐-―-]/
/** It narrows a line by less than this. */
const narrowing = 0.03

/** A line ends between two of these only at a hyphen of Typst's own, which has to be requested. */
const neverEnding = /[\p{L}\p{M}\p{N}]/u
/** Marks of a break of their own, and writing whose lines end between any two signs. */
const unforeseen = /[\u00ad\u200b\t]|[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/u

let loaded: ReadonlyMap<TextWeight, Letters> | undefined

function loadLetters(): ReadonlyMap<TextWeight, Letters> {
  if (loaded) return loaded
  const [regular, , semibold] = readFonts('sheet')
  if (!regular || !semibold) throw new Error('Source Sans 3 lacks a cut')
  loaded = new Map([
    [400, lettersOf(regular)],
    [600, lettersOf(semibold)],
  ])
  return loaded
}

function lettersOf(file: Uint8Array): Letters {
  const font = readFont(file)
  const covered = new Set(font.codePoints)
  const known = new Map<string, Letter>()
  return (character) => {
    const found = known.get(character)
    if (found) return found
    const codePoint = character.codePointAt(0) ?? 0
    const letter: Letter = { least: 0, most: Infinity, end: 'perhaps' }
    // What the font lacks will show as a mark whose width nobody knows here.
    if (covered.has(codePoint) && !unforeseen.test(character)) {
      const advance = font.advanceOf(codePoint) / font.unitsPerEm
      letter.least = advance * (1 - narrowing)
      letter.most = advance + (widenedMost.test(character) ? 0.08 : widened.test(character) ? 0.033 : 0)
      letter.end = character === ' ' ? 'space' : neverEnding.test(character) ? 'never' : 'perhaps'
    }
    known.set(character, letter)
    return letter
  }
}

/**
 * How many lines a text takes that is set flush left without hyphenation, as Typst will break it; null where the widths of letters
 * alone do not tell. Never fewer than it takes: where kerning may decide, there is no answer.
 */
export function countLines(text: string, { width, size }: TextMeasure, weight: TextWeight = 400): number | null {
  const letters = loadLetters().get(weight)
  if (!letters) return null
  const em = (width * pointsPerMillimetre) / size
  let lines = 0
  for (const line of text.split('\n')) {
    const counted = fitsOneLine(line, em, letters) ? 1 : countWrapped(line, em, letters)
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
function countWrapped(text: string, em: number, letters: Letters): number | null {
  const most = { lines: 1, full: 0, word: 0 }
  const least = { lines: 1, full: 0, word: 0 }
  for (const character of text) {
    const letter = letters(character)
    // A space at the end of a line takes no room.
    if (letter.end === 'space') {
      end(most, letter.most)
      end(least, letter.least)
      continue
    }
    if (!add(most, letter.most, em)) return null
    add(least, letter.least, em)
    if (letter.end === 'perhaps') end(least, 0)
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
