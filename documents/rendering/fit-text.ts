import type { LanguageCode } from '../../shared/languages.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { hyphenateWord } from './hyphenate-word.ts'

/** Type and the width that is open to it. */
export interface TextMeasure {
  /** mm */
  width: number
  /** pt */
  size: number
}

/** A piece of a text: one long word of letters that may be hyphenated, a quantity that stays on one line, or plain text. */
export interface FittedPiece {
  text: string
  hyphenate?: true
  unbroken?: true
}

/** U+200B: a line may end here, and nothing is printed. */
const breakMark = '\u200b'
const softHyphen = '\u00ad'
/** U+2060 in ranges: browsers need it, the fonts lack it. */
const wordJoiner = '\u2060'
const withoutPlace = /[\u00ad\u2060]/g
const millimetresPerPoint = 25.4 / 72

/** The Greek patterns would leave a single letter at the end of a line or take one to the next. Typst breaks before a letter of `inner`. */
const twoLettersEach = /^([^\p{L}]*\p{L}{2})(\p{L}+)(\p{L}[^\p{L}]*)$/u

/** Groups of the letters of Source Sans 3 by their width. */
const thin = /[\s\u2009\u202f]/
const narrow = /[',.:;’·Iijl|]/
const slim = /[!()[\]{}\-/\\frt]/
const wide = /[mwMW%@—…ŒæœÆЖШЩЮЫжшщюыфΩ]/
const capital = /[\p{Lu}\u0400-\u052f]/u

/** Estimated width in mm of a text on one line: for running text in regular and semibold some 2 to 5 % too high. */
export function estimateWidth(text: string, size: number): number {
  let em = 0
  for (let index = 0; index < text.length; index++) em += widthOfUnit(text.charCodeAt(index))
  return em * size * millimetresPerPoint
}

// Every sheet measures tens of thousands of letters: each is looked at once per process.
const knownWidths = new Float32Array(0x10000).fill(-1)

/** Width in em of a UTF-16 unit. */
function widthOfUnit(unit: number): number {
  const known = knownWidths[unit] ?? -1
  if (known >= 0) return known
  const width = widthOfLetter(String.fromCharCode(unit))
  knownWidths[unit] = width
  return width
}

function widthOfLetter(letter: string): number {
  if (letter === breakMark || letter === softHyphen || letter === wordJoiner) return 0
  if (thin.test(letter)) return 0.2
  if (narrow.test(letter)) return 0.28
  if (slim.test(letter)) return 0.35
  if (wide.test(letter)) return 0.86
  if (capital.test(letter)) return 0.63
  return letter < '\u0530' || (letter >= '\u2000' && letter < '\u2300') ? 0.54 : 0.9
}

/** Estimated number of lines, with the loss at ragged line ends. */
export function estimateLines(text: string, { width, size }: TextMeasure): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((estimateWidth(line, size) * 1.1) / width)), 0)
}

