import type { Quantity, Unit } from '../../../shared/record/texts.ts'
import type { TextWriter } from '../../text/write-text.ts'

/** Spaces, signs that nobody sees and the case of the first letter do not tell one sentence from another. */
export function normalise(text: string): string {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[\u00ad\u2060]/g, '')
    .trim()
  return plain.charAt(0).toLocaleLowerCase() + plain.slice(1)
}

/** The letters of a sentence without what only a line needs, its case and its full stops (not those of figures): two that say the same in the same words. */
export const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f\u00ad\u2060]|\.(?!\d)/g, '').toLocaleLowerCase()

const signs = ['<', '≤', '≈', '≥', '>'] as const
const amount = String.raw`−?\d[\d\s.,]*`
const written = new RegExp(String.raw`^([<>≤≥≈])?\s*(${amount})(?:–\s*(${amount}))?`, 'u')

/**
 * A figure or a range as a language writes them, with its unit: `≈ 0,6 mm²/s`, `1,5 – 2,1`. Only what the language writes so again is one.
 * @param units that are looked for; `''` is a pure number
 */
export function readWritten(text: string, writer: TextWriter, units: readonly Unit[]): Quantity | undefined {
  const plain = normalise(text)
  const [, sign, first, last] = written.exec(plain) ?? []
  if (first === undefined) return undefined
  const decimal = writer.number(0.5).replaceAll(/\d/g, '')
  const toNumber = (figure: string) => Number(figure.replaceAll(/\s/g, '').replace('−', '-').replace(decimal, '.'))
  const isSign = signs.find((one) => one === sign)
  const ends = last === undefined ? { value: toNumber(first) } : { from: toNumber(first), to: toNumber(last) }
  if (Object.values(ends).some(Number.isNaN)) return undefined
  return units
    .map((unit): Quantity => ({ ...(isSign ? { sign: isSign } : {}), ...ends, unit }))
    .find((quantity) => normalise(writer.quantity(quantity)) === plain)
}
