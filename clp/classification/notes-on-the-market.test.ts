import { describe, expect, test } from 'vitest'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { classesOf, classifyTyped, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { emptyCandidateList } from '../annex-vi/candidate-list.ts'
import { deriveConsequences } from '../consequences/derive-consequences.ts'

const resin = (content: number): TypedComponent => part('resin', content)

describe('what a Note asks of a substance on the market', () => {
  const official = openRegister(openTable([])).at('2026-11-23')
  const at = (physicalState: TypedMixture['physicalState'], components: TypedComponent[], tests: string[] = []) => {
    const measured = { tests: tests.map((one) => ({ class: one, result: 'negative' as const, method: 'N.1' })) }
    return classifyTyped({ physicalState, use: 'consumer', measured, components }, official)
  }
  const labelOf = (judged: ReturnType<typeof at>) =>
    deriveConsequences(judged, { table: null, candidates: emptyCandidateList, productCategories: [] }).label

  test('P: without the class of a carcinogen its label has P260 and P262 beside those of aspiration', () => {
    const naphtha = (content: number, own?: TypedComponent['own']) =>
      labelOf(at('liquid', [{ index: '649-261-00-8', content, ...(own ? { own } : {}) }, ...(content < 100 ? [resin(100 - content)] : [])]))
    const shown = { classification: [], notes: { P: true } }
    expect(naphtha(100, shown).precautionaryStatements).toEqual(['P102', 'P260', 'P262', 'P301+P310', 'P331', 'P501'])
    const [demand] = naphtha(100, shown).because.precautions.recommended.find(({ code }) => code === 'P262')?.demands ?? []
    expect(demand).toEqual({ category: null, level: 'm', source: 'CLP Annex VI, 1.1.3.1, Note P' })
    // The Note is of the substance, not of a mixture that holds it, and not while it is a carcinogen.
    expect(naphtha(80, shown).precautionaryStatements).not.toContain('P262')
    expect(naphtha(100).precautionaryStatements).not.toContain('P262')
    expect(naphtha(100, { ...shown, classification: ['Carc. 2 H351'] }).precautionaryStatements).not.toContain('P262')
  })

  test('G and X: the answer says what its classes leave to the supplier', () => {
    const codes = (index: string, own?: TypedComponent['own']) =>
      at('solid', [{ index, content: 40, ...(own ? { own } : {}) }, resin(60)]).warnings.map(({ code }) => code)
    expect(codes('611-028-00-3')).toEqual(['substance.noteG'])
    expect(codes('607-230-00-6')).toEqual(['substance.noteX'])
    expect(codes('607-230-00-6', { classification: ['Aquatic Chronic 2 H411'] })).toEqual([])
    expect(codes('601-022-00-9')).toEqual([])
  })

  test('T: a form of which a test shows no such hazard does not have that of the entry', () => {
    const powder = { index: '013-002-00-1', content: 100 }
    const of = (...tests: string[]) => classesOf(at('solid', [powder], tests))
    expect(of()).toEqual(['Flam. Sol. 1 H228', 'Water-react. 2 H261'])
    expect(of('Flam. Sol. 1')).toEqual(['Water-react. 2 H261'])
    expect(of('Flam. Sol. 1', 'Water-react. 2')).toEqual([])
  })

  test('an entry with **** alone leaves open whether the substance is explosive (1.2.4)', () => {
    const { hazards } = at('solid', [{ index: '053-003-00-4', content: 100 }])
    for (const name of ['explosives', 'selfReactiveSubstances'])
      expect(hazards.find(({ hazardClass }) => hazardClass === name)).toMatchObject({ outcome: 'dataLacking', remarks: [{}, {}] })
  })
})
