import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import { openEngine } from '../../server/classify/open-engine.ts'
import { openSubstanceNames } from '../../server/classify/find-substance-name.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { buildReport } from './build-report.ts'

const register = openRegister(openTable([])).at('2026-11-23')
const engine = openEngine()

function report(components: readonly object[], language: 'de' | 'el' | 'en') {
  const { mixture } = classificationRequest.parse({ mixture: { physicalState: 'liquid', use: 'professional', components } })
  const model = buildReport({ mixture, answer: engine(mixture, register), inputHash: '', findName: openSubstanceNames(language) }, language)
  const names = model.parts.flatMap(({ facts, tables }) => [
    ...facts.map(({ value }) => value),
    ...tables.flatMap(({ rows }) => rows.flat(2)),
  ])
  return { names, note: model.note }
}

describe('substances in a report', () => {
  it('bear their name in its language, and none in English beside it', () => {
    const german = report(
      [
        { cas: '1330-20-7', content: 30 },
        { cas: '67-64-1', content: 70 },
      ],
      'de',
    )
    expect(german.names).toEqual(expect.arrayContaining(['Xylol', 'Aceton']))
    expect(german.names.filter((text) => /xylene|acetone/i.test(text))).toEqual([])
    expect(german.note).not.toContain('auf Englisch')
    expect(report([{ cas: '67-64-1', content: 100 }], 'el').names.join(' ')).toMatch(/ακετόνη/i)
  })

  it('keep the English name of Annex VI where the language has none, and the report says so', () => {
    const { names, note } = report([{ cas: '79-24-3', content: 100 }], 'de')
    expect(names).toContain('nitroethane')
    expect(note).toContain('stehen auf Englisch wie in Anhang VI')
    expect(report([{ cas: '79-24-3', content: 100 }], 'en').note).not.toContain('English')
  })

  it('keep the name that somebody gave them', () => {
    const { names, note } = report([{ cas: '1330-20-7', name: 'Xylol technisch', content: 100 }], 'de')
    expect(names).toContain('Xylol technisch')
    expect(names).not.toContain('Xylol')
    expect(note).not.toContain('auf Englisch')
  })
})
