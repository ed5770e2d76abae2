import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn, recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'

describe('what nobody answered is unanswered', () => {
  const empty = plantIn(1012, (record) => {
    record.composition = { kind: 'mixture', description: [], ingredients: [], notes: [] }
    record.classification = []
  })

  it('a record of nothing is not “not classified”', () => {
    expect(checkOn(empty)).toContainEqual(
      expect.objectContaining({ code: 'classification.unanswered', severity: 'error', article: 'CLP Article 4(1)' }),
    )
  })

  it('neither is one in which somebody has only written something', () => {
    const written = { ...empty, composition: { ...empty.composition, description: [{ text: { en: 'A liquid.' } }] } }
    expect(checkOn(written).map(({ code }) => code)).toContain('classification.unanswered')
  })

  it('one of which somebody says that it meets no criteria is answered', () => {
    expect(checkOn({ ...empty, isNotHazardous: true }).map(({ code }) => code)).not.toContain('classification.unanswered')
    expect(checkOn({ ...empty, isNotHazardous: false }).map(({ code }) => code)).toContain('classification.unanswered')
  })

  it('one that says so and has classes contradicts itself', () => {
    const both = { ...recordOfCatalogue(1003), isNotHazardous: true }
    expect(checkOn(both)).toContainEqual(
      expect.objectContaining({ code: 'classification.answerContradicts', fix: [{ op: 'remove', path: '/isNotHazardous' }] }),
    )
  })

  it('one whose section 16 says that a class of section 2 is not assigned contradicts itself', () => {
    const record = recordOfCatalogue(1003)
    const say = (category: string) => {
      const values = { class: category, reason: 'Read across from R 5' }
      const further = [{ phrase: 'decision.expertJudgement', values: { class: { phrase: 'decision.notAssigned', values } } }]
      return checkOn({ ...record, otherInformation: { ...record.otherInformation, further } }).filter(
        ({ code }) => code === 'classification.answerContradicts',
      )
    }
    const category = record.classification.find((one) => !/^(?:Acute|STOT)/.test(one.category))?.category ?? ''
    expect(say(category)).toMatchObject([{ severity: 'error', path: 'otherInformation.further[0]', params: { what: category } }])
    expect([say('Expl. 1.1'), say('Acute Tox. 4'), say('STOT SE 3')]).toEqual([[], [], []])
  })

  it('one that says that nothing has to be listed is answered', () => {
    const said = { ...empty, composition: { ...empty.composition, notes: [{ phrase: 'compositionNote.notHazardous' }] } }
    expect(checkOn(said).map(({ code }) => code)).not.toContain('classification.unanswered')
  })
})
