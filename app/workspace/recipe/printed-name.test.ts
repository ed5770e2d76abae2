import { expect, it } from 'vitest'
import { printedName } from './printed-name.ts'

const entry = {
  index: '030-003-00-2',
  errors: 0,
  ec: [],
  cas: [{ text: '7646-85-7', part: null }],
  standing: 'applies' as const,
  appliesFrom: '2001-01-01',
}
const zinc = { name: 'Zinkchlorid', cas: '7646-85-7', ec: '231-592-0', index: '030-003-00-2' }
const annexVi = { substances: [], harmonised: [{ ...entry, name: zinc.cas, names: [{ text: 'zinc chloride', part: null }] }] }
const known = {
  key: 'xylene',
  englishName: 'xylene',
  casNumber: '1330-20-7',
  ecNumber: '215-535-7',
  indexNumber: '601-022-00-9',
  reachNumber: null,
  facts: {},
}
const xylene = { name: 'Xylol rein', cas: '1330-20-7', ec: '215-535-7', index: '601-022-00-9' }

it('names a substance as the label will: by the library, in English by Annex VI, else as it was typed', () => {
  expect(printedName(zinc, annexVi, { language: 'en', typedIn: 'de' })).toBe('zinc chloride')
  expect(printedName(zinc, annexVi, { language: 'en', typedIn: 'en' })).toBe('zinc chloride')
  expect(printedName(zinc, annexVi, { language: 'de', typedIn: 'de' })).toBe('Zinkchlorid')
  expect(printedName(zinc, { substances: [], harmonised: [] }, { language: 'en', typedIn: 'de' })).toBe('Zinkchlorid')
  const library = { substances: [{ ...known, name: 'xylène' }], harmonised: [] }
  expect(printedName(xylene, library, { language: 'fr', typedIn: 'de' })).toBe('xylène')
  expect(printedName({ ...zinc, name: 'Powder' }, library, { language: 'fr', typedIn: 'fr' })).toBe('Powder')
})

it('leaves out what an entry of Annex VI leaves open for the content of a solution', () => {
  const names = [{ text: 'hydrochloric acid … %; muriatic acid … %', part: null }]
  const acid = { substances: [], harmonised: [{ ...entry, name: '', names }] }
  expect(printedName(zinc, acid, { language: 'en', typedIn: 'de' })).toBe('hydrochloric acid')
})
