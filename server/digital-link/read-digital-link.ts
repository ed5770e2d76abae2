import { readGtin } from '../../shared/gtin.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'

/** The parts of a GS1 Digital Link. */
export interface DigitalLink {
  /** 14 digits. */
  gtin: string
  lot: string | null
  /** `/01/09506000134352/10/AB1`: canonical, however the number was written. */
  path: string
}

/**
 * Key qualifiers of a GTIN in their order, each with its maximum length (GS1 Digital Link URI Syntax, section 4.8): lot is 10, serial
 * number 21.
 */
const qualifiersOfItem = [
  ['22', 20],
  ['10', 20],
  ['21', 20],
] as const
/** A third party controls these serial numbers; combined with no other qualifier. */
const qualifiersOfThirdParty = [['235', 28]] as const
/** GS1 General Specifications, section 7.11: the characters that may be encoded. */
const encodable = /^[!"%-/0-9:-?A-Z_a-z]+$/
/** Longer than all qualifiers together. */
const mostParts = 8

/**
 * Reads the address of a GS1 Digital Link for a trade item: `/01/{gtin}`, and key qualifiers behind it.
 * @param path as it was requested: percent-encoded, without the query
 * @throws {AppError} 400 with the place, which is the number of an application identifier, and the reason
 */
export function readDigitalLink(path: string): DigitalLink {
  const [, , number = '', ...parts] = path
    .replace(/\/+$/, '')
    .split('/', 3 + mostParts)
    .map(decodeURIComponent)
  const read = readGtin(number)
  if (!read.valid) throw refusal('01', 'gtin')
  const order = parts[0] === '235' ? qualifiersOfThirdParty : qualifiersOfItem
  const given: [key: string, value: string][] = []
  let place = -1
  for (let index = 0; index < parts.length; index += 2) {
    const [key = '', value = ''] = parts.slice(index, index + 2)
    const next = order.findIndex(([known]) => known === key)
    if (next <= place) throw refusal(key, 'form')
    place = next
    if (value === '') throw refusal(key, 'missing')
    if (value.length > (order[next]?.[1] ?? 0) || !encodable.test(value)) throw refusal(key, 'form')
    given.push([key, value])
  }
  const qualifiers = given.map(([key, value]) => `/${key}/${encodeURIComponent(value)}`)
  return { gtin: read.gtin, lot: given.find(([key]) => key === '10')?.[1] ?? null, path: `/01/${read.gtin}${qualifiers.join('')}` }
}

const refusal = (place: string, code: 'gtin' | 'form' | 'missing'): AppError =>
  new AppError('CLIENT_SIDE', { reasons: [reasonAt(place, code)] })
