import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, type LanguageCode } from '../shared/languages.ts'

/** By what each language forbids: denials, and words that forbid or prevent. */
const forbidding: Readonly<Record<LanguageCode, string>> = {
  bg: 'не|без|никога',
  cs: String.raw`ne\p{L}+|nikdy|zabraňte|zákaz`,
  da: 'ikke|aldrig|ingen|forbudt|undgå',
  de: 'nicht|keine?n?|nie|niemals',
  el: 'μην?|δεν|ποτέ|χωρίς',
  en: 'do not|never|no',
  es: 'no|nunca|ni|evitar',
  et: 'ei|mitte|ärge|vältida',
  fi: 'ei|älä|eivät|kielletty|estä',
  fr: String.raw`ne|pas|jamais|n’\p{L}+`,
  ga: 'ná|níl?|níor|gan',
  hr: 'ne|nikada?|nemojte|nisu|spriječiti',
  hu: 'ne|nem|soha|tilos',
  it: 'non|mai|impedire',
  lt: String.raw`ne\p{L}*|niekada`,
  lv: String.raw`ne\p{L}+|nekad|nav`,
  mt: String.raw`ma|la|qatt|tħallix|m’\p{L}+|\p{L}+x`,
  nl: 'niet|geen|nooit|voorkom',
  pl: 'nie|nigdy',
  pt: 'não|nunca|impedir',
  ro: 'nu|niciodată|evitați',
  sk: String.raw`ne\p{L}+|nie|nikdy|zabráňte`,
  sl: 'ne|ni|niso|nikoli|prepovedano|preprečite',
  sv: 'inte|aldrig|ej|förbjuden',
}

/** And by what it denies: “no”, “none”, “without”, “unlikely”. */
const denying: Readonly<Record<LanguageCode, string>> = {
  bg: String.raw`ня\p{L}+|не\p{L}+|ни\p{L}+`,
  cs: String.raw`žádn\p{L}*|bez|ne|bez\p{L}+`,
  da: String.raw`intet|uden|nej|ikke-?\p{L}+|ingen\p{L}*`,
  de: String.raw`nein|ohne|nicht\p{L}+|kein\p{L}*|\p{L}+frei\p{L}*|funkenarm\p{L}*`,
  el: String.raw`καμ\p{L}+|κανέν\p{L}+|όχι|δεν|μη-?\p{L}*|ούτε`,
  en: 'not|none|cannot|non',
  es: String.raw`ningun\p{L}*|ningún|sin`,
  et: String.raw`ega|ilma|mitte\p{L}*|puud\p{L}+|pole|\p{L}+mata|\p{L}+matu\p{L}*|\p{L}+vaba|ebaolulin\p{L}*`,
  fi: String.raw`ei\p{L}*|\p{L}*mat\p{L}+|\p{L}*mät\p{L}+|ilman|älkää|eikä|\p{L}+ton|\p{L}+tön`,
  fr: String.raw`aucun\p{L}*|non|sans|absence|peu`,
  ga: String.raw`nach|nár|neamh-?\p{L}*|níl\p{L}*|gan|ní|anaithn\p{L}+`,
  hr: String.raw`nij\p{L}+|nem\p{L}+|ni\p{L}+|ne\p{L}+|bez`,
  hu: String.raw`nincs\p{L}*|sem\p{L}*|ne\p{L}*|\p{L}*t[ae]lan\p{L}*|\p{L}*tl[ae]n\p{L}*|nélkül|kizár\p{L}+`,
  it: String.raw`nessun\p{L}*|no|senza|assenza|improbabile|niente`,
  lt: String.raw`ne\p{L}*|nė\p{L}*|joki\p{L}+|be|mažai`,
  lv: String.raw`n[eē]\p{L}*|nav|bez`,
  mt: String.raw`\p{L}*mhux|mhu\p{L}+|ebda|bla|m[aā]\p{L}*|le|mingħajr|xejn|jk?ollx`,
  nl: String.raw`nee|zonder|niet-?\p{L}*|geen`,
  pl: String.raw`nie\p{L}*|brak\p{L}*|bez|żad\p{L}+|mało prawdopodobn\p{L}+`,
  pt: String.raw`nenhum\p{L}*|sem|ausência`,
  ro: String.raw`niciun\p{L}*|nicio|ne\p{L}+|fără|n-a\p{L}*|nu`,
  sk: String.raw`žiad\p{L}+|bez\p{L}*`,
  sl: String.raw`ni\p{L}*|ne\p{L}+|brez|nobe\p{L}+`,
  sv: String.raw`ing\p{L}+|nej|utan|icke-?\p{L}*|inte`,
}

