import type { z } from 'zod'
import { writeFindings } from '../../check/write-finding.ts'
import { writePlace } from '../../documents/report/write-places.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import type { draftFinding } from '../../shared/draft-check.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { JudgedFinding } from './judge-record.ts'

/** Findings in the form of the API, in a given language. */
export function tellFindings(findings: readonly JudgedFinding[], language: LanguageCode): z.input<typeof draftFinding>[] {
  const writer = createTextWriter(language)
  return writeFindings(findings, language).map(({ fix, ...written }, index) => {
    const { key = '', overruled = null, params = {} } = findings[index] ?? {}
    const about = params['language']
    const said = overruled && { reason: overruled.reason, by: overruled.by, on: overruled.on }
    const concerned = typeof about === 'object' && 'language' in about ? about.language : null
    return { ...written, article: writePlace(written.article, writer), fix: fix && [...fix], key, language: concerned, overruled: said }
  })
}
