import { useSite } from './use-site.ts'

/** Where somebody begins: a signed-in user with the list of products, a visitor with the start page. */
export function useStart(): { address: string; isOwn: boolean } {
  const { signedIn = false } = useSite()
  return signedIn ? { address: '/app', isOwn: true } : { address: '/', isOwn: false }
}
