import { describe, expect, it } from 'vitest'
import { phraseList, statementList, substanceList } from '../../shared/library-lists.ts'
import { findLibraryClasses, libraryClasses } from '../../shared/recipe/library-classes.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const ask = editors.as('editor')

describe('substances', () => {
  const find = async (query: string) => substanceList.parse((await ask('GET', `/api/v1/substances?${query}`)).body)

  it.each([
    ['query=Ethylbenzol&language=de', 'ethylbenzene'],
    ['query=ethylbenzene&language=fr', 'ethylbenzene'],
    ['query=ETHYLBENZ%C3%88NE&language=fr', 'ethylbenzene'],
    ['query=100-41-4', 'ethylbenzene'],
    ['query=202-849-4', 'ethylbenzene'],
    ['query=601-023', 'ethylbenzene'],
  ])('are found by name in the requested language, in English and by number: %s', async (query, key) => {
    expect((await find(query)).substances[0]?.key).toBe(key)
  })

  it('come with the data of an ingredient, so that they can be put into a composition', async () => {
    const [found] = (await find('query=100-41-4&language=de')).substances
    expect(found).toMatchObject({ name: 'Ethylbenzol', englishName: 'ethylbenzene', casNumber: '100-41-4' })
    expect(ingredient.parse({ ...found?.facts, contentRange: { from: 1, to: 2 } }).classification.length).toBeGreaterThan(0)
    expect(found?.facts).not.toHaveProperty('contentRange')
  })

  it('are cut to the limit, with the number of all', async () => {
    const { substances, leftOff } = await find('limit=5')
    expect(substances).toHaveLength(5)
    expect(leftOff).toBeGreaterThan(50)
  })
})

describe('classes beside Annex VI', () => {
  it('are told to members, and count in a recipe that takes them over', async () => {
    const own = findLibraryClasses(libraryClasses.parse((await ask('GET', '/api/v1/library/classes')).body), { cas: '1675-54-3' })
    expect(own).toEqual({ classification: ['Aquatic Chronic 2 H411'] })
    const { synonymId } = (await ask('POST', '/api/v1/products', { name: 'Resin' })).body
    const address = `/api/v1/products/${synonymId}/recipe`
    const rows = [{ key: 'a', name: 'DGEBA', cas: '1675-54-3', share: '100', own, source: { kind: 'library' } }]
    expect((await ask('PUT', address, { revision: 0, recipe: { rows } })).status).toBe(200)
    const { recipe } = (await ask('GET', address)).body
    expect(recipe.rows).toMatchObject(rows)
    const component = ({ cas, own: data }: (typeof rows)[number]) => ({ cas, own: data, content: 100 })
    const answer = (await ask('POST', '/api/v1/classify', { mixture: { components: rows.map(component), physicalState: 'liquid' } })).body
    expect(answer.label.hazardStatements).toEqual(['H315', 'H317', 'H319', 'H411'])
  })
})

describe('phrases', () => {
  const find = async (query: string) => phraseList.parse((await ask('GET', `/api/v1/phrases?${query}`)).body)

  it('are found by words in the requested language, within a group', async () => {
    const { phrases } = await find('query=rinse&group=firstAid.eyes')
    expect(phrases.length).toBeGreaterThan(0)
    expect(phrases.every(({ group }) => group.startsWith('firstAid.eyes'))).toBe(true)
    const german = await find('query=Augen&group=firstAid&language=de')
    expect(german.phrases[0]?.text).toMatch(/Augen/i)
  })

  it.each([
    ['en', 'estimate route of exposure'],
    ['de', 'Schätzwert Expositionsweg'],
    ['de', 'estimate route of exposure'],
    ['fr', 'estimation voie d’exposition'],
  ])('are found in %s by the words for their parameters: %s', async (language, query) => {
    const { phrases } = await find(`language=${language}&query=${encodeURIComponent(query)}`)
    expect(phrases.map(({ key }) => key)).toContain('toxicology.atemix')
  })

  it('similar to a free text are found by it, and nothing else is', async () => {
    const near = encodeURIComponent('Die Haut gründlich mit Wasser und Seife abwaschen')
    const { phrases } = await find(`language=de&near=${near}`)
    expect(phrases[0]?.key).toBe('firstAid.skin.washSoap')
    expect(phrases.length).toBeLessThan(10)
    expect((await find('near=Open%20on%20weekdays%20from%20eight')).phrases).toEqual([])
  })

  it('list their parameters', async () => {
    const { phrases } = await find('limit=1200')
    const withParameters = phrases.find(({ englishText }) => englishText.includes('{'))
    expect(withParameters?.parameters.length).toBeGreaterThan(0)
  })

  it('come with all groups of the library', async () => {
    const { groups, leftOff, phrases } = await find('')
    expect(groups.find(({ key }) => key === 'firstAid.eyes')?.phrases).toBeGreaterThan(1)
    expect(groups.reduce((sum, group) => sum + group.phrases, 0)).toBe(leftOff + phrases.length)
  })

  it('include the names of substances, to which products refer as they do to sentences', async () => {
    const { phrases } = await find('query=xylol&group=substance&language=de')
    expect(phrases.map(({ key }) => key)).toContain('substance.xylene')
    expect(phrases.find(({ key }) => key === 'substance.xylene')?.text).toMatch(/Xylol/)
  })

  it('come by their keys, many at a time', async () => {
    const { phrases, leftOff } = await find('keys=substance.xylene,propertyNote.flammableLiquid,no.such&language=de')
    expect(phrases.map(({ key }) => key).toSorted()).toEqual(['propertyNote.flammableLiquid', 'substance.xylene'])
    expect(leftOff).toBe(0)
  })

  it('come in the requested language, beside the English words by which they are found', async () => {
    const [phrase] = (await find('query=rinse&language=ga')).phrases
    expect(phrase?.text).toMatch(/sruthlaigh/i)
    expect(phrase?.englishText).toMatch(/rins/i)
  })
})

describe('statements', () => {
  const find = async (query: string) => statementList.parse((await ask('GET', `/api/v1/statements?${query}`)).body)

  it('are found by code and by words', async () => {
    expect((await find('query=h225')).statements[0]).toMatchObject({ code: 'H225', kind: 'hazard' })
    expect((await find('query=Dampf&language=de&kind=hazard')).statements.some(({ code }) => code === 'H225')).toBe(true)
    expect((await find('kind=supplemental&limit=100')).statements.every(({ code }) => code.startsWith('EUH'))).toBe(true)
  })

  it('list their fill-ins, choices and brackets', async () => {
    const [disposal] = (await find('query=P501')).statements
    expect(disposal).toMatchObject({ values: [{ name: 'place', required: true }], bracketText: false })
    expect(disposal?.choices).toStrictEqual([
      [
        { number: 1, text: 'contents' },
        { number: 2, text: 'container' },
      ],
    ])
    expect((await find('query=P241')).statements[0]?.bracketText).toBe(true)
  })
})

describe('the library', () => {
  it.each(['/api/v1/phrases', '/api/v1/statements', '/api/v1/library/classes'])('%s is for members of a workgroup', async (address) => {
    expect((await editors.as('visitor')('GET', address)).status).toBe(401)
    expect((await editors.as('nobody')('GET', address)).status).toBe(403)
    expect((await editors.as('viewer')('GET', address)).status).toBe(200)
  })

  it.each(['limit=0', 'limit=99999', 'limit=x', 'language=xx', `query=${'x'.repeat(201)}`])('%s is refused with 400', async (query) => {
    expect((await ask('GET', `/api/v1/substances?${query}`)).status).toBe(400)
  })
})
