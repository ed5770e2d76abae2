import { useSite } from './use-site.ts'

/** Where somebody begins: whoever is signed in at his brand's start page, a visitor with the products that he has seen on this device. */
export function useStart(): { address: string; isOwn: boolean } {
  const { brand, signedIn = false } = useSite()
  return signedIn ? { address: brand?.home ?? '/', isOwn: true } : { address: '/seen', isOwn: false }
}
