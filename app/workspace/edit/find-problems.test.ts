import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../test-kit/product-record.ts'
import english from '../../../wording/en/interface.json' with { type: 'json' }
import german from '../../../wording/de/reasons.json' with { type: 'json' }
import reasons from '../../../wording/en/reasons.json' with { type: 'json' }
import { createTranslate } from '../../language/texts.tsx'
import { addServerProblems, findProblems } from './find-problems.ts'

const t = createTranslate({ ...english, ...reasons })

describe('what keeps a record from being published', () => {
  it('is not that a new synonym lacks its number, which it gets when it is published', () => {
    const record = recordOf(1)
    const added = { name: 'Added', productCodes: [{ code: 'A-1', identifiers: [] }] }
    const paths = findProblems({ ...record, synonyms: [...record.synonyms, added] }, t, 'en').map(({ path }) => path)
    expect(paths.filter((path) => path.endsWith('.id'))).toEqual([])
  })

  it('names a figure that cannot be read', () => {
    const record = recordOf(1)
    const parameters = [{ category: 'SE09a', property: 'boilingPoint', quantity: { value: '1.234,5', unit: '°C' } }]
    expect(findProblems({ ...record, parameters }, t, 'en')).toEqual([
      { path: 'parameters[0].quantity.value', reason: 'cannot be read as a number' },
    ])
    const doubtful = [{ category: 'SE09a', property: 'boilingPoint', quantity: { value: '1,000', unit: '°C' } }]
    expect(findProblems({ ...record, parameters: doubtful }, t, 'en')).toEqual([
      { path: 'parameters[0].quantity.value', reason: 'can be read in two ways: write 1000 or 1.0000' },
    ])
  })

  it('stands at the very fill-in of a sentence', () => {
    const record = recordOf(1)
    const limit = { phrase: 'regulation.vocPaintsDirective', values: { category: 'j', limit: { value: '1,000', unit: 'g/l' } } }
    const problemsOf = (text: unknown) => findProblems({ ...record, uses: [text] }, t, 'en')
    expect(problemsOf(limit)).toEqual([{ path: 'uses[0].values.limit.value', reason: 'can be read in two ways: write 1000 or 1.0000' }])
    const reason = 'can be read in two ways: write 1000 or 1.0000'
    for (const value of ['1,000', '≤ 1,000 mg/kg', '1\u200b,000', '\uff11,\uff10\uff10\uff10', '1,000–2,000'])
      expect(problemsOf({ ...limit, values: { ...limit.values, category: value } })).toContainEqual({
        path: 'uses[0].values.category',
        reason,
      })
    for (const value of ['EN 13501-1', '1,5', '0,125', '1.2.3.400', '2023/707', '10.1000/182'])
      expect(problemsOf({ ...limit, values: { category: value, limit: { value: 750, unit: 'g/l' } } })).toEqual([])
    const range = { phrase: 'storage.temperatureRange', values: { temperatureRange: { from: 30, to: 5, unit: '°C' } } }
    expect(problemsOf(range)).toEqual([
      { path: 'uses[0].values.temperatureRange', reason: 'is not right (a lower end that is not above the upper one)' },
    ])
    const emptyInList = { phrase: 'toxicology.routes', values: { routes: [{ text: { en: 'Skin' } }, { text: {} }] } }
    expect(problemsOf(emptyInList)).toEqual([{ path: 'uses[0].values.routes[1].text', reason: 'is not right (at least one language)' }])
  })

  it('is that a text is missing where nothing is written, and in which language one is too long', () => {
    const problemsOf = (text: unknown) => findProblems({ ...recordOf(1), uses: [text] }, t, 'en')
    expect(problemsOf({})).toEqual([{ path: 'uses[0]', reason: 'is missing' }])
    expect(problemsOf({ text: {} })).toEqual([{ path: 'uses[0].text', reason: 'is not right (at least one language)' }])
    expect(problemsOf({ text: { de: 'x'.repeat(20_001) } })).toEqual([
      { path: 'uses[0].text.de', reason: 'is longer than 20000 characters' },
    ])
  })

  it('is not told a second time, nor what is below it', () => {
    const own = [{ path: 'uses[0].values.limit', reason: 'cannot be read as a number' }]
    const fromServer = [
      { code: 'notANumber', params: {}, path: 'uses[0].values.limit', message: 'cannot be read as a number' },
      { code: 'missing', params: {}, path: 'uses[0].values.limit.unit', message: 'is missing' },
      { code: 'foreignId', params: { id: 7 }, path: 'uses[0]', message: 'is the number of another product' },
    ]
    expect(addServerProblems(own, fromServer, t, 'en')).toEqual([...own, { path: 'uses[0]', reason: 'is the number of another product' }])
  })

  it('says what only the server knows in the language of the interface', () => {
    const say = createTranslate(german)
    const fromServer = [
      { code: 'unknownPhrase', params: {}, path: 'uses[0].phrase', message: 'x' },
      { code: 'noFillIn', params: {}, path: 'uses[1].values.x', message: 'x' },
      { code: 'notAChoice', params: { choices: ['coatings', 'safety'] }, path: 'brand', message: 'x' },
    ]
    expect(addServerProblems([], fromServer, say, 'de')).toEqual([
      { path: 'uses[0].phrase', reason: german['reason.unknownPhrase'] },
      { path: 'uses[1].values.x', reason: german['reason.noFillIn'] },
      { path: 'brand', reason: 'keine der möglichen Angaben: coatings, safety' },
    ])
  })

  it('has the server’s own words where the page is older than a code', () => {
    const told = { code: 'notYetKnown', params: {}, path: 'name', message: 'is too new' }
    expect(addServerProblems([], [told], t, 'en')).toEqual([{ path: 'name', reason: 'is too new' }])
  })
})