/** Where a line ends of itself: at spaces, and after a hyphen before a letter (Unicode Annex 14), but not within a type of filter (A2-P2). */
const atSpaces = /(?<=[\n\t \u2000-\u2006\u2008\u200a\u200b])/u
const atHyphens = /(?<=(?<=[^\s(][^\s(])-)(?=\p{L})(?!P[1-3](?!\p{L}))/u
const ofItself = new RegExp(`${atSpaces.source}|${atHyphens.source}`, 'u')
/**
 * Where a chemical name, an address or a code may end a line without a hyphen: after a comma, at brackets, at signs of a link. “0,0015”
 * is a number, which never breaks; the commas of “2,2,6,6-tetramethyl” are not those of a number.
 */
const atSigns = /(?<!(?<![0-9,])0[.,](?=[0-9]))(?<=[,;:)\]}/\\_=&?+.@|~#%*\-–—])(?<!^-)(?![,;:)\]}/\\_=&?+.@|~#%*\-–—])|(?=[([{])/u
const word = /^[^\p{L}\d]{0,3}[\p{L}\p{M}]+[^\p{L}\d]{0,3}$/u

/**
 * No line ends within a range, a quantity whose unit has a stroke (50 mg/m³), at a stroke beside a letter by itself (w/w, category A/j), in the
 * number of a directive (2009/161/EU), in Gew.-% or in a type of filter (A2-P2).
 */
const keptTogether =
  /\u202f–\u202f|\d\u00a0[^\s\u00a0]+\/[^\s\u00a0]|(?<![\p{L}\p{N}])\p{L}\/\p{L}|\d\/\p{Lu}{2,3}(?!\p{L})|\p{L}\/\p{L}(?!\p{L})|-%|[A-Z]\d?-P[1-3](?!\p{L})/u

/**
 * Lets a text run in its measure. A part that is wider than the line gets places where it may break: long names and addresses
 * at their signs, words by hyphenation, anything else after every fourth character. A chemical name breaks between its components alone;
 * only one that is wider than the line takes a hyphen. Everything else stays as it is.
 * @param isWhole false where other texts stand on the same lines
 */
export function fitText(source: string, measure: TextMeasure, language: LanguageCode, isWhole = true): FittedPiece[] {
  const text = prepare(source)
  // Most texts stay on one line or have no long part: only the others are taken apart.
  if (isWhole && !isTooWide(text, measure)) return [{ text }]
  if (!hasLongPart(text, measure) && !keptTogether.test(text) && !holdsName(text)) return [{ text }]
  const pieces: FittedPiece[] = []
  const addPlain = (plain: string) => {
    if (plain === '') return
    const last = pieces.at(-1)
    if (last && !last.hyphenate && !last.unbroken) last.text += plain
    else pieces.push({ text: plain })
  }
  const addHyphenated = (part: string) => {
    const own = hyphenateWord(part, language)
    if (own !== null) return addPlain(own)
    const [, start = '', inner = part, end = ''] = (language === 'el' && twoLettersEach.exec(part)) || []
    if (start) addPlain(start)
    pieces.push({ text: inner, hyphenate: true })
    if (end) addPlain(end)
  }
  const addPart = (part: string, followsHyphen: boolean) => {
    if (isTooWide(part, measure)) {
      if (isHyphenated(part, measure)) addHyphenated(part)
      else addPlain(breakAtSigns(part, measure, language))
    } else if (keptTogether.test(part)) pieces.push({ text: part, unbroken: true })
    else if (!followsHyphen && isHyphenated(part, measure)) addHyphenated(part)
    else addPlain(part)
  }
  for (const word of loosen(text, measure).split(atSpaces)) {
    if (holdsName(word)) {
      for (const [index, part] of partName(word.trimEnd(), (whole) => isTooWide(whole, measure)).entries()) {
        if (!isTooWide(part, measure)) pieces.push({ text: part, unbroken: true })
        else if (isHyphenated(part, measure)) addHyphenated(part)
        else addPlain((index > 0 ? breakMark : '') + breakAtSigns(part, measure, language))
      }
      addPlain(word.slice(word.trimEnd().length))
    } else {
      // After a hyphen of its own a word needs no further one, which could be taken for a part of it.
      for (const [index, part] of word.split(atHyphens).entries()) addPart(part, index > 0)
    }
  }
  return pieces
}

/**
 * A letter and its accent are one character wherever Unicode has one: nothing may come between them. Soft hyphens that somebody wrote give way
 * to those of the language.
 */
function prepare(source: string): string {
  return source.replaceAll(withoutPlace, '').normalize('NFC')
}

/** A quantity that is wider than the line keeps its number with the beginning of its unit: other spaces within it part again. */
function loosen(text: string, measure: TextMeasure): string {
  const words = text.split(atSpaces)
  const isLoose = (word: string) => /^[^\p{L}]*\d\u00a0/u.test(word) && isTooWide(word, measure)
  return words.map((word) => (isLoose(word) ? word.replaceAll(/(?<=[\p{L}.])\u00a0/gu, ' ') : word)).join('')
}

/** The same in one string, for texts that are never hyphenated, such as headings. */
export function fitLine(source: string, measure: TextMeasure, language: LanguageCode): string {
  const text = prepare(source)
  if (!hasLongPart(text, measure)) return text
  return text
    .split(ofItself)
    .map((part) => (isTooWide(part, measure) ? breakAtSigns(part, measure, language) : part))
    .join('')
}

/** A part of fewer characters than this cannot be too wide nor worth a hyphen, whatever its letters. */
function hasLongPart(text: string, { width, size }: TextMeasure): boolean {
  const characters = Math.max(4, Math.floor(longWord(width) / (0.86 * size * millimetresPerPoint)))
  let run = 0
  for (const letter of text) {
    run = letter === ' ' || letter === '\n' ? 0 : run + 1
    if (run > characters) return true
  }
  return false
}

function isTooWide(part: string, { width, size }: TextMeasure): boolean {
  return estimateWidth(part, size) > width
}

/** Words wider than this, in mm, may be hyphenated: they would leave a hole at the end of the line before. */
function longWord(width: number): number {
  return Math.min(0.6 * width, 40)
}

function isHyphenated(part: string, { width, size }: TextMeasure): boolean {
  return word.test(part) && estimateWidth(part, size) > longWord(width) && isPronounceable(part)
}

function breakAtSigns(part: string, measure: TextMeasure, language: LanguageCode): string {
  return part
    .split(atSigns)
    .map((chunk) => (isTooWide(chunk, measure) ? breakAnywhere(chunk, language) : chunk))
    .join(breakMark)
}

function breakAnywhere(chunk: string, language: LanguageCode): string {
  const hyphenated = word.test(chunk) && isPronounceable(chunk) ? hyphenateWord(chunk, language) : null
  if (hyphenated !== null) return hyphenated
  return chunk.replaceAll(/(?:.\p{M}*){4}(?=.\p{M}*.)/gsu, (four) => four + breakMark)
}

const vowelRun = /[aeiouyαεηιουωаъоуеиюяыэ]{6,}/u
const consonantRun = /[^aeiouyαεηιουωаъоуеиюяыэ]{8,}/u

/** Whether patterns will find syllables in it. A word that no language has is broken anywhere. */
function isPronounceable(part: string): boolean {
  const letters = part
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
  return letters.length <= 60 && !vowelRun.test(letters) && !consonantRun.test(letters) && !/(\p{L})\1\1/u.test(letters)
}
