import { describe, expect, it } from 'vitest'
import { findWeakerElements, type GraveElements } from './kit-label.ts'
import { deriveLabelElements } from './label-elements.ts'

const plain: GraveElements = { signalWord: null, pictograms: [], hazardStatements: [], omitted: [], supplementalStatements: [] }
const label = (elements: Partial<GraveElements>): GraveElements => ({ ...plain, ...elements })
/** What the component's label lacks on the kit's, both with nothing but statements. */
const lacking = (kit: Partial<GraveElements>, component: Partial<GraveElements>) => findWeakerElements(label(kit), label(component))

describe('a kit is weaker that', () => {
  it.each<[string, Partial<GraveElements>, Partial<GraveElements>, string[]]>([
    [
      'says Warning where a component says Danger',
      { signalWord: 'warning', pictograms: ['GHS07'] },
      { signalWord: 'danger', pictograms: ['GHS07'] },
      ['danger'],
    ],
    ['has no signal word', {}, { signalWord: 'warning' }, ['warning']],
    ['lacks a pictogram', { pictograms: ['GHS07'] }, { pictograms: ['GHS07', 'GHS09'] }, ['GHS09']],
    ['lacks a statement', { hazardStatements: ['H226', 'H317'] }, { hazardStatements: ['H226', 'H332'] }, ['H332']],
    ['lacks a part of a combined one', { hazardStatements: ['H302'] }, { hazardStatements: ['H302+H332'] }, ['H332']],
    ['has a milder statement', { hazardStatements: ['H315'] }, { hazardStatements: ['H314'] }, ['H314']],
    ['is flammable in a milder category', { hazardStatements: ['H226'] }, { hazardStatements: ['H225'] }, ['H225']],
    ['says acute of what lasts', { hazardStatements: ['H400'] }, { hazardStatements: ['H411'] }, ['H411']],
    ['names other organs by the same class', { hazardStatements: ['H370'] }, { hazardStatements: ['H336'] }, ['H336']],
    ['lacks a supplemental statement', { hazardStatements: ['H226'] }, { supplementalStatements: ['EUH204'] }, ['EUH204']],
    [
      'irritates, which says nothing of an allergy',
      { hazardStatements: ['H315', 'H319'] },
      { supplementalStatements: ['EUH208'] },
      ['EUH208'],
    ],
    ['lacks EUH066 beside other hazards', { hazardStatements: ['H319'] }, { supplementalStatements: ['EUH066'] }, ['EUH066']],
  ])('%s', (_, kit, component, expected) => {
    expect(lacking(kit, component)).toEqual(expected)
  })
})

describe('a kit is not weaker', () => {
  it('with the same, with more, and with a graver sign in place of another', () => {
    const own = label({ signalWord: 'danger', pictograms: ['GHS01', 'GHS06'], hazardStatements: ['H301'] })
    expect(findWeakerElements(own, own)).toEqual([])
    expect(findWeakerElements(own, label({ signalWord: 'warning', pictograms: ['GHS02', 'GHS03', 'GHS07'] }))).toEqual([])
    expect(findWeakerElements(own, plain)).toEqual([])
  })

  it.each<[string, Partial<GraveElements>, Partial<GraveElements>]>([
    ['the graver statement of Article 27', { hazardStatements: ['H314'] }, { hazardStatements: ['H315', 'H318', 'H319'] }],
    ['the graver category of a class', { hazardStatements: ['H224'] }, { hazardStatements: ['H225'] }],
    ['several that say it together', { hazardStatements: ['H360F', 'H360D'] }, { hazardStatements: ['H360'] }],
    ['what sensitises itself', { hazardStatements: ['H317'] }, { supplementalStatements: ['EUH208', 'EUH210'] }],
    ['what irritates the skin', { hazardStatements: ['H315'] }, { supplementalStatements: ['EUH066'] }],
    ['EUH071 in place of H335', { supplementalStatements: ['EUH071'] }, { hazardStatements: ['H335'] }],
    ['a supplemental statement that both have', { supplementalStatements: ['EUH204'] }, { supplementalStatements: ['EUH204'] }],
  ])('with %s', (_, kit, component) => {
    expect(lacking(kit, component)).toEqual([])
  })

  it('by what a rule took off its own label', () => {
    const kit = deriveLabelElements([
      { category: 'STOT RE 1', statements: ['H372'] },
      { category: 'STOT RE 2', statements: ['H373'] },
    ])
    expect(kit.hazardStatements).toEqual(['H372'])
    expect(lacking(kit, { hazardStatements: ['H373'] })).toEqual([])
    expect(lacking({ hazardStatements: ['H372'] }, { hazardStatements: ['H373'] })).toEqual(['H373'])
  })
})
