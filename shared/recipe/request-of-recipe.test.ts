import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../classification/request.ts'
import { recipe, type Recipe } from './recipe.ts'
import { requestOfRecipe } from './request-of-recipe.ts'

const made = (typed: object): Recipe => recipe.parse(typed)
const mixtureOf = (typed: object) => requestOfRecipe(made(typed)).body?.mixture

describe('the request of a recipe', () => {
  it('has a component for each row with a share, and knows of which row it is', () => {
    const rows = [
      { key: 'a', name: 'Xylene', cas: '1330-20-7', share: '9,0' },
      { key: 'b', name: 'Not weighed yet', share: '' },
      { key: 'c', name: 'Resin', share: '40 – 45', own: { classification: [] } },
    ]
    const { body, rowAt, faults, sum } = requestOfRecipe(made({ rows }))
    expect(body?.mixture.components).toEqual([
      { name: 'Xylene', cas: '1330-20-7', content: 9 },
      { name: 'Resin', own: { classification: [] }, content: { from: 40, to: 45 } },
    ])
    expect([...rowAt]).toEqual([
      ['mixture.components[0]', 'a'],
      ['mixture.components[1]', 'c'],
    ])
    expect([...faults]).toEqual([['b', ['share']]])
    expect(sum).toEqual({ from: 49, to: 54 })
  })

  it('has the name of a component whole, however long: people read in the panel beside it what the label names', () => {
    const name = `mixture of ${'α-3-(3-(2H-benzotriazol-2-yl)-5-tert-butyl-4-hydroxyphenyl)propionyl and '.repeat(4)}its ester`
    const mixture = mixtureOf({ rows: [{ key: 'a', name, share: '0.6' }] })
    expect(classificationRequest.parse({ mixture }).mixture.components.map((one) => one.name)).toEqual([name])
  })

  it('says which Notes of an entry are met, once somebody is named who has shown it', () => {
    const naphtha = { key: 'a', cas: '64742-95-6', share: '30', own: { classification: ['Flam. Liq. 3 H226'] } }
    const own = (shownBy: string) => mixtureOf({ rows: [{ ...naphtha, noteConditions: [{ note: 'P', shownBy }] }] })?.components[0]?.own
    expect(own('Supplier, 3 March 2026')).toEqual({ classification: ['Flam. Liq. 3 H226'], notes: { P: true } })
    expect(own(' ')).toEqual({ classification: ['Flam. Liq. 3 H226'] })
  })

  it('leaves out a number that is wrong and keeps the component, so that its hazards count as unknown', () => {
    const { body, faults } = requestOfRecipe(made({ rows: [{ key: 'a', cas: '64742-48-8', share: '2' }] }))
    expect(body?.mixture.components).toEqual([{ name: '64742-48-8', content: 2 }])
    expect(faults.get('a')).toEqual(['cas'])
  })

  it('adds in decimals, and judges nothing above 100.5 %', () => {
    const thirds = ['33.3', '33.3', '33.4'].map((share, at) => ({ key: `k${at}`, name: 'A', share }))
    expect(requestOfRecipe(made({ rows: thirds })).sum).toEqual({ from: 100, to: 100 })
    const [first, ...rest] = thirds
    const tooMuch = requestOfRecipe(made({ rows: [{ ...first, share: '34' }, ...rest] }))
    expect([tooMuch.sum.from, tooMuch.body]).toEqual([100.7, null])
  })

  it('takes the use with the most duties, packs that can be read, and measured figures with their sign', () => {
    const rows = [{ key: 'a', name: 'A', share: '1' }]
    const packs = [
      { value: '0,5', unit: 'l' },
      { value: 'some', unit: 'kg' },
    ]
    const values = { flashPoint: '> 60', pH: '> 5', kinematicViscosity40: '1,000', relativeDensity: '1,06', foamHeight: '25' }
    const request = requestOfRecipe(made({ rows, packs, uses: ['industrial', 'consumer'], measured: { values } }))
    expect(request.body?.mixture).toMatchObject({
      use: 'consumer',
      packs: [{ value: 0.5, unit: 'l' }],
      // Hardly more than 60 is no longer category 3; a pH above 5 may be any; and 1,000 may be one or a thousand.
      measured: { flashPoint: 60.000001, pH: null, kinematicViscosity40: null, relativeDensity: 1.06, foam: null },
    })
    expect(request.unread).toEqual(['pH', 'kinematicViscosity40'])
  })

  it('is one that the call takes, whatever a row or a decision says', () => {
    const rows = [{ key: 'a', name: ' ', cas: 'x', ec: 'y', share: '1', own: { classification: ['Nonsense 7'] } }]
    const overrides = [
      { class: 'Nonsense', category: null, basis: 'testData', reason: 'r' },
      { class: 'Flam. Liq.', category: 'Flam. Liq. 3', basis: 'testData', reason: 'measured' },
    ]
    const measured = { tests: [{ class: 'Nothing 1', result: 'negative' }] }
    const mixture = mixtureOf({ rows, overrides, measured })
    expect(classificationRequest.safeParse({ mixture }).error).toBeUndefined()
    expect(mixture?.overrides).toMatchObject([{ class: 'Flam. Liq.' }])
  })
})
