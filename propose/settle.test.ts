import { describe, expect, it } from 'vitest'
import { languageCodes } from '../shared/languages.ts'
import { becauseCodes } from '../shared/proposals/proposal.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { recordOf } from '../test-kit/product-record.ts'
import { findPhrase, loadWording } from '../wording/load-wording.ts'
import { applyPatch, joinPatches } from './patch.ts'
import { because, type Decision, type Wish } from './proposal.ts'
import { sentenceRules } from './propose-record.ts'
import { fingerprint, idOf, patchOf, settle } from './settle.ts'

const rinse: Wish = {
  section: '4.1',
  place: '/firstAid/eyes',
  item: 'firstAid.eyes.rinse',
  value: { phrase: 'firstAid.eyes.rinse' },
  because: [because('always')],
  article: 'REACH Annex II, 4.1',
}
const storage: Wish = { ...rinse, section: '7.2', place: '/handling/storageClass', item: null, value: '3' }
const record = (changes = {}) => productRecord.parse(recordOf(7, changes))
const decide = (wish: Wish, answer: Decision['answer']): Decision => ({
  proposal: idOf(wish),
  answer,
  madeFor: fingerprint(wish.value),
  person: 'Anna',
  day: '2026-11-23',
})
const stateOf = (...given: Parameters<typeof settle>) => settle(...given).map(({ state }) => state)
const rinsed = { firstAid: { eyes: [{ phrase: 'firstAid.eyes.rinse' }] } }

describe('what is proposed beside what people decided', () => {
  it('is open where nothing stands, and held where it stands already', () => {
    expect(stateOf(record(), [rinse], [])).toEqual(['open'])
    expect(stateOf(record(rinsed), [rinse], [])).toEqual(['held'])
  })

  it('is a difference where a person wrote something else, with the patch that would replace it', () => {
    const own = record({ handling: { storageClass: '10' } })
    const [found] = settle(own, [storage], [])
    expect(found).toMatchObject({ state: 'differs', present: '10', value: '3' })
    expect(applyPatch(own, found?.patch ?? []).handling.storageClass).toBe('3')
    expect(own.handling.storageClass).toBe('10')
  })

  it('is open again where the program put there itself what has changed', () => {
    const accepted = record({ handling: { storageClass: '10' } })
    expect(stateOf(accepted, [storage], [decide({ ...storage, value: '10' }, 'accepted')])).toEqual(['open'])
  })

  it('stays refused until it is another proposal', () => {
    expect(stateOf(record(), [rinse], [decide(rinse, 'refused')])).toEqual(['refused'])
    const changed = { ...storage, value: '8B' }
    expect(stateOf(record(), [changed], [decide(storage, 'refused')])).toEqual(['open'])
  })

  it('is settled where a person put something else in its place, knowing it', () => {
    const own = record({ handling: { storageClass: '10' } })
    expect(stateOf(own, [storage], [decide(storage, 'changed')])).toEqual(['changed'])
    expect(stateOf(own, [{ ...storage, value: '8B' }], [decide(storage, 'changed')])).toEqual(['differs'])
  })

  it('is not proposed again where somebody took out what had been accepted', () => {
    expect(stateOf(record(), [rinse], [decide(rinse, 'accepted')])).toEqual(['refused'])
  })

  it('is gone where it was accepted and its cause is no more, and taking it out leaves the rest', () => {
    const own = record({ firstAid: { eyes: [{ phrase: 'firstAid.eyes.removeLenses' }, { phrase: 'firstAid.eyes.rinse' }] } })
    const found = settle(own, [], [decide(rinse, 'accepted')])
    expect(found.map(({ state }) => state)).toEqual(['gone'])
    expect(applyPatch(own, patchOf(found)).firstAid.eyes).toEqual([{ phrase: 'firstAid.eyes.removeLenses' }])
  })

  it('says nothing of what a person wrote and the program never proposed', () => {
    expect(settle(record(rinsed), [], [])).toEqual([])
  })
})

describe('several patches of one record', () => {
  it('take out from the end, so that no place moves', () => {
    const list = { list: ['a', 'b', 'c'] }
    const steps = joinPatches([
      [{ op: 'remove', path: '/list/0' }],
      [{ op: 'remove', path: '/list/2' }],
      [{ op: 'add', path: '/list/-', value: 'd' }],
    ])
    expect(applyPatch(list, steps)).toEqual({ list: ['b', 'd'] })
  })

  it('make an object once that several need', () => {
    const place = (name: string): Wish => ({ ...storage, place: `/toxicology/notClassified/${name}`, value: 'criteriaNotMet' })
    const found = settle(record(), [place('carcinogenicity'), place('aspirationHazard')], [])
    expect(applyPatch(record(), patchOf(found)).toxicology.notClassified).toEqual({
      carcinogenicity: 'criteriaNotMet',
      aspirationHazard: 'criteriaNotMet',
    })
  })

  it('refuse a place that is not there', () => {
    expect(() => applyPatch({ list: [] }, [{ op: 'replace', path: '/list/3', value: 1 }])).toThrow('/list/3')
  })
})

describe('the tables of sentences', () => {
  it('name sentences that the library has, each once at its place, with what asks for it', () => {
    const wording = loadWording('en')
    expect(sentenceRules.filter(({ phrase }) => findPhrase(wording, phrase) === undefined)).toEqual([])
    expect(sentenceRules.filter(({ source }) => !/^(?:REACH|CLP|Directive|Regulation) .*\d/.test(source))).toEqual([])
    const places = sentenceRules.map(({ place, phrase }) => `${place} ${phrase}`)
    expect(places.filter((one, index) => places.indexOf(one) !== index)).toEqual([])
  })

  it.each(languageCodes)('have a sentence for each reason in %s', (language) => {
    const { terms } = loadWording(language)
    expect(becauseCodes.filter((code) => !terms[`because.${code}`])).toEqual([])
  })
})
