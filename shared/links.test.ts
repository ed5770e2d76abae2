import { describe, expect, it } from 'vitest'
import { dossierErrorAddress, firstPagePath, productPath, sdsErrorAddress, sdscomPath, sdsPdfPath, withInterfaceLanguage } from './links.ts'

describe('links', () => {
  it('are made of id, interface language, page and document language', () => {
    expect(productPath(1001, 'de', 'gh', 2)).toBe('/p/1001/de/gh/2')
    expect(firstPagePath(1001)).toBe('/p/1001/en/pd/1')
  })

  it('keep the ids on the way to the page about a missing sheet, whatever they are', () => {
    expect(sdsErrorAddress({ id: 'a&b', interfaceLanguage: 'de', language: '2' })).toBe('/p/sdserror?id=a%26b&interfaceLang=de&lang=2')
  })

  it('keep a known interface language on the way to the page about a missing product', () => {
    expect(dossierErrorAddress('sl')).toBe('/p/dossiererror?interfaceLang=sl')
    expect(dossierErrorAddress('klingon')).toBe('/p/dossiererror')
  })

  it('name version and QR code of a PDF', () => {
    expect(sdscomPath(1001, 2, 3)).toBe('/api/v1/sdsRender/sdscom/-1001/2?version=3')
    expect(sdsPdfPath(1001, 2, { version: 3, qrCode: false })).toBe('/api/v1/sdsRender/sdsPdf/-1001/2?version=3&qrCode=0&download=1')
    expect(sdsPdfPath(1001, 2, { qrCode: true })).toBe('/api/v1/sdsRender/sdsPdf/-1001/2?qrCode=1&download=1')
  })

  it('change the interface language of a product page in its path', () => {
    expect(withInterfaceLanguage('/p/1001/en/gh/2', '?compare=1', 'fr')).toBe('/p/1001/fr/gh/2?compare=1')
    expect(withInterfaceLanguage('/p/1001/klingon/gh/2', '', 'fr')).toBe('/p/1001/fr/gh/2')
    expect(withInterfaceLanguage('/p/1001/EN', '', 'fr')).toBe('/p/1001/fr')
  })

  it('change the interface language of every other page in its query', () => {
    expect(withInterfaceLanguage('/p/sdserror', '?id=7&interfaceLang=en', 'fr')).toBe('/p/sdserror?id=7&interfaceLang=fr')
    expect(withInterfaceLanguage('/nowhere', '', 'fr')).toBe('/nowhere?interfaceLang=fr')
  })
})
