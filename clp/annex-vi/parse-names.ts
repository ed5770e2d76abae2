/** Names and numbers of Table 3: parts `[1]`, `[2]` of one entry, and synonyms within a name (CLP Annex VI, 1.1.1.4). */
import type { EntryPart } from './entry.ts'

/**
 * Parts of a name column. A part ends with its number at the end of a line: `boric acid; [1]`, `boric acid [2]`; where all stands on one
 * line, a bracket counts if the numbers go up from 1, so that the locants of a chemical name do not part it.
 */
export function parseNames(text: string): EntryPart[] {
  const lines = text.split(/[|\n]+/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const [parts, rest] = lines.length > 1 ? partLines(lines) : partLine(lines.join(''))
  if (parts.length > 0 && rest === '') return parts
  const whole = lines.join(' ').trim()
  return whole === '' ? [] : [{ text: whole, part: null }]
}

const withoutSemicolon = (name: string): string => name.replace(/^[\s;]+/, '').replace(/[\s;]+$/, '')

function partLines(lines: readonly string[]): [EntryPart[], string] {
  const parts: EntryPart[] = []
  let open = ''
  for (const line of lines) {
    open = `${open} ${line}`.trim()
    const end = /\[(\d{1,2})\];?$/.exec(open)
    if (end === null) continue
    parts.push({ text: withoutSemicolon(open.slice(0, end.index)), part: Number(end[1]) })
    open = ''
  }
  return [parts, open]
}

function partLine(line: string): [EntryPart[], string] {
  const parts: EntryPart[] = []
  let from = 0
  for (const match of line.matchAll(/\[(\d{1,2})\](?=$|[\s;])/g)) {
    if (Number(match[1]) !== parts.length + 1) continue
    parts.push({ text: withoutSemicolon(line.slice(from, match.index)), part: parts.length + 1 })
    from = match.index + match[0].length
  }
  return [parts, withoutSemicolon(line.slice(from))]
}

/** Numbers of a column, each with its part: `233-139-2 [1]`; a dash stands for none. What is no number is left in `unread`. */
export function parseNumbers(text: string, isValid: (number: string) => boolean): { parts: EntryPart[]; unread: string[] } {
  const parts: EntryPart[] = []
  const unread: string[] = []
  for (const [, word = '', part] of text.replaceAll(/[|\s;,]+/g, ' ').matchAll(/(\S+)(?:\s*\[(\d{1,2})\])?/g)) {
    if (/^[-–—]$/.test(word)) continue
    if (isValid(word)) parts.push({ text: word, part: part === undefined ? null : Number(part) })
    else unread.push(word)
  }
  return { parts, unread }
}

/**
 * The names that one printed name holds: `zineb (ISO); zinc ethylenebis(dithiocarbamate)` are two, without what describes the substance in
 * square brackets behind them. What a reaction mass or mixture consists of stays together: its semicolons part the constituents.
 */
export function splitSynonyms(name: string): string[] {
  const pieces: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at <= name.length; at += 1) {
    const letter = name[at]
    if (letter === '(' || letter === '[' || letter === '{') depth += 1
    else if (letter === ')' || letter === ']' || letter === '}') depth -= 1
    else if (at === name.length || (letter === ';' && depth <= 0)) {
      const piece = name.slice(from, at).trim()
      if (/^(?:an? )?(?:(?:reaction (?:mass|products?)|mixture|reaction mixture) of|product-by-process)\b/i.test(piece)) {
        pieces.push(name.slice(from).trim())
        return pieces
      }
      if (piece !== '' && !/^\[.*\]$/.test(piece)) pieces.push(piece)
      from = at + 1
    }
  }
  return pieces
}

/** Who gave the name stands behind it; and in Note B's names what a label fills in: `nitric acid …% [C ≤ 70 %]`, `sodium hypochlorite, solution … % Cl active`. */
const namedBy = /\s*\((?:ISO|INN|INCI|IUPAC)\)/g
const concentration = /,?\s*(?:solution)?\s*(?:…|\.\s?\.\s?\.)\.?\s*%.*$/

/** Two names that a comma parts: `phosphoric acid ... %, orthophosphoric acid ... %`, `hydrogen sulphide, hydrogen sulfide`. */
const betweenNames = /(?<=%|sulphide), (?=\p{L})/u

/** Every name of one printed name: its synonyms, and each as people say it, without the body that named it and without a concentration to fill in. */
export function everyName(name: string): string[] {
  const printed = splitSynonyms(name)
  const spoken = printed.flatMap((one) =>
    one.split(betweenNames).map((part) => part.replaceAll(namedBy, '').replace(concentration, '').trim()),
  )
  return [...new Set([...printed, ...spoken])].filter((one) => one !== '')
}
