import { describe, expect, it } from 'vitest'
import { readKeptAddress } from './kept-address.ts'

const read = (address: string) => readKeptAddress(new URL(address, 'http://coatings.localhost'))

describe('the address of a page', () => {
  it.each([
    'pd/1',
    'pd/1?qr=1',
    'pi/24',
    'gh/2',
    'gh/2?version=3',
    'gh/2?version=3&compare=1&qrCode=0',
    'th/1',
    'mh/1?qrCode=1',
    'ee/1',
    'ed/1',
    'dl/1',
  ])('names the product whose page is kept: %s', (address) => {
    expect(read(`/p/1001/de/${address}`)).toBe(1001)
  })

  it.each<[string, ...string[]]>([
    ['has an option that the page has not', 'pd/1?version=1', 'ee/1?dim=1', 'gh/1?version=1&x=1'],
    ['has a value that changes nothing', 'pd/1?qr=2', 'pd/1?qr=', 'gh/1?qrCode=2', 'mh/1?qrCode=yes', 'gh/1?version=03', 'gh/1?compare=x'],
    ['says something twice', 'gh/1?version=1&version=2'],
    ['is written in another way', 'pd/1?&', 'pd/1?qr=%31', 'gh/1?%76ersion=3', 'gh/1?version=3&', 'pd/1??qr=1'],
    ['is of no page of a product', 'zz/1', 'gh/1/download', 'pd/1000', 'toString/1'],
  ])('that %s names none, or anyone could push out all pages: %s', (_, ...addresses) => {
    for (const address of addresses) expect(read(`/p/1001/de/${address}`), address).toBeNull()
  })
})
