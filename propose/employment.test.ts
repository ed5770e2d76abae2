import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, type Recipe } from '../test-kit/say-for-recipe.ts'

const union = '/regulatory/union'
const young = 'regulation.youngWorkers'
const expecting = 'regulation.pregnantWorkers'
const carcinogens = 'regulation.carcinogensDirective'
const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }

const provisionsOf = (typed: Recipe) => said(typed, union).filter((key) => [young, expecting, carcinogens].some((one) => one === key))
const foundIn = (typed: Recipe) =>
  checkOn(acceptEverything(typed)).flatMap(({ code }) => (/^regulatory\.(?:youngPeople|expecting|carcinogens)/.test(code) ? [code] : []))

const burning = { measured: { flashPoint: 40, initialBoilingPoint: 150 } }

describe('15.1 names who may work with the product as the Directives do, and the check says the same', () => {
  it.each<[string, Recipe, string[]]>([
    // Directive 94/33/EC, Annex I.3(a): categories 1 and 2 of flammable liquids alone.
    ['a flammable liquid of category 3', recipe([{ index: '014-005-00-0', content: 100 }], burning), []],
    ['a flammable liquid of category 2', recipe([{ cas: '64-17-5', content: 100 }], { measured: { flashPoint: 12 } }), [young]],
    // Repr. 2 bars no young people; H361f concerns fertility alone (Directive 92/85/EEC, Annex I, A.3(a)).
    ['D4, Repr. 2 H361f', recipe([{ cas: '556-67-2', content: 100 }]), []],
    ['potassium permanganate, Repr. 2 H361d', recipe([{ cas: '7722-64-7', content: 100 }], solid), [expecting]],
    // Directive 94/33/EC, Annex I.3(e); Directive 92/85/EEC, Annex II: lead without a class by which it would be barred.
    [
      'a phosphor with lead',
      recipe([{ index: '082-012-00-6', name: 'lead phosphor', content: 100 }], { ...solid, inhalation: undefined }),
      [young, expecting],
    ],
    // Directive 2004/37/EC, Annex I, 6.
    [
      'dust of quartz',
      recipe([{ cas: '14808-60-7', name: 'quartz', content: 100, own: { classification: ['STOT RE 1 H372'] } }], solid),
      [young, carcinogens],
    ],
  ])('%s', (_name, typed, expected) => {
    expect(provisionsOf(typed)).toEqual(expected)
    expect(foundIn(typed)).toEqual([])
  })
})
