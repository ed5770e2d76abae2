import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchOfficialText, type Slip } from '../clp/match-official-text.ts'
import { projectFolder } from '../project-folder.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'
import { reviewWording, wordingParts } from '../wording/review-wording.ts'
import { loadWording } from '../wording/load-wording.ts'

/**
 * `npm run check:wording`: per language how many texts are there, missing and unofficial, and how many official ones differ from the
 * reference where it is at hand. The exit code is 1 where a text is missing in a language that has texts, or an official one differs.
 */
function checkWording(): void {
  const reference = path.join(projectFolder, '..', 'shared', 'reference', 'statements')
  const hasReference = existsSync(reference)
  const rows = languageCodes.map((language) => {
    const { parts, unofficial } = reviewWording(language)
    // A part that nobody has begun is told in the table and is no fault of what is there.
    const missing = wordingParts.flatMap((part) => (parts[part].present > 0 ? parts[part].missing : []))
    const differing = hasReference && parts.statements.present > 0 ? findDiffering(language, reference) : null
    return { language, parts, missing, unofficial, differing }
  })
  console.log(['language', ...wordingParts, 'missing', 'unofficial', 'differs'].map((head) => head.padEnd(12)).join(''))
  for (const { language, parts, missing, unofficial, differing } of rows) {
    const cells = [
      language,
      ...wordingParts.map((part) => `${parts[part].present}/${parts[part].total}`),
      missing.length,
      unofficial.length,
      differing === null ? '–' : differing.length,
    ]
    console.log(cells.map((cell) => String(cell).padEnd(12)).join(''))
  }
  for (const { language, missing, differing } of rows) {
    if (missing.length > 0) console.error(`${language} lacks ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}`)
    if (differing && differing.length > 0) console.error(`${language} differs from the reference in ${differing.join(', ')}`)
  }
  if (rows.some(({ missing, differing }) => missing.length > 0 || (differing?.length ?? 0) > 0)) process.exitCode = 1
}

function findDiffering(language: LanguageCode, reference: string): string[] {
  const file = path.join(reference, `${language}.json`)
  if (!existsSync(file)) return []
  const official: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const slipsFile = path.join(projectFolder, 'wording', language, 'slips.json')
  const slips: Record<string, Slip> = existsSync(slipsFile) ? JSON.parse(readFileSync(slipsFile, 'utf8')) : {}
  const { statements } = loadWording(language)
  return Object.entries(official)
    .filter(([code, text]) => text !== '' && matchOfficialText(code, statements[code] ?? '', text, slips[code]).kind !== 'same')
    .map(([code]) => code)
}

checkWording()
