import type { PackageSize } from './label-sizes.ts'

/** Litres in one of each unit. */
const units = { ml: 0.001, cl: 0.01, dl: 0.1, l: 1 } as const

/** The units as labels write them, without accents: Bulgarian and Greek have their own letters, and every language spells out the litre. */
const spellings: readonly [RegExp, keyof typeof units][] = [
  [/^(?:ml|мл|милилит|χιλιοστολιτρ|milli?lii?t)/u, 'ml'],
  [/^(?:cl|centilii?t)/u, 'cl'],
  [/^(?:dl|decilii?t)/u, 'dl'],
  [/^(?:l|ℓ|л|λ)(?!\p{L})|^(?:lii?t[aeo]{0,2}r|литр|литъ?р|λιτρ)/u, 'l'],
]

/** A cross, its letter in Latin, Greek or Cyrillic, or an asterisk between the number of packs and the content of one. */
const severalPacks = /^\d+\s*[×x·*χх]\s*(?=\d)/u

/**
 * The volume that a written content of a pack begins with, in litres: `5 l`, `750 ml`, `0,75 L`, `1 000 l`, `10 litre`. Of several packs
 * together (`2 × 5 l`) it is that of one: each is a package of its own.
 * @returns null where it begins with none: a weight, or a number that may be read in two ways (`1.000 l`)
 */
export function readVolume(content: string): number | null {
  const plain = content.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replace(severalPacks, '')
  const [, written, unit] = /^(\d{1,3}(?:[\s'’]\d{3})+|\d+(?:[.,]\d+)?)\s*(\p{L}+|ℓ)/u.exec(plain) ?? []
  if (written === undefined || unit === undefined) return null
  // A point or a comma before three digits parts thousands in some languages and decimals in others.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) return null
  const found = spellings.find(([spelling]) => spelling.test(unit))
  if (!found) return null
  return Number(written.replaceAll(/[\s'’]/g, '').replace(',', '.')) * units[found[1]]
}

/** A number with a unit of mass: grams and kilograms as the languages of the Union write them. */
const mass = /\d\s*(?:k?g|kilo(?:gram)?|gram|к?г|κ?γρ|χλγ|κιλ|γραμ)(?!\p{L})|\d\s*(?:gram|kilogram|γραμμ|κιλ)/u
/** A number with a unit of volume, whatever stands before it. */
const numberWithUnit = /\d\s*(\p{L}+|ℓ)/gu

/** Whether a written content says both how much it weighs and how much it measures (Directive 75/324/EEC, Article 8(1)(e)): `400 ml (300 g)`. */
export function namesMassAndVolume(content: string): boolean {
  const plain = content.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const written = [...plain.matchAll(numberWithUnit)].map(([, unit = '']) => unit)
  return mass.test(plain) && written.some((unit) => spellings.some(([spelling]) => spelling.test(unit)))
}

/** Whether a written content is more than a package of this capacity holds (CLP Annex I, 1.2.1.4, Table 1.3). False where it is no volume. */
export function exceedsPackage(content: string, { upTo }: PackageSize): boolean {
  const litres = readVolume(content)
  return litres !== null && upTo !== null && litres > upTo
}
