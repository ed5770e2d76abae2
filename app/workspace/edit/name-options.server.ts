import { nameLabelFormats } from '../../../server/label/name-label-formats.ts'
import { nameCountries } from '../../../server/language/name-countries.ts'
import { languages, type LanguageCode } from '../../../shared/languages.ts'
import { propertyCategories } from '../../../shared/record/properties.ts'
import { loadWording, type Wording } from '../../../wording/load-wording.ts'
import { optionKey } from './fields/option-key.ts'

/** Terms of the documents that name the choices of fields. */
const optionGroups = ['basis', 'compartment', 'concern', 'limitRemark', 'organism', 'population', 'property', 'route', 'species']

/** Choices of fields by the words that the documents have for them. */
export function nameOptions(language: LanguageCode): Record<string, string> {
  const wording = loadWording(language)
  const named = Object.entries(wording.terms).flatMap(([key, text]): [string, string][] => {
    const [group = '', option = ''] = key.split('.', 2)
    return optionGroups.includes(group) ? [[option, text]] : []
  })
  const categories = propertyCategories.map((category): [string, string] => [category, `${category} · ${nameCategory(category, wording)}`])
  return Object.fromEntries([...named, ...categories, ...nameLabelChoices(language), ...Object.entries(nameCountryChoices(language))])
}

/** Countries and the languages that somebody speaks: the choices of who a company is. */
export function nameCountryChoices(language: LanguageCode): Record<string, string> {
  return Object.fromEntries([
    ...nameCountries(language).map(({ code, name }) => [optionKey('country', code), name]),
    ...languages.map(({ code, name }) => [optionKey('languages', code), name]),
  ])
}

/** What the record has as a number or a code, in the words of the label's editor. */
function nameLabelChoices(language: LanguageCode): [string, string][] {
  const { sizes, packages } = nameLabelFormats(language)
  const texts = loadWording(language).interface
  return [
    ...sizes.map(({ id, text }): [string, string] => [optionKey('labelSize', String(id)), text]),
    ...packages.map(({ id, text }): [string, string] => [optionKey('packageSize', String(id)), text]),
    ...[0, 1, 2, 3, 4].map((target): [string, string] => [optionKey('qrTarget', String(target)), texts[`label.qr.${target}`] ?? '']),
  ]
}

/** Where properties of a category stand: under a number of section 9 of the safety data sheet, or in the technical data sheet. */
const subsections = { SE09: '9.1', SE09a: '9.1', SE09b: '9.2.1', SE09c: '9.2.2', TD01: null } as const

function nameCategory(category: (typeof propertyCategories)[number], { headings, terms }: Wording): string {
  const number = subsections[category]
  return number === null ? (terms['tds.title'] ?? '') : `${number} ${headings[number]}`
}
