import { describe, expect, test } from 'vitest'
import { classed, entry, registerOf } from '../../test-kit/harmonised-entries.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { classesOf, classifyTyped, liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { emptyCandidateList } from '../annex-vi/candidate-list.ts'
import { deriveConsequences } from '../consequences/derive-consequences.ts'
import { noteRule } from './annex-vi-notes.ts'

const baseOil = entry('649-454-00-7', '64741-88-4', { classification: [classed('Carc. 1B', 'H350')], notes: ['L'] })
const lightOil = entry('648-003-00-1', '65996-88-5', {
  classification: [classed('Carc. 1B', 'H350'), classed('Muta. 1B', 'H340')],
  notes: ['J'],
})
const nickel = entry('028-002-00-7', '7440-02-0', { classification: [classed('Skin Sens. 1', 'H317')], notes: ['S', '7'] })
const register = registerOf(baseOil, lightOil, nickel)
const judge = (...components: TypedComponent[]) => classifyTyped(liquid(components), register)
const resin = (content: number): TypedComponent => part('resin', content)
const oil = (content: number, own?: TypedComponent['own']): TypedComponent => ({ cas: '64741-88-4', content, ...(own ? { own } : {}) })

describe('a class that a Note takes off (Annex VI, 1.1.3)', () => {
  test('leaves the supplier to classify the substance for it, and what he says counts', () => {
    const said = (notes: Record<string, boolean>) =>
      judge({ cas: '65996-88-5', content: 10, own: { classification: ['Carc. 2 H351', 'Muta. 2 H341'], notes } })
    expect(classesOf(said({ J: true }))).toEqual(['Muta. 2 H341', 'Carc. 2 H351'])
    expect(said({ J: true }).warnings).toEqual([])
    // Not shown: the entry says more, and the milder class is refused.
    expect(classesOf(said({}))).toEqual(['Muta. 1B H340', 'Carc. 1B H350'])
    expect(said({}).warnings.map(({ code }) => code)).toEqual(['own.refused', 'own.refused'])
  })

  test('counts all the same where he finds the same class, and with his own limit', () => {
    expect(classesOf(judge(oil(50, { classification: ['Carc. 1B H350'], notes: { L: true } })))).toEqual(['Carc. 1B H350'])
    const limited = { classification: ['Skin Sens. 1B H317'], limits: [{ class: 'Skin Sens. 1B', from: 10 }], notes: { '7': true } }
    expect(classesOf(judge({ cas: '7440-02-0', content: 9, own: limited }))).toEqual([])
    expect(classesOf(judge({ cas: '7440-02-0', content: 10, own: limited }))).toEqual(['Skin Sens. 1 H317'])
  })

  test('counts where one place of the recipe shows it and another says nothing', () => {
    const shown = oil(20, { notes: { L: true } })
    expect(classesOf(judge(shown))).toEqual([])
    expect(classesOf(judge(shown, oil(20)))).toEqual(['Carc. 1B H350'])
    expect(classesOf(judge(oil(20), shown))).toEqual(['Carc. 1B H350'])
    expect(classesOf(judge(shown, oil(20, { notes: { L: true } })))).toEqual([])
  })
})

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

  test('every Note that an entry bears is known, and does something or is named', () => {
    const table = openTable([])
    const borne = new Set(table.indexNumbers().flatMap((index) => table.lastEntry(index)?.notes ?? []))
    expect(borne.size).toBe(27)
    for (const note of borne) expect(noteRule(note).says).toMatch(/\w/)
  })
})
