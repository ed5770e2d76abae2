import { describe, expect, it } from 'vitest'
import { isMistypedGtin, readGtin } from './gtin.ts'

describe('a GTIN', () => {
  it.each([
    // GS1 General Specifications and GS1 Digital Link Standard: the numbers of their examples.
    ['9506000134352', '09506000134352'],
    ['09506000134352', '09506000134352'],
    ['614141123452', '00614141123452'],
    ['0614141123452', '00614141123452'],
    ['95012346', '00000095012346'],
    ['950-6000-13435 2', '09506000134352'],
  ])('%s is %s in 14 digits', (text, gtin) => {
    expect(readGtin(text)).toEqual({ valid: true, gtin })
  })

  it.each([
    ['9506000134353', 'checkDigit'],
    ['9506000134325', 'checkDigit'],
    ['95060001343', 'length'],
    ['950600013435200', 'length'],
    ['', 'characters'],
    ['95060001343５2', 'characters'],
    ['95060001343X2', 'characters'],
  ])('%s is none: %s', (text, fault) => {
    expect(readGtin(text)).toEqual({ valid: false, fault })
  })
})

describe('an identifier', () => {
  it.each(['EAN 9506000134353', 'GTIN-13: 9506000134325', 'UPC 61414112345', 'ean9506000134353'])(
    '%s calls itself a GTIN and is none',
    (identifier) => {
      expect(isMistypedGtin(identifier)).toBe(true)
    },
  )

  it.each(['EAN 9506000134352', '9506000134353', 'internal 7', 'EAN', 'EAN of the carton 12', 'Lot 9506000134353'])(
    '%s is as it says, or may be a number of the maker’s own',
    (identifier) => {
      expect(isMistypedGtin(identifier)).toBe(false)
    },
  )
})
