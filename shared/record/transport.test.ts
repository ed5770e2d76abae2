import { describe, expect, it } from 'vitest'
import { findTransportMode, transport, transportModes } from './transport.ts'
import { nameReason } from '../../tests/name-reason.ts'
import { readIssues } from '../reasons/read-issue.ts'

const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', packingGroup: 'III' } as const
const free = { regulated: false } as const
const of = (changes: object) => ({ regulated: true, unNumber: '1263', road: paint, sea: paint, air: paint, ...changes })
const numbersOf = (changes: object) => {
  const product = transport.parse(of(changes))
  return transportModes.map((name) => findTransportMode(product, name)?.number ?? null)
}
const problemsOf = (changes: object) =>
  readIssues(transport.safeParse(of(changes), { reportInput: true }).error?.issues ?? []).map(nameReason)

describe('transport', () => {
  it('is regulated by every mode that does not say otherwise, and stored as it was before modes could', () => {
    expect(numbersOf({})).toEqual(['UN 1263', 'UN 1263', 'UN 1263'])
    const stored = transport.parse(of({}))
    expect(stored.regulated && Object.keys(stored.road)).not.toContain('regulated')
  })

  it('may be regulated by one mode alone, with the reason why the others do not', () => {
    const reason = { text: { en: 'ADR 2.2.3.1.5' } }
    expect(numbersOf({ road: { ...free, reason }, sea: free })).toEqual([null, null, 'UN 1263'])
    expect(transport.parse(of({ road: { ...free, reason } }))).toMatchObject({ road: { regulated: false, reason } })
  })

  it('has no mode where the product is no dangerous goods at all', () => {
    const nothing = transport.parse({ regulated: false })
    expect(transportModes.map((name) => findTransportMode(nothing, name))).toEqual([null, null, null])
  })

  it('takes another number for a mode, and writes one of air transport with ID', () => {
    expect(numbersOf({ unNumber: '1950', air: { ...paint, unNumber: '8000' } })).toEqual(['UN 1950', 'UN 1950', 'ID 8000'])
    expect(numbersOf({ unNumber: '8000', road: free, sea: free })).toEqual([null, null, 'ID 8000'])
  })

  it('refuses to be regulated where no mode regulates it', () => {
    expect(problemsOf({ road: free, sea: free, air: free })).toEqual(['regulated: regulatedMode'])
  })

  it('refuses numbers that there are not, and those of air transport elsewhere', () => {
    for (const unNumber of ['0000', '126', '12630', 'UN 1263']) expect(problemsOf({ unNumber }), unNumber).toEqual(['unNumber: unNumber'])
    expect(problemsOf({ unNumber: '8000' })).toEqual(['road.unNumber: idNumber', 'sea.unNumber: idNumber'])
    expect(problemsOf({ sea: { ...paint, unNumber: '8000' } })).toEqual(['sea.unNumber: idNumber'])
  })

  it('refuses a mode that is regulated and free at once', () => {
    expect(transport.safeParse(of({ road: { ...paint, regulated: false } })).success).toBe(false)
    expect(transport.safeParse(of({ road: { ...paint, reason: { text: { en: 'why' } } } })).success).toBe(false)
  })
})
