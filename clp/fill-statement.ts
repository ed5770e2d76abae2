import { fillInsOf, type ChosenWording, type StatementCode } from './statements.ts'

/**
 * How a statement text is written. It is the Annex's wording, with
 * - `{place}` for a fill-in;
 * - `{dust|fume|gas}` for a choice, its slashes as bars. An alternative may have a fill-in, `…adviser`. One that is grammatical only beside
 *   the others has its own form behind an equals sign: `{yeux|visage=le visage}`. That form is printed where not all of them are, and
 *   like the alternatives themselves it is written as within a sentence: where a choice begins one, the first that is printed gets the
 *   capital letter;
 * - `[or shower]` for a text in square brackets; the words that take its place where it is left out, behind an equals sign: `[{a|b}=c]`.
 */
const choice = /\{([^{}]*\|[^{}]*)\}(\/?)(\s?)/gu
const openEnd = /…([a-zA-Z]+)/gu
const bracketed = /(\s*)\[([^[\]]*)\](\p{L}?)/gu

/** Fill-ins that stand behind a word as an addition to it, so that a space goes before them. */
const additions: ReadonlySet<string> = new Set(['route', 'effect', 'organs'])

/**
 * Puts the supplier's values and choices into a statement text.
 *
 * Without a choice all alternatives are printed as in the Annex, joined by slashes, an open end that has no value excepted. The text in
 * square brackets is left out unless it is asked for: by CLP Annex IV (introduction) it is right only in certain circumstances, which the
 * supplier alone knows.
 *
 * An optional parameter without a value disappears together with the space before it. A required one, or an open end that was chosen,
 * stays visible as “…”, as in the regulation, and is listed in `unfilled`: CLP Annex IV leaves it to the supplier to specify, so the label
 * is not finished yet.
 * Blank values count as not given; a value is put in as it comes and never searched for parameters again.
 *
 * @param text wording of that statement in any language
 * @param values by parameter name
 * @param chosen numbers from 1 through all choices of the statement, see `statementChoices`; of a choice of which no alternative is
 *   among them, all are printed
 */
export function fillStatement(
  code: StatementCode,
  text: string,
  values: Readonly<Record<string, string>> = {},
  chosen: ChosenWording = {},
): { text: string; unfilled: string[] } {
  const { required } = fillInsOf(code, chosen)
  const given = new Map(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  )
  const whole = chooseBracketText(text, chosen.bracketText === true)
  const printed = chooseAlternatives(whole, chosen.choices ?? [], (name) => given.has(name) || required.has(name))
  return fillIn(printed, given, required)
}

/** The alternatives of every choice in a text, as it is written in the wording. */
export function readChoices(text: string): string[][] {
  return [...text.matchAll(choice)].map(([, inside = '']) => inside.split('|'))
}

/** The wording of the Annex: all alternatives in it, joined by slashes, fill-ins and square brackets left open. */
export function restoreAnnexText(text: string): string {
  return text
    .replaceAll(choice, (_, inside: string, slash: string, space: string) => listed(inside.split('|')).join('/') + slash + space)
    .replaceAll(openEnd, '…')
    .replaceAll(/\{[a-zA-Z]+\}/g, '…')
    .replaceAll(bracketed, (_, space: string, inside: string, next: string) => `${space}[${beforeEquals(inside)}]${next}`)
}

/** An equals sign inside a choice belongs to one of its alternatives. */
const equals = /=(?![^{]*\})/u
const beforeEquals = (text: string) => text.split(equals)[0] ?? ''
const behindEquals = (text: string) => text.split(equals)[1]
/** An alternative that the Annex does not word in this language by itself has nothing before its equals sign. */
const listed = (alternatives: readonly string[]) => alternatives.map(beforeEquals).filter((words) => words !== '')

/** What a choice stands behind that begins a sentence. Behind a colon some languages go on with a small letter, as its first alternative does. */
const sentenceEnd = /^$|[.:!?]\s*$/u
const hasCapital = /^\p{Lu}/u

