import { describe, expect, it } from 'vitest'
import { loadWording } from '../wording/load-wording.ts'
import { restoreAnnexText } from './fill-statement.ts'
import {
  bracketedStatements,
  compareStatementCodes,
  fillInsOf,
  hazardStatementCodes,
  isHazardStatementCode,
  isPrecautionaryStatementCode,
  isStatementCode,
  isSupplementalStatementCode,
  precautionaryStatementCodes,
  statementChoices,
  statementCodes,
  statementParameters,
  supplementalStatementCodes,
} from './statements.ts'

/** CLP Annexes II to IV in English, as our wording has them: `wording/official-texts.test.ts` holds each against the law. */
const english: Record<string, string> = Object.fromEntries(
  Object.entries(loadWording('en').statements).map(([code, text]) => [code, restoreAnnexText(text)]),
)

describe('the statement codes', () => {
  it('are 252, each once', () => {
    expect(statementCodes).toHaveLength(252)
    expect(new Set(statementCodes).size).toBe(252)
  })

  it('belong to one family each', () => {
    expect(hazardStatementCodes.every((code) => /^H\d{3}/.test(code))).toBe(true)
    expect(supplementalStatementCodes.every((code) => /^EUH\d{3}A?$/.test(code))).toBe(true)
    expect(precautionaryStatementCodes.every((code) => /^P\d{3}/.test(code))).toBe(true)
    expect(isHazardStatementCode('H360Fd')).toBe(true)
    expect(isHazardStatementCode('H360X')).toBe(false)
    expect(isSupplementalStatementCode('EUH066')).toBe(true)
    expect(isPrecautionaryStatementCode('P305+P351+P338')).toBe(true)
    expect(isStatementCode('H227')).toBe(false)
  })

  it('stand in label order', () => {
    expect([...statementCodes].sort(compareStatementCodes)).toEqual(statementCodes)
  })
})

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

describe('the choices', () => {
  it('have their fill-ins among the alternatives, and no others than the statement has', () => {
    for (const [code, { alternatives, fillIns = {} }] of Object.entries(statementChoices)) {
      const count = alternatives.reduce((sum, own) => sum + own, 0)
      for (const [name, number] of Object.entries(fillIns)) {
        expect(number, `${code} ${name}`).toBeLessThanOrEqual(count)
        expect(Object.entries(statementParameters).find(([own]) => own === code)?.[1], code).toHaveProperty(name)
      }
    }
  })

  it('say what must be filled in, and what may be', () => {
    const needs = (...[code, chosen]: Parameters<typeof fillInsOf>) => {
      const { required, known } = fillInsOf(code, chosen)
      return { required: [...required], known: [...known] }
    }
    expect(needs('P310')).toEqual({ required: [], known: ['adviser'] })
    expect(needs('P310', { choices: [1, 2] })).toEqual({ required: [], known: [] })
    expect(needs('P310', { choices: [1, 3] })).toEqual({ required: ['adviser'], known: ['adviser'] })
    expect(needs('P411', { choices: [1] })).toEqual({ required: ['celsius'], known: ['celsius'] })
    expect(needs('P413', { choices: [1] }).required).toEqual(['kilograms', 'celsius', 'fahrenheit'])
    expect(needs('P413', { choices: [1, 3] }).required).toEqual(['kilograms', 'celsius'])
    expect(needs('P501', { choices: [1] }).required).toEqual(['place'])
    expect(needs('P241')).toEqual({ required: [], known: [] })
    expect(needs('P241', { bracketText: true, choices: [4] }).required).toEqual(['equipment'])
    expect(needs('P370+P380+P375[+P378]').known).toEqual([])
    expect(needs('P370+P380+P375[+P378]', { bracketText: true }).required).toEqual(['agent'])
  })
})

describe('sorting statement codes', () => {
  it('lists H by number, then EUH, then P', () => {
    const codes = ['P210', 'EUH066', 'H319', 'P102', 'H225', 'EUH018', 'H360FD', 'H360', 'P305+P351+P338', 'P305', 'P370+P380+P375[+P378]']
    expect(codes.sort(compareStatementCodes)).toEqual([
      'H225',
      'H319',
      'H360',
      'H360FD',
      'EUH018',
      'EUH066',
      'P102',
      'P210',
      'P305',
      'P305+P351+P338',
      'P370+P380+P375[+P378]',
    ])
  })

  it('puts a combined code behind its first part and codes of no family at the end, by number', () => {
    expect(['X10', 'H312', 'H302+H332', 'H302+H312', 'H302', 'R2'].sort(compareStatementCodes)).toEqual([
      'H302',
      'H302+H312',
      'H302+H332',
      'H312',
      'R2',
      'X10',
    ])
  })
})
