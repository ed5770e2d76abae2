import type { z } from 'zod'
import { readChoices, restoreAnnexText } from '../../clp/fill-statement.ts'
import {
  bracketedStatements,
  isHazardStatementCode,
  isSupplementalStatementCode,
  statementCodes,
  statementParameters,
  type StatementCode,
} from '../../clp/statements.ts'
import type { statementList } from '../../shared/library-lists.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { findBest, rankMatch } from './search-texts.ts'

type Kind = z.infer<typeof statementList>['statements'][number]['kind']

const kindOf = (code: StatementCode): Kind =>
  isHazardStatementCode(code) ? 'hazard' : isSupplementalStatementCode(code) ? 'supplemental' : 'precautionary'

/** Hazard, supplemental and precautionary statements found by code or words, in the order of a label: CLP Annexes II to IV. */
export function findStatements(requested: {
  query: string
  kind: Kind | undefined
  language: LanguageCode
  limit: number
}): z.infer<typeof statementList> {
  const { query, kind, language, limit } = requested
  const { statements } = loadWording(language)
  const { found, leftOff } = findBest(
    statementCodes.filter((code) => kind === undefined || kindOf(code) === kind),
    (code) => rankMatch(query, [code, restoreAnnexText(statements[code] ?? '')]),
    limit,
  )
  return {
    statements: found.map((code) => {
      const text = statements[code]
      return {
        code,
        kind: kindOf(code),
        text: text === undefined ? null : restoreAnnexText(text),
        values: Object.entries(statementParameters[code] ?? {}).map(([name, need]) => ({ name, required: need === 'required' })),
        choices: numberChoices(text ?? ''),
        bracketText: bracketedStatements.has(code),
      }
    }),
    leftOff,
  }
}

/** Alternatives are numbered across the whole statement. One with special wording for standing alone is shown in that form. */
function numberChoices(text: string): { number: number; text: string }[][] {
  let number = 0
  return readChoices(text).map((alternatives) =>
    alternatives.map((words) => {
      const [together = '', alone] = words.split('=')
      return { number: ++number, text: (together || alone || '').replaceAll(/…[a-zA-Z]*/g, '…').trim() }
    }),
  )
}