/** Leaves `{name}` for the fill-ins in the alternatives that stay. */
function chooseAlternatives(text: string, choices: readonly number[], isFilled: (name: string) => boolean): string {
  let first = 1
  return text.replaceAll(choice, (_, inside: string, slash: string, space: string, offset: number) => {
    const alternatives = inside.split('|')
    const numbered = alternatives.map((words, index) => ({ words, isChosen: choices.includes(first + index) }))
    first += alternatives.length
    const chosen = numbered.some(({ isChosen }) => isChosen) ? numbered.filter(({ isChosen }) => isChosen) : numbered
    // Without its open end alone a choice still reads as in the Annex.
    const last = numbered.at(-1)
    const isWhole = numbered.every((own) => chosen.includes(own) || (own === last && own.words.includes('…') && chosen.length > 1))
    const printed = chosen
      .map(({ words }) => words)
      .filter((words) => [...words.matchAll(openEnd)].every(([, name = '']) => isFilled(name)))
    const together = isWhole ? listed(printed).join('/').trim() : printed.map((words) => behindEquals(words) ?? words.trim()).join('/')
    const joined = sentenceEnd.test(text.slice(0, offset)) && hasCapital.test(inside) ? begin(together) : together
    // A slash behind the open end is none between alternatives: “Wasser/…/waschen”. “Lüftungs-” is one word with what follows.
    const gap = slash === '/' ? ' ' : joined.endsWith('-') ? '' : space
    return joined.replaceAll(openEnd, '{$1}') + gap
  })
}

function chooseBracketText(text: string, isPrinted: boolean): string {
  const chosen = text.replaceAll(bracketed, (_, space: string, inside: string, next: string) => {
    const words = isPrinted ? beforeEquals(inside) : (behindEquals(inside) ?? '')
    // Some languages set no space behind the brackets: “[elektrisk/…]utrustning”.
    return words === '' && next === '' ? '' : space + words + next
  })
  return chosen === text ? text : begin(chosen.trimStart().replace(/^,\s*/u, ''))
}

/** What follows a text in square brackets, or an alternative that was not chosen, begins the sentence. */
function begin(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}

function fillIn(text: string, given: ReadonlyMap<string, string>, required: ReadonlySet<string>): { text: string; unfilled: string[] } {
  const unfilled = new Set<string>()
  let filled = ''
  let removed = false // whether the fill-in just before went away

  const pieces = text.split(/\{(\w+)\}/u) // text, name, text, name, …, text
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      filled = removed ? closeGap(filled, piece) : filled + piece
      removed = false
      continue
    }
    const value = given.get(piece)
    if (value !== undefined) {
      filled = additions.has(piece) || /\p{L}$/u.test(filled) ? addBehindSpace(filled, value) : filled + value
    } else if (required.has(piece)) {
      unfilled.add(piece)
      filled += '…'
    } else {
      removed = true
    }
  }
  return { text: closeStops(filled), unfilled: [...unfilled] }
}

function addBehindSpace(before: string, value: string): string {
  const kept = before.trimEnd()
  return kept === '' || /[([]$/u.test(kept) ? kept + value : `${kept} ${value}`
}

/** One space between words where a fill-in went away, none at the beginning or before a stop or comma. */
function closeGap(before: string, after: string): string {
  if (/^\s*[.,)\]]/u.test(after)) return before.trimEnd() + after.trimStart()
  return before + (before === '' || /[\s([]$/u.test(before) ? after.trimStart() : after)
}

/** The Annex sets a space between some fill-ins and the stop; a text in brackets may leave a stop of its own behind. */
function closeStops(text: string): string {
  return text
    .trim()
    .replace(/\s+\.$/u, '.')
    .replace(/\.\s*\.$/u, '.')
    .replaceAll(/ {2,}/g, ' ')
}
