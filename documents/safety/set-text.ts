import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, widthOf, type Setting, type Weight } from './break-lines.ts'

/** Lines of a text and the size of their type, in u of the sheet. */
export interface SetText {
  lines: Rich[]
  size: number
}

/** A text in lines of the given width; no line for an empty text. */
export function setText(text: string, setting: Setting, language: LanguageCode): SetText {
  return { lines: text === '' ? [] : breakLines([{ text }], setting, language), size: setting.size }
}

/** In bold on one line, from the largest size down to the least; a longer text takes more lines of that size. */
export function setName(
  name: string,
  { width, largest, least }: { width: number; largest: number; least: number },
  language: LanguageCode,
): SetText {
  return setText(name, { width, size: Math.max(least, largestOnOneLine(name, width, largest, language)), weight: 700 }, language)
}

/** In bold on two lines at most, from the largest size down to the least; a longer text takes more lines of that size. */
export function setOnTwoLines(
  name: string,
  { width, largest, least }: { width: number; largest: number; least: number },
  language: LanguageCode,
): SetText {
  const sizes = Array.from({ length: Math.max(0, Math.ceil(largest - least)) }, (_, index) => largest - index)
  const fits = sizes.map((size) => setText(name, { width, size, weight: 700 }, language)).find(({ lines }) => lines.length <= 2)
  return fits ?? setText(name, { width, size: least, weight: 700 }, language)
}

/** A word in bold that is never parted: as large as the width lets it be. */
export function setWhole(word: string, width: number, largest: number, language: LanguageCode): SetText {
  return { lines: word === '' ? [] : [[{ text: word }]], size: largestOnOneLine(word, width, largest, language) }
}

function largestOnOneLine(text: string, width: number, largest: number, language: LanguageCode): number {
  const weight: Weight = 700
  return Math.min(largest, Math.floor((width / widthOf(text, weight, language)) * 10) / 10)
}

/** Width of the longest word of some texts, in u. */
export function longestWord(texts: readonly string[], size: number, weight: Weight, language: LanguageCode): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(' ')).map((word) => widthOf(word, weight, language) * size))
}

/** Height of points under each other, in u: lines of the given height, with the gap between points. */
export function heightOfPoints(points: readonly Rich[][], line: number, gap: number): number {
  return sum(points.map((lines) => lines.length * line)) + gap * Math.max(0, points.length - 1)
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
