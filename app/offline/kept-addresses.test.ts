import { describe, expect, it } from 'vitest'
import { isKeepable, isKeptWhenPassing, productOf } from './addresses.ts'

describe('what is kept on the device', () => {
  it.each([
    ['/p/1001/en/pd/1', 1001],
    ['/p/1001/de/gh/2', 1001],
    ['/api/v1/sdsRender/sdsPdf/-1001/1', 1001],
    ['/api/sdsRender/pdf/-1001/1', 1001],
    ['/api/v1/sdsRender/ipiPdf/-1001/1/P', 1001],
    ['/api/v1/p/tds/pdf/1/-1001', 1001],
    ['/api/v1/productLabelRender/pdf/-1001', 1001],
    ['/api/v1/productLabelRender/view/-1001', 1001],
  ])('%s belongs to its product', (address, id) => {
    expect(productOf(address)).toBe(id)
    expect(isKeepable(address)).toBe(true)
  })

  it.each([
    '/',
    '/app',
    '/app/products',
    '/app/sign-in',
    '/api/v1/users/login',
    '/api/v1/label/docx/-1001',
    '/api/v1/label/zpl/-1001',
    '/p/1001/en/ed/1',
    '/p/1001/en/pd/1.data',
    '/p/1001',
    '/p/dossiererror',
    '/p/1001/en/gh/1/download',
    '/robots.txt',
  ])('%s is not', (address) => {
    expect(isKeepable(address)).toBe(false)
  })

  it('pictures of labels are kept with their page alone', () => {
    expect(isKeptWhenPassing('/api/v1/productLabelRender/view/-1001')).toBe(false)
    expect(isKeptWhenPassing('/api/v1/productLabelRender/pdf/-1001')).toBe(true)
  })
})
