import { expect, it } from 'vitest'
import { hazardCategories } from '../hazard-categories.ts'
import { classesOfCategory, leadingCategories } from './classes-of-categories.ts'
import { findTransportHazards, type TransportState } from './classify-transport.ts'

it.each([
  ['Expl. 1.4', ['1']],
  ['Unst. Expl.', ['1']],
  ['Pyr. Gas', ['2.1']],
  ['Flam. Liq. 3', ['3']],
  ['Desen. Expl. 1', ['3', '4.1']],
  ['Self-react. A', ['4.1']],
  ['Pyr. Liq. 1', ['4.2']],
  ['Ox. Gas 1', ['2.2']],
  ['Ox. Sol. 3', ['5.1']],
  ['Org. Perox. F', ['5.2']],
  ['Acute Tox. 3', ['6.1', '2.3']],
  ['Acute Tox. 4', []],
  ['Met. Corr. 1', ['8']],
  ['Aquatic Chronic 2', ['9']],
  ['Aquatic Chronic 3', []],
  ['Carc. 1A', []],
])('%s may be of classes %j of ADR', (category, classes) => {
  expect(classesOfCategory(category)).toEqual(classes)
})

it('no category becomes another class than the table has, in whatever state', () => {
  const states: readonly TransportState[] = ['solid', 'liquid', 'gas', 'aerosol']
  for (const { code, statements } of hazardCategories)
    for (const state of states) {
      const facts = {
        state,
        classification: [{ category: code, statements }],
        flashPoint: null,
        initialBoilingPoint: null,
        sustainsCombustion: null,
      }
      const found = findTransportHazards(facts).map(({ transportClass }) => transportClass)
      // Label 5.1 of an oxidising gas stands beside its class.
      expect(found.filter((one) => !classesOfCategory(code).includes(one) && code !== 'Ox. Gas 1')).toEqual([])
    }
})

it('those that lead are the classes of ADR 2.1.3.5.3 and of the columns of table 2.1.3.10, for each state', () => {
  expect(leadingCategories.map(([classes]) => classes.join('/')).toSorted()).toEqual(['1', '3/4.1', '4.1', '4.2', '4.3', '5.1', '5.2'])
})
