import { describe, expect, it } from 'vitest'
import { loadWording } from '../wording/load-wording.ts'
import { restoreAnnexText } from './fill-statement.ts'
import { bracketedStatements, precautionaryStatementCodes, statementChoices, statementCodes, statementParameters } from './statements.ts'

/** CLP Annexes II to IV in English, as our wording has them: `wording/official-texts.test.ts` holds each against the law. */
const english: Record<string, string> = Object.fromEntries(
  Object.entries(loadWording('en').statements).map(([code, text]) => [code, restoreAnnexText(text)]),
)

describe('the statement codes, compared with the texts of the Annexes', () => {
  it('are those of the Annexes, no more and no fewer', () => {
    expect(new Set(statementCodes)).toEqual(new Set(Object.keys(english)))
  })

  it('have parameters exactly where the Annex leaves something to fill in', () => {
    const openInTheAnnex = Object.keys(english).filter((code) => /[…<]/.test(english[code] ?? ''))
    expect(Object.keys(statementParameters).sort()).toEqual(openInTheAnnex.sort())
  })

  it('have as many parameters as the English text has gaps', () => {
    for (const [code, parameters] of Object.entries(statementParameters)) {
      expect([code, Object.keys(parameters).length]).toEqual([code, english[code]?.match(/…|<[^>]*>/g)?.length])
    }
  })

  it('leave a choice exactly where the English text has a slash, and a text in brackets where it has them', () => {
    const slashes = (code: string) => english[code]?.match(/\//g)?.length ?? 0
    for (const code of precautionaryStatementCodes) {
      const alternatives = statementChoices[code]?.alternatives ?? []
      expect([code, slashes(code)]).toEqual([code, alternatives.reduce((sum, count) => sum + count - 1, 0)])
      expect([code, /\[/.test(english[code] ?? '')]).toEqual([code, bracketedStatements.has(code)])
    }
  })
})
