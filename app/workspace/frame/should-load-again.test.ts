import { beforeAll, describe, expect, it } from 'vitest'
import type { UserSettings } from '../../../shared/account.ts'
import { openPage, openTab, setActiveGroup, setShown } from './tab.ts'
import { shouldLoadAgain } from './should-load-again.ts'

const settings: UserSettings = {
  user_id: 7,
  email: 'anna@example.com',
  name: 'Anna',
  interface_language: null,
  workgroup_id: 1,
  groups: [
    { id: 1, name: 'First', brand: 'coatings', role: 'owner' },
    { id: 2, name: 'Second', brand: 'coatings', role: 'owner' },
  ],
  closed_groups: [],
  has_password: true,
}
const brand = { key: 'coatings', workgroupHeader: 'X-Group', viewportFlag: 'flag' }
const loadsAgain = (from: string, to: string, defaultShouldRevalidate = true) =>
  shouldLoadAgain({
    currentUrl: new URL(from, 'http://x'),
    nextUrl: new URL(to, 'http://x'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  })

beforeAll(() => {
  openTab({ settings, groupOfAddress: 1, language: 'de', brand, provider: null }, new URLSearchParams())
})

describe('a page of the workspace', () => {
  it('is loaded with the first name of its group, as long as nothing is shown', () => {
    expect(loadsAgain('/app/products', '/app/products?workgroup_id=1')).toBe(true)
  })

  it('is not loaded again where its address only gets the name of the group that is shown', () => {
    setShown(1)
    expect(loadsAgain('/app/products?query=a', '/app/products?query=a&workgroup_id=1')).toBe(false)
  })

  it('is loaded for another group, also where that was chosen before the address named the one that is shown', () => {
    expect(loadsAgain('/app/products?workgroup_id=1', '/app/products?workgroup_id=2')).toBe(true)
    setActiveGroup(2)
    expect(loadsAgain('/app/products', '/app/products?workgroup_id=2')).toBe(true)
    setActiveGroup(1)
  })

  it('is loaded for another search and once more where that is asked for, as the router has it', () => {
    expect(loadsAgain('/app/products?query=a', '/app/products?query=b&workgroup_id=1')).toBe(true)
    expect(loadsAgain('/app/products?query=a', '/app/products?query=a')).toBe(true)
    expect(loadsAgain('/app/products?query=a', '/app/products?query=b', false)).toBe(false)
  })
})

describe('what a loader works with', () => {
  it('is the language of the page, or that of the address where it names one', async () => {
    expect((await openPage(new Request('http://x/app/products'))).language).toBe('de')
    expect((await openPage(new Request('http://x/app/products?interfaceLang=fr'))).language).toBe('fr')
    expect((await openPage(new Request('http://x/app/products?interfaceLang=xx'))).language).toBe('de')
  })

  it('is the group of the address where that is one of the user’s', async () => {
    const groupIn = async (address: string) => {
      const { api } = await openPage(new Request(new URL(address, 'http://x')))
      return new URL(api.address('/file'), 'http://x').searchParams.get('workgroup_id')
    }
    expect(await groupIn('/app/products?workgroup_id=2')).toBe('2')
    expect(await groupIn('/app/products?workgroup_id=99')).toBe('1')
    expect(await groupIn('/app/products')).toBe('1')
  })
})
