import { useSite } from './use-site.ts'

/** Where somebody begins: a signed-in user with the list of products, a visitor with those seen on this device. */
export function useStart(): { address: string; isOwn: boolean } {
  const { signedIn = false } = useSite()
  return signedIn ? { address: '/app', isOwn: true } : { address: '/seen', isOwn: false }
}
