import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number, name = 'rest') => ({ name, content, own: { classification: [] } })
const picricAcid = recipe([{ cas: '88-89-1', content: 65 }, water(35)], solid)
const transport = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/transport')
const openTransport = (typed: Recipe) => propose(typed).gaps.find(({ place }) => place === '/transport')

describe('a class that leads in transport and that nobody has tested', () => {
  it.each([
    ['picric acid as a toxic solid', picricAcid],
    [
      'a peroxide as a corrosive liquid',
      recipe([
        { cas: '1338-23-4', name: 'MEKP', content: 35, own: { classification: ['Org. Perox. D H242', 'Skin Corr. 1B H314'] } },
        rest(65),
      ]),
    ],
    ['a phosphide as a toxic solid', recipe([{ cas: '20859-73-8', content: 57 }, rest(43)], solid)],
    ['a firework mixture as a toxic solid', recipe([{ cas: '3811-04-9', content: 60 }, rest(40, 'sulphur')], solid)],
  ])('is left to a person: nobody sends %s', (_name, typed) => {
    expect(transport(typed)).toBeUndefined()
    expect(openTransport(typed)).toBeDefined()
  })

  it('is no gap where the entry has it already: calcium hypochlorite is of class 5.1', () => {
    const powder = recipe([{ cas: '7778-54-3', content: 70 }, rest(30)], solid)
    expect(transport(powder)?.value).toMatchObject({ unNumber: '3485' })
  })
})
