import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

/** All texts of one language. A key that is not there has no text in this language. */
export interface Wording {
  readonly language: string
  /** Hazard, supplemental and precautionary statements by code: CLP Annexes II to IV. */
  readonly statements: Texts
  /** Headings of the safety data sheet by number: REACH Annex II Part B. */
  readonly headings: Texts
  /** The sentence library. */
  readonly phrases: Texts
  /** Names of substances, by keys that begin with `substance.`. */
  readonly substances: Texts
  /** Table heads, names of properties, hazard classes and everything else that documents print. */
  readonly terms: Texts
  /** What the pages say, with why something is refused, and with the names of hazard classes and of pictograms, which stand once, in the terms. */
  readonly interface: Texts
  /**
   * Statements by their code, headings, and the sentences of an entry of REACH Annex XVII (`REACH XVII, 56`), of which this language has no
   * official wording, or none that has been read: ours is a translation, and says so.
   */
  readonly unofficial: ReadonlySet<string>
}

const parts = ['statements', 'headings', 'phrases', 'substances', 'terms'] as const

// Texts are part of the program and never change while it runs, so they are read once per language.
const loaded = new Map<string, Wording>()

/**
 * The texts of one language.
 * @param language ISO 639-1 code of a language of the Union; another text finds no folder and has no texts.
 */
export function loadWording(language: string): Wording {
  const known = loaded.get(language)
  if (known) return known
  const [statements, headings, phrases, substances, terms] = parts.map((part) => readTexts(language, part))
  let pages: Texts | undefined
  const wording: Wording = {
    language,
    statements: statements ?? {},
    headings: headings ?? {},
    phrases: phrases ?? {},
    substances: substances ?? {},
    terms: terms ?? {},
    // Documents are written in many languages of which nobody opens a page.
    get interface() {
      pages ??= readInterface(language, wording.terms)
      return pages
    },
    unofficial: new Set(readUnofficial(language)),
  }
  loaded.set(language, wording)
  return wording
}

/** The text of a phrase or of a substance's name, without its parameters filled; undefined where the language lacks it. */
export function findPhrase(wording: Wording, key: string): string | undefined {
  return key.startsWith('substance.') ? wording.substances[key] : wording.phrases[key]
}

/** The names of substances alone, by key; read anew at each call. */
export const readSubstanceNames = (language: string): Texts => readTexts(language, 'substances')

function readInterface(language: string, terms: Texts): Texts {
  const texts = readTexts(language, 'interface')
  const isThere = Object.keys(texts).length > 0
  return {
    ...texts,
    ...readTexts(language, 'reasons'),
    ...(isThere ? { ...pick(terms, 'hazardClass.'), ...pick(terms, 'pictogram.') } : {}),
  }
}

const readTexts = (language: string, part: string): Texts => readWordingFile(language, part, {})
const readUnofficial = (language: string): readonly string[] => readWordingFile(language, 'unofficial', [])

function readWordingFile<Content>(language: string, name: string, none: Content): Content {
  if (!/^[a-z]{2}$/.test(language)) return none
  const file = path.join(projectFolder, 'wording', language, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
}

function pick(texts: Texts, prefix: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(prefix)))
}
