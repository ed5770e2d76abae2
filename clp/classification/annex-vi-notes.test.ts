import { describe, expect, test } from 'vitest'
import { classed, entry, registerOf } from '../../test-kit/harmonised-entries.ts'
import { openTable } from '../../server/substances/open-register.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'
import { noteRule } from './annex-vi-notes.ts'

const baseOil = entry('649-454-00-7', '64741-88-4', { classification: [classed('Carc. 1B', 'H350')], notes: ['L'] })

const lightOil = entry('648-003-00-1', '65996-88-5', {
  classification: [classed('Carc. 1B', 'H350'), classed('Muta. 1B', 'H340')],
  notes: ['J'],
})

const nickel = entry('028-002-00-7', '7440-02-0', { classification: [classed('Skin Sens. 1', 'H317')], notes: ['S', '7'] })
const register = registerOf(baseOil, lightOil, nickel)
const judge = (...components: TypedComponent[]) => classifyTyped(liquid(components), register)
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
  test('every Note that an entry bears is known, and does something or is named', () => {
    const table = openTable([])
    const borne = new Set(table.indexNumbers().flatMap((index) => table.lastEntry(index)?.notes ?? []))
    expect(borne.size).toBe(27)
    for (const note of borne) expect(noteRule(note).says).toMatch(/\w/)
  })
})
