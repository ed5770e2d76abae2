import { expect, it } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { kindNames } from './kind-names.ts'

it.each(languageCodes)('every kind of product has a name in %s', (language) => {
  const { interface: own, phrases } = loadWording(language)
  const known = { ...own, ...phrases }
  expect(Object.values(kindNames).filter((key) => known[key] === undefined)).toEqual([])
})
