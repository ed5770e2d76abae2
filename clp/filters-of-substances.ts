/** Which filter for the airways holds a substance: EN 14387:2021 for gases, EN 143:2021 for particles. */
import { isOrganicByName } from './classification/is-organic.ts'
import { acidGases, alkalineGases, formaldehyde, lowBoiling } from './substances-by-effect.ts'
import { halogens } from './substances-by-reaction.ts'

/** Types of EN 14387 (A organic gases and vapours above 65 °C, AX those that boil lower, B inorganic, E acid, K ammonia and amines) and P of EN 143. */
export type FilterType = 'A' | 'AX' | 'B' | 'E' | 'K' | 'P'

interface Held {
  readonly cas: string | null
  readonly index: string | null
  readonly name: string
  readonly classification: readonly { readonly class: string }[]
}

/**
 * Of which no type of EN 14387 can be told by what they are made of: formaldehyde; carbon disulphide and oxysulphide, methane- and ethanethiol, bromo- and iodomethane,
 * methyl isocyanate, ethylenimine, 1,1-dimethylhydrazine, chloromethyl methyl ether, acetyl chloride, ketene, nickel and iron carbonyl, glyoxal, nitromethane; formic,
 * acetic, peracetic and acrylic acid, for which makers name A, B or E; nitric acid, which asks for NO.
 */
const withoutType: readonly string[] = [
  formaldehyde,
  '75-15-0 463-58-1 74-93-1 75-08-1 74-83-9 74-88-4 624-83-9 151-56-4 57-14-7 107-30-2 75-36-5 463-51-4 13463-39-3 13463-40-6',
  '107-22-2 75-52-5 64-18-6 64-19-7 79-21-0 79-10-7 7697-37-2 7439-97-6',
].flatMap((line) => line.split(' '))

/** Annex VI begins the index number with the element (1.1.1.1): metals whose compounds are solids, but for those below. */
const metals = /^0(?:0[34]|1[1-3]|19|2[0-9]|30|3[178]|4[0-9]|5[0156]|6[0-9]|7[0-9]|8[0-3]|9[02])-/
/** They evaporate, or set gases free in moist air: tetrachlorides of titanium and tin, chromyl chloride, aluminium chloride, pentachloride of antimony, osmium tetraoxide. */
const volatileMetals: readonly string[] = '7550-45-0 7646-78-8 14977-61-8 7446-70-0 7647-18-9 20816-12-0'.split(' ')
/** Arsenic, mercury and its organic compounds, alkyls of lead. */
const alkylOfMetal = /^033-|^080-.*(?:mercury$|yl)|^082-.*alkyl/
/** By their names: what a salt of them gives off in water is mist. */
const salt = /^(?:di|tri|tetra)?(?:ammonium|sodium|potassium|lithium|magnesium|calcium|strontium|barium)\b/i
const amine = /amin(?:e|es)?\b(?!.*(?:hydro|salt|sul(?:ph|f)ate|isocyan))/i

/**
 * The type that holds what is breathed of a substance.
 * @returns `stated` where the maker of a filter tells which one holds it: gases, inorganic vapours, mercury, what no type is tested with; null where nothing is known of it
 */
export function filterTypeOf({ cas, index, name, classification }: Held): FilterType | 'stated' | null {
  const is = (start: string): boolean => classification.some((one) => one.class.startsWith(start))
  const isOneOf = (numbers: readonly string[]): boolean => cas !== null && numbers.includes(cas)
  if (isOneOf(withoutType)) return 'stated'
  if (isOneOf(alkalineGases)) return 'K'
  if (isOneOf(acidGases)) return 'E'
  if (isOneOf(halogens)) return 'B'
  if (isOneOf(lowBoiling)) return 'AX'
  if (['Press. Gas', 'Flam. Gas', 'Ox. Gas'].some(is) || isOneOf(volatileMetals) || alkylOfMetal.test(`${index ?? ''} ${name}`))
    return 'stated'
  const organic = isOrganicByName(index, [name])
  if (organic === true) return amine.test(name) && is('Flam. Liq.') ? 'K' : 'A'
  if (salt.test(name) || (index !== null && metals.test(index))) return 'P'
  return index === null ? null : 'stated'
}
