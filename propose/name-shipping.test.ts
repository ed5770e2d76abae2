import { expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe } from '../test-kit/say-for-recipe.ts'
import { nameShipping } from './name-shipping.ts'

const names = { en: 'BERYLLIUM COMPOUND, N.O.S.', de: 'BERYLLIUMVERBINDUNG, N.A.G.', fr: 'COMPOSÉ DU BERYLLIUM, N.S.A.' }

it('a shipping name has the languages of its technical names: half a name is none, and the sheet prints the English one (decision 102)', () => {
  expect(nameShipping('1566', names, [{ text: { en: 'beryllium oxide', de: 'Berylliumoxid' } }])).toEqual({
    text: { en: 'BERYLLIUM COMPOUND, N.O.S. (beryllium oxide)', de: 'BERYLLIUMVERBINDUNG, N.A.G. (Berylliumoxid)' },
  })
  expect(nameShipping('1566', names, [{ text: { cs: 'oxid berylnatý' } }])).toEqual({
    text: { en: 'BERYLLIUM COMPOUND, N.O.S. (oxid berylnatý)' },
  })
  expect(nameShipping('1566', names, [])).toEqual({ text: names })
})

it('no English stands in a German shipping name, and the check finds none', () => {
  const record = acceptEverything(recipe([{ index: '004-002-00-2', content: 100 }], { physicalState: 'solid' }))
  if (!record.transport.regulated || record.transport.road.regulated === false) throw new Error('UN 1566 is dangerous goods')
  const { shippingName } = record.transport.road
  expect(Object.keys('text' in shippingName ? shippingName.text : {})).toEqual(['en'])
  expect(checkOn(record).filter(({ code, path }) => code.startsWith('language.') && path.startsWith('transport'))).toEqual([])
})
