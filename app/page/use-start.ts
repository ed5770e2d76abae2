import { useSite } from './use-site.ts'

/** Where somebody begins: whoever is signed in with the list of products, a visitor with those that he has seen on this device. */
export function useStart(): { address: string; isOwn: boolean } {
  const { signedIn = false } = useSite()
  return signedIn ? { address: '/app', isOwn: true } : { address: '/seen', isOwn: false }
}
