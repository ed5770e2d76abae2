import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readChoices, restoreAnnexText } from '../clp/fill-statement.ts'
import { matchOfficialText, normaliseOfficialText, officialTextBehind, type Slip } from '../clp/match-official-text.ts'
import { bracketedStatements, isStatementCode, statementChoices, statementCodes } from '../clp/statements.ts'
import { findStrangers, holdToReference, isLawAtHand, readLaw } from '../tests/law-fingerprints.ts'
import { loadWording } from './load-wording.ts'

const texts = z.record(z.string(), z.string())
const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'statements.json')))
  .map((entry) => entry.name)

/** Slips of the source that ours corrects; each says why. */
function readSlips(language: string): Record<string, Slip> {
  const file = path.join(import.meta.dirname, language, 'slips.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const readStatements = (language: string): Record<string, string> => texts.parse(readLaw('statements', `${language}.json`))
const readHeadings = () => z.object({ headings: z.record(z.string(), texts), sectionLabel: texts }).parse(readLaw('sds-headings.json'))

const fileOf = (language: string) => new URL(`${language}/fingerprints.json`, import.meta.url)
const law = {
  source: 'CLP Annexes II to IV; REACH Annex II Part B; CLP Article 2(4)',
  state: 'statements 2025-09-01, headings 2026-06-22',
}
/** The annex gives these no number, or names them in its text: the reference lacks them, and ours stand for themselves. */
const withoutNumber = ['title', 'regulation', 'signalWord.danger', 'signalWord.warning', '9.2.1', '9.2.2']

/** Ours, without what is marked as unofficial, as the Official Journal prints it. */
function* officialTexts(language: string): Generator<[string, string]> {
  const { statements, headings, unofficial } = loadWording(language)
  const slips = readSlips(language)
  for (const [code, text] of Object.entries(statements)) if (!unofficial.has(code)) yield [code, officialTextBehind(text, slips[code])]
  for (const [number, text] of Object.entries(headings)) {
    const key = number === 'section' ? number : `heading ${number}`
    if (!unofficial.has(key)) yield [key, officialTextBehind(text, slips[key])]
  }
}

function* lawTexts(language: string): Generator<[string, string]> {
  for (const [code, text] of Object.entries(readStatements(language))) yield [code, normaliseOfficialText(code, text)]
  const { headings, sectionLabel } = readHeadings()
  for (const [number, printed] of Object.entries(headings)) {
    const text = printed[language]
    if (text !== undefined) yield [`heading ${number}`, normaliseOfficialText(number, text)]
  }
  const section = sectionLabel[language]
  if (section !== undefined) yield ['section', restoreAnnexText(section)]
  for (const [key, text] of officialTexts(language)) if (withoutNumber.includes(key.replace('heading ', ''))) yield [key, text]
}

describe('official texts by their fingerprints', () => {
  for (const language of languages) {
    describe(language, () => {
      holdToReference(fileOf(language), law, () => lawTexts(language))

      it('every statement and heading is the law’s, word for word, but for the listed slips', () => {
        expect(findStrangers(fileOf(language), officialTexts(language))).toEqual([])
      })

      it('every slip is of a text that ours has, and corrects it', () => {
        const { statements, headings } = loadWording(language)
        const idle = Object.entries(readSlips(language)).filter(([key, { printed, ours }]) => {
          const text = key.startsWith('heading ') ? headings[key.slice('heading '.length)] : statements[key]
          return printed === ours || !restoreAnnexText(text ?? '').includes(ours)
        })
        expect(idle).toEqual([])
      })
    })
  }
})

if (isLawAtHand)
  describe('official texts against the reference', () => {
    it.each(languages)('every statement in %s is the law’s, word for word, but for the listed slips', (language) => {
      const official = readStatements(language)
      const ours = loadWording(language).statements
      const slips = readSlips(language)
      const withoutLaw = loadWording(language).unofficial
      const lawful = Object.keys(ours).filter((code) => !withoutLaw.has(code))
      expect(lawful.toSorted()).toEqual(Object.keys(official).toSorted())
      expect(Object.keys(slips).filter((code) => !(code in official) && !code.startsWith('heading '))).toEqual([])
      const differing = Object.entries(official).flatMap(([code, text]) => {
        const match = matchOfficialText(code, ours[code] ?? '', text, slips[code])
        return match.kind === 'same' ? [] : [{ code, ...match }]
      })
      expect(differing).toEqual([])
    })

    it.each(languages)('every heading of the safety data sheet in %s is the law’s, but for the listed slips', (language) => {
      const { headings, sectionLabel } = readHeadings()
      const ours = loadWording(language).headings
      const withoutLaw = loadWording(language).unofficial
      const slips = readSlips(language)
      expect(Object.keys(slips).filter((code) => code.startsWith('heading ') && !(code.slice('heading '.length) in headings))).toEqual([])
      const isSame = (number: string) =>
        matchOfficialText(number, ours[number] ?? '', headings[number]?.[language] ?? '', slips[`heading ${number}`]).kind === 'same'
      const differing = Object.keys(headings).filter((number) => !isSame(number))
      expect(differing).toEqual(Object.keys(headings).filter((number) => withoutLaw.has(`heading ${number}`)))
      if (!withoutLaw.has('section')) expect(ours.section).toBe(sectionLabel[language])
    })
  })

describe('official texts', () => {
  it.each(languages)('%s has the headings that the annex names without a number of their own, and the signal words', (language) => {
    const { headings } = loadWording(language)
    for (const key of ['9.2.1', '9.2.2', 'title', 'regulation', 'signalWord.danger', 'signalWord.warning'])
      expect(headings[key], key).toMatch(/\S/)
  })
})

/** What names endocrine disruption in a language: the words that its statements and the name of the class have in common. */
const endocrineDisruption: Readonly<Record<string, RegExp>> = {
  bg: /наруш\p{L}+ на функциите на ендокринната система/iu,
  cs: /narušení činnosti endokrinního systému/iu,
  da: /hormonforstyrr/iu,
  de: /endokrine/iu,
  el: /ενδοκρινική διαταραχή/iu,
  en: /endocrine disruption/iu,
  es: /alteración endocrina/iu,
  et: /endokriinse\p{L}+ häire?/iu,
  fi: /hormonitoimin\p{L}+ häiri/iu,
  fr: /perturbation endocrinienne/iu,
  ga: /suaitheadh inchríneach/iu,
  hr: /endokrin\p{L} disrupcij/iu,
  hu: /endokrin károsító hatás/iu,
  it: /interfer\p{L}+ con il sistema endocrino/iu,
  lt: /endokrinin\p{L}+ sistem/iu,
  lv: /endokrīn\p{L} disrupcij/iu,
  mt: /tfixkil fis-sistema endokrinali/iu,
  nl: /hormoonontregeling/iu,
  pl: /zaburz\p{L}+ funkcjonowania układu hormonalnego/iu,
  pt: /desregulação endócrina/iu,
  ro: /perturb\p{L}+ endocrin/iu,
  sk: /endokrinn\p{L} disrupci/iu,
  sl: /endokrine motnje/iu,
  sv: /hormonstör/iu,
}

describe('the classes that Delegated Regulation (EU) 2023/707 added', () => {
  it.each(languages)('are named in %s with the words of their statements', (language) => {
    const { statements, terms } = loadWording(language)
    const words = endocrineDisruption[language] ?? /^$/
    const environment = [statements.EUH430, terms['hazardClass.endocrineDisruptionForTheEnvironment']]
    // Romanian has “dereglări” in EUH380 alone; EUH430 and heading 12.6 have the word of the class.
    const health = [language === 'ro' ? statements.EUH430 : statements.EUH380, terms['hazardClass.endocrineDisruptionForHumanHealth']]
    for (const text of [...environment, ...health]) expect(text).toMatch(words)
  })
})

describe('choices in the precautionary statements', () => {
  const codesWithChoices = statementCodes.filter((code) => statementChoices[code])
  const countsOf = (text: string) => readChoices(text).map((alternatives) => alternatives.length)

  it('stand in English where CLP Annex IV has them', () => {
    const { statements } = loadWording('en')
    for (const code of codesWithChoices) expect(countsOf(statements[code] ?? ''), code).toEqual(statementChoices[code]?.alternatives)
  })

  it.each(languages)('have in %s as many alternatives as in English, or the official text has no choice', (language) => {
    const { statements } = loadWording(language)
    for (const [code, text] of Object.entries(statements)) {
      const counts = countsOf(text)
      const known = isStatementCode(code) ? statementChoices[code]?.alternatives : undefined
      const isWithoutChoice = counts.length === 0 && (known === undefined || mayHaveNoChoice.test(code))
      if (!isWithoutChoice) expect(counts, `${code}: ${text}`).toEqual(known)
    }
  })

  it.each(languages)('name in %s the same fill-ins, each in the alternative in which English has it', (language) => {
    const { statements } = loadWording(language)
    const english = loadWording('en').statements
    const place = (text: string, name: string) =>
      readChoices(text)
        .flat()
        .findIndex((words) => words.includes(`…${name}`))
    for (const [code, text] of Object.entries(statements)) {
      const names = (own: string) => [...own.matchAll(/…([a-zA-Z]+)|\{([a-zA-Z]+)\}/g)].map(([, open, plain]) => open ?? plain ?? '')
      if (readChoices(text).length === 0 && mayHaveNoChoice.test(code)) continue
      expect(names(text).toSorted(), `${code}: ${text}`).toEqual(names(english[code] ?? '').toSorted())
      if (readChoices(text).length === 0) continue
      for (const name of names(text)) expect(place(text, name), `${code} ${name}: ${text}`).toBe(place(english[code] ?? '', name))
    }
  })

  it.each(languages)('have square brackets in %s where English has them, and no other signs of ours', (language) => {
    const { statements } = loadWording(language)
    for (const [code, text] of Object.entries(statements)) {
      expect(isStatementCode(code) && bracketedStatements.has(code), `${code}: ${text}`).toBe(/\[/.test(text))
      expect(restoreAnnexText(text), `${code}: ${text}`).not.toMatch(/[{}|=]/)
    }
  })
})

/** “Get medical advice/attention” is one sentence in half of the languages; P352 and P406 are worded without a slash in three. */
const mayHaveNoChoice = /P31[345]|P352|P406/
