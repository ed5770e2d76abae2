import { describe, expect, it } from 'vitest'
import { chooseSheet } from './sheet-query.ts'

describe('choosing on the page of a sheet', () => {
  const shown = { id: 1001, interfaceLanguage: 'en', language: 1, version: 3, newestVersion: 3, compare: 2, qrCode: true }

  it('of another language leaves the comparison', () => {
    expect(chooseSheet(shown, { language: 2 })).toBe('/p/1001/en/gh/2')
  })

  it('of another version leaves the comparison', () => {
    expect(chooseSheet(shown, { version: 2 })).toBe('/p/1001/en/gh/1?version=2')
  })

  it('of another language keeps an older version', () => {
    expect(chooseSheet({ ...shown, version: 1, compare: null }, { language: 2 })).toBe('/p/1001/en/gh/2?version=1')
  })

  it('of a version to compare with keeps all else', () => {
    expect(chooseSheet({ ...shown, compare: null, qrCode: false }, { compare: 1 })).toBe('/p/1001/en/gh/1?compare=1&qrCode=0')
  })

  it('of no version ends the comparison', () => {
    expect(chooseSheet(shown, { compare: null })).toBe('/p/1001/en/gh/1')
  })

  it('of the QR code keeps the comparison', () => {
    expect(chooseSheet(shown, { qrCode: false })).toBe('/p/1001/en/gh/1?compare=2&qrCode=0')
  })

  it('never compares with a version that is not older', () => {
    expect(chooseSheet({ ...shown, version: 2, compare: null }, { compare: 2 })).toBe('/p/1001/en/gh/1?version=2')
  })

  it('of everything at once, as a form without JavaScript sends it, follows the same rules', () => {
    const plain = { ...shown, compare: null }
    expect(chooseSheet(plain, { language: 1, version: 3, compare: 1, qrCode: false })).toBe('/p/1001/en/gh/1?compare=1&qrCode=0')
    expect(chooseSheet(plain, { language: 1, version: 2, compare: 1, qrCode: true })).toBe('/p/1001/en/gh/1?version=2')
  })
})
