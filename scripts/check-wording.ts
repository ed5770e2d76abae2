import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchOfficialText, type Slip } from '../clp/match-official-text.ts'
import { createTextCover } from '../documents/rendering/cover-text.ts'
import { readCoverage, readFonts } from '../documents/rendering/load-fonts.ts'
import { projectFolder } from '../project-folder.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'
import { findFaults } from '../wording/find-faults.ts'
import { loadWording } from '../wording/load-wording.ts'
import { reviewWording, wordingParts } from '../wording/review-wording.ts'

const reference = path.join(projectFolder, '..', 'shared', 'reference')
const hasReference = existsSync(reference)
const coverage = readCoverage(readFonts())

/**
 * `npm run check:wording`: per language how many texts are there, missing and unofficial, how many official ones differ from the reference
 * where it is at hand, and which have unknown keys, other parameters than English, English words, or letters that the fonts lack. The exit
 * code is 1 where anything but an unofficial text that is marked as one is found.
 */
function checkWording(): void {
  const rows = languageCodes.map((language) => {
    const { parts, unofficial } = reviewWording(language)
    const { unknown, parameters, english } = findFaults(loadWording(language), loadWording('en'))
    const faults = {
      lacks: wordingParts.flatMap((part) => parts[part].missing),
      'differs from the reference in': hasReference ? [...findDifferingStatements(language), ...findDifferingHeadings(language)] : [],
      'has texts that nothing asks for or that English lacks:': unknown,
      'has other parameters than English in': parameters,
      'has English words in': english,
      'has letters that the fonts lack in': findWithoutGlyph(language),
    }
    return { language, parts, unofficial, faults }
  })
  const heads = ['language', ...wordingParts, 'missing', 'unofficial', 'differs', 'unknown', 'parameters', 'English', 'letters']
  console.log(heads.map((head) => head.padEnd(12)).join(''))
  for (const { language, parts, unofficial, faults } of rows) {
    const [missing, differing, ...others] = Object.values(faults).map((keys) => keys.length)
    const present = wordingParts.map((part) => `${parts[part].present}/${parts[part].total}`)
    const cells = [language, ...present, missing, unofficial.length, hasReference ? differing : '–', ...others]
    console.log(cells.map((cell) => String(cell).padEnd(12)).join(''))
  }
  for (const { language, faults } of rows)
    for (const [what, keys] of Object.entries(faults)) {
      if (keys.length === 0) continue
      console.error(`${language} ${what} ${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ' …' : ''}`)
      process.exitCode = 1
    }
}

/** What ours corrects in the law's texts, by code, and headings by `heading 9.1`. */
function readSlips(language: LanguageCode): Record<string, Slip> {
  return readJson(path.join(projectFolder, 'wording', language, 'slips.json'), {})
}

/** Statements that are worded otherwise than the law's, and those that are wrongly marked, or not marked, as unofficial. */
function findDifferingStatements(language: LanguageCode): string[] {
  const official: Record<string, string> = readJson(path.join(reference, 'statements', `${language}.json`), {})
  const slips = readSlips(language)
  const { statements, unofficial } = loadWording(language)
  const isSame = (code: string): boolean => {
    const law = official[code]
    if (!law) return unofficial.has(code)
    return !unofficial.has(code) && matchOfficialText(code, statements[code] ?? '', law, slips[code]).kind === 'same'
  }
  return [...new Set([...Object.keys(official), ...Object.keys(statements)])].filter((code) => !isSame(code))
}

interface OfficialHeadings {
  headings: Record<string, Record<string, string>>
  sectionLabel: Record<string, string>
}

function findDifferingHeadings(language: LanguageCode): string[] {
  const official: OfficialHeadings = readJson(path.join(reference, 'sds-headings.json'), { headings: {}, sectionLabel: {} })
  const { headings, unofficial } = loadWording(language)
  const slips = readSlips(language)
  const law = [
    { number: 'section', mark: 'section', text: official.sectionLabel[language] },
    ...Object.entries(official.headings).map(([number, texts]) => ({ number, mark: `heading ${number}`, text: texts[language] })),
  ]
  const isSame = ({ number, mark, text }: (typeof law)[number]) => {
    if (text === undefined) return unofficial.has(mark)
    const slip = slips[mark]
    return !unofficial.has(mark) && headings[number] === (slip ? text.replace(slip.printed, slip.ours) : text)
  }
  return law.filter((own) => !isSame(own)).map(({ mark }) => mark)
}

/** The two texts that show the sign for what is missing. */
const withSign: ReadonlySet<string> = new Set(['app.MISSING_TRANSLATION', 'label.warning.unknownCharacters'])

function findWithoutGlyph(language: LanguageCode): string[] {
  const wording = loadWording(language)
  const lacksGlyph = (text: string): boolean => {
    const own = createTextCover(coverage)
    own.cover(text)
    return own.uncovered.length > 0
  }
  return wordingParts.flatMap((part) =>
    Object.entries(wording[part])
      .filter(([key, text]) => !withSign.has(key) && lacksGlyph(text))
      .map(([key]) => key),
  )
}

function readJson<Content>(file: string, none: Content): Content {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
}

checkWording()