/** “Hazardous”, as Decision 2000/532/EC has it in each language. */
const hazardous: Readonly<Record<LanguageCode, RegExp>> = {
  bg: /опасн/,
  cs: /nebezpečn/,
  da: /farlig/,
  de: /gefährlich/,
  el: /επικίνδυν/,
  en: /hazardous/,
  es: /peligros/,
  et: /ohtlik/,
  fi: /vaaralli/,
  fr: /dangereu/,
  ga: /gh?uaiseach/,
  hr: /opasn/,
  hu: /veszélyes/,
  it: /pericolos/,
  lt: /pavojing/,
  lv: /bīstam/,
  mt: /perikoluż/,
  nl: /gevaarlijk/,
  pl: /niebezpieczn/,
  pt: /perigos/,
  ro: /periculoas/,
  sk: /nebezpečn/,
  sl: /nevar/,
  sv: /farlig/,
}

const read = (language: LanguageCode): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, language, 'phrases.json'), 'utf8'))
const english = read('en')

/** Some languages say “round the clock” for 24 hours, and name an act with the number that others leave out. */
const hasOwnFigures = (key: string): boolean =>
  ['telephone.allDay', 'telephone.poisonCentre'].includes(key) || key.startsWith('regulation.')

/** The figures of a text, without its parameters; Dutch parts the six digits of a waste code. */
const figuresOf = (text: string): string[] =>
  text
    .replaceAll(/\{[^{}]*\}/g, '')
    .replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d)/g, '')
    .match(/\d+/g)
    ?.toSorted() ?? []

/** Whether a sentence says that something is not so; the number of an act is none, nor what is left over (“not fully emptied”). */
const isDenial = (text: string): boolean =>
  /(?<!that |\) )\b(?:no|not|none)\b(?! (?:\d|fully|otherwise|been cleaned|known to))/i.test(text.replaceAll(/\((?:EC|EU)\) No \d/g, ''))
/** What some languages say without a denial: “spark-free tools”, “at most 50 °C and out of the sun”. */
const saysOtherwise: ReadonlySet<string> = new Set([
  'storage.gasContainers',
  'release.containment.noSparkTools',
  'fireProtection.explosionProof',
])

/** `\b` knows no letters but those of English. */
const asWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

describe.each(languages.map(({ code }) => code))('what the library says in language %s', (language) => {
  const phrases = read(language)
  /** Phrases, of those that English has, that a rule finds wrong. */
  const findWrong = (isWrong: (text: string, model: string, key: string) => boolean): string[] =>
    Object.entries(phrases).flatMap(([key, text]) => (isWrong(text, english[key] ?? '', key) ? [`${key}: ${text}`] : []))

  it('has the figures of English', () => {
    const isWrong = (text: string, model: string, key: string) => figuresOf(text).join() !== figuresOf(model).join() && !hasOwnFigures(key)
    expect(findWrong(isWrong)).toEqual([])
  })

  it('forbids what English forbids', () => {
    const forbids = asWords(forbidding[language])
    expect(findWrong((text, model) => /(?<!that )\b(?:do not|never|no vomiting)\b/i.test(model) && !forbids.test(text))).toEqual([])
  })

  it('denies what English denies', () => {
    const denies = asWords(`${forbidding[language]}|${denying[language]}`)
    const isWrong = (text: string, model: string, key: string) => isDenial(model) && !saysOtherwise.has(key) && !denies.test(text)
    expect(findWrong(isWrong)).toEqual([])
  })

  it('calls waste hazardous that English calls so, and no other', () => {
    const isWrong = (text: string, model: string, key: string) =>
      key.startsWith('wasteCode.') && hazardous[language].test(text) !== hazardous.en.test(model)
    expect(findWrong(isWrong)).toEqual([])
  })
})
