import {
  acidGases,
  alkalineGases,
  cyanides,
  displacingGases,
  formaldehyde,
  lowBoiling,
  passesFilterFrom,
  phosphides,
  sulphides,
} from '../../clp/substances-by-effect.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, type Rule } from '../subject.ts'

/** 8.2.2.2(c): the filters that the sheet names, by their types (EN 14387, EN 143), against what they are to hold. */
export const checkFilters: Rule = ({ record }) => {
  const { ingredients } = record.composition
  const filters = record.exposureControls.respiratory.map((text, index) => ({ index, types: typesOf(text) }))
  // Beside what needs no filter, and what a person wrote, somebody has thought of it.
  if (filters.some(({ types }) => types === 'any')) return []
  const all = filters.flatMap(({ types }) => (types === 'any' ? [] : types))
  const found = (type: string, passing: Ingredient | undefined): Finding[] => {
    const index = filters.find(({ types }) => types !== 'any' && types.includes(type))?.index
    if (index === undefined || passing === undefined) return []
    return [finding('protection.filterDoesNotHold', `exposureControls.respiratory[${index}]`, { params: { substance: passing.name } })]
  }
  const isWithout = (...types: readonly string[]) => !types.some((one) => all.includes(one))
  const find = (is: (one: Ingredient) => boolean) => ingredients.find(is)
  const displacing = find((one) => displacingGases.includes(one.casNumber ?? '') && contentOf(one) >= displacingFrom)
  return [
    // It takes the place of the air, and no filter makes air (EN 529).
    ...[...new Set(all)].slice(0, 1).flatMap((type) => found(type, displacing)),
    ...(isWithout('AX') ? found('A', find(passesA)) : []),
    ...(isWithout('B', 'E', 'K') ? found(all.includes('AX') ? 'AX' : 'A', find(isGas)) : []),
    // K is for ammonia and its like, B and E are for acids: EN 14387.
    ...(isWithout('B', 'E')
      ? found(
          'K',
          find((one) => isGas(one) && !isAlkaline(one)),
        )
      : []),
    ...(isWithout('K')
      ? found(
          all.includes('E') ? 'E' : 'B',
          find((one) => isGas(one) && isAlkaline(one)),
        )
      : []),
    ...(isWithout('A', 'AX', 'B', 'E', 'K') && findStatement(record, /^H(?:22[456]|33[0126]|335)$/) !== undefined
      ? found('P', find(isSolvent))
      : []),
  ]
}

/** Letters of a filter as it is written: `A2-P2`, `ABEK`, `AX`. */
const written = /^(AX|[ABEK]{1,4})?\d?(?:[\s-]*P[123])?$/

const typesOfPhrases: Readonly<Record<string, readonly string[]>> = {
  'protection.respiratory.filterA': ['A'],
  'protection.respiratory.filterA2P2': ['A'],
  'protection.respiratory.filterE': ['E'],
  'protection.respiratory.filterK': ['K'],
  'protection.respiratory.filterAX': ['AX'],
  // For the dust of sanding, and of no use by itself.
  'protection.respiratory.dustP3': [],
  'protection.respiratory.notNeeded': [],
}

/** Types that a sentence names; `any` where it may be each of them, as of air that is supplied. */
function typesOf(text: Text): readonly string[] | 'any' {
  if (!('phrase' in text)) return 'any'
  const known = typesOfPhrases[text.phrase]
  if (known !== undefined) return known
  const filter = text.values?.['filter']
  if (!/respiratory\.filter(?:Other)?$/.test(text.phrase) || typeof filter !== 'string') return 'any'
  const letters = written.exec(filter.trim())
  if (letters === null) return 'any'
  const gases = letters[1] ?? ''
  return gases === '' ? ['P'] : gases === 'AX' ? ['AX'] : [...gases]
}

/** % of a gas that takes the place of the air: less of it is the propellant of what a filter is meant for. */
const displacingFrom = 50

const contentOf = ({ content, contentRange }: Ingredient): number => content ?? contentRange.to

function passesA(one: Ingredient): boolean {
  const casNumber = one.casNumber ?? ''
  const from = lowBoiling.includes(casNumber)
    ? passesFilterFrom.lowBoiling
    : casNumber === formaldehyde
      ? passesFilterFrom.formaldehyde
      : Infinity
  return contentOf(one) >= from
}

/** Hydrogen cyanide, phosphine and hydrogen sulphide come from little of a salt. */
const giveGas: readonly string[] = [...cyanides, ...phosphides, ...sulphides]

function isGas(one: Ingredient): boolean {
  const casNumber = one.casNumber ?? ''
  const content = one.content ?? one.contentRange.from
  if (giveGas.includes(casNumber)) return content >= passesFilterFrom.salts
  return [...acidGases, ...alkalineGases].includes(casNumber) && content >= passesFilterFrom.gases
}

const isAlkaline = ({ casNumber = '' }: Ingredient): boolean => alkalineGases.includes(casNumber)

/** % of a flammable liquid from which its vapour is what a worker breathes; a filter for particles holds none of it. */
const vapoursFrom = 10

const isSolvent = (one: Ingredient): boolean =>
  (one.content ?? one.contentRange.from) >= vapoursFrom && one.classification.some(({ category }) => category.startsWith('Flam. Liq.'))
