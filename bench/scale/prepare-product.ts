import { makeUfi } from '../../clp/ufi/ufi.ts'
import { makeChance } from '../../test-kit/make-chance.ts'

/** What each product has of its own; all else is its template's. */
export interface PreparedProduct {
  id: number
  template: number
  brand: string
  status: 'active' | 'withdrawn'
  name: string
  /** What the record has under this name. */
  synonyms: { id: number; name: string; productCodes: { id: number; code: string }[]; identifiers: string[] }[]
  ufi: string | null
  gtin: string
  /** Published safety data sheets; a draft has none. */
  versions: number
  /** It was edited since. */
  isChanged: boolean
  /** Whose it is: the maker's whom the demonstration stands for, or another one's. */
  isOthers: boolean
}

/** Permalink ids of the filling begin behind this, those of the demonstration and of what a person makes lie before it. */
export const firstId = 2_000_000

const kinds =
  'lacquer primer thinner hardener putty varnish enamel cleaner glaze filler sealer adhesive degreaser stain binder paint floor-coating impregnation remover disinfectant'.split(
    ' ',
  )
const looks =
  'red white clear grey green matt satin gloss black ivory blue yellow silver oak walnut transparent anthracite beige umber ochre'.split(
    ' ',
  )
const syllables =
  'al ba cor den el fer gra hol iv ka lum mo nor ot pra qui ros sel tor ul vin wes xan yl zor bri cha dro fle gul jas kre lio mer nau'.split(
    ' ',
  )

/** Names as makers give them: 2,000 invented words of brands and lines, a kind, a look, a number of the type. */
function nameOf(next: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  // Some lines have thousands of products, most have few.
  const line = makeChance(1 + Math.floor(2_000 * next() ** 3) * 7_919)
  line()
  const word = Array.from({ length: 3 }, () => syllables[Math.floor(line() * syllables.length)] ?? '').join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${pick(kinds)} ${pick(looks)} ${100 + Math.floor(next() * 900)}`
}

/** The product of this number, the same in every run. @param number from 0 @param templates how many there are */
export function prepareProduct(number: number, templates: number): PreparedProduct {
  const next = makeChance(1 + ((number * 48_271 + 11) % 2_147_483_646))
  next()
  const id = firstId + number
  const name = nameOf(next)
  const gtin = gtinOf(number)
  const [isWithdrawn, isDraft, isChanged] = [next() < 0.02, next() < 0.03, next() < 0.05]
  return {
    id,
    template: Math.floor(next() * templates),
    brand: next() < 0.8 ? 'coatings' : 'safety',
    status: isWithdrawn ? 'withdrawn' : 'active',
    name,
    synonyms: [
      {
        id,
        name,
        productCodes: [0, 1].map((place) => ({ id: 2 * id + place, code: codeOf(number, place) })),
        identifiers: [`EAN ${gtin}`],
      },
    ],
    ufi: next() < 0.8 ? makeUfi('DE123456789', number) : null,
    gtin,
    versions: isDraft && !isWithdrawn ? 0 : next() < 0.3 ? 2 : 1,
    isChanged,
    isOthers: number % 10 === 9,
  }
}

const packs = ['025', '100']

function codeOf(number: number, place: number): string {
  return `C-${String(number).padStart(7, '0')}-${packs[place] ?? ''}`
}

/** GTIN-13 of a company prefix of the demonstration's range. */
function gtinOf(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
