import { describe, expect, it } from 'vitest'
import { nameReason } from '../../tests/name-reason.ts'
import { AppError } from '../errors.ts'
import { readDigitalLink } from './read-digital-link.ts'

/** The reasons, one per line; empty for a valid address. */
function refusedFor(path: string): string[] {
  try {
    readDigitalLink(path)
    return []
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error
    return error.reasons.map(nameReason)
  }
}

describe('the address of a GS1 Digital Link', () => {
  it.each([
    // GS1 Digital Link Standard: URI Syntax, section 5, and the resolver's test suite.
    ['/01/09520123456788', '/01/09520123456788', null],
    ['/01/09520123456788/22/2A', '/01/09520123456788/22/2A', null],
    ['/01/09520123456788/10/ABC123', '/01/09520123456788/10/ABC123', 'ABC123'],
    ['/01/09520123456788/21/12345', '/01/09520123456788/21/12345', null],
    ['/01/09520123456788/22/2A/10/ABC123/21/1234', '/01/09520123456788/22/2A/10/ABC123/21/1234', 'ABC123'],
    ['/01/09520123456788/235/2A-7', '/01/09520123456788/235/2A-7', null],
    ['/01/9520123456788', '/01/09520123456788', null],
    ['/01/614141123452/', '/01/00614141123452', null],
    ['/01/95012346', '/01/00000095012346', null],
    ['/01/09520123456788/10/A%2FB%25', '/01/09520123456788/10/A%2FB%25', 'A/B%'],
  ])('%s is read', (address, path, lot) => {
    expect(readDigitalLink(address)).toMatchObject({ path, lot })
  })

  it.each([
    ['/01/09520123456789', '01: gtin'],
    ['/01/952012345678', '01: gtin'],
    ['/01/abc', '01: gtin'],
    ['/01/', '01: gtin'],
    ['/01/09520123456788/10', '10: missing'],
    ['/01/09520123456788/10/ABC/22/2A', '22: form'],
    ['/01/09520123456788/10/ABC/10/DEF', '10: form'],
    ['/01/09520123456788/235/2A/10/ABC', '10: form'],
    ['/01/09520123456788/17/261231', '17: form'],
    ['/01/09520123456788/__proto__/1', '__proto__: form'],
    ['/01/09520123456788/10/123456789012345678901', '10: form'],
    ['/01/09520123456788/10/%C3%A4', '10: form'],
    ['/01/09520123456788/10/%3Cscript%3E%20', '10: form'],
    ['/01/09520123456788/22/2A/10/ABC/21/1234/99/1', '99: form'],
  ])('%s is refused', (address, reason) => {
    expect(refusedFor(address)).toEqual([reason])
  })
})
