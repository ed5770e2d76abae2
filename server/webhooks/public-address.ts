import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'

/** A receiver stands where nobody from outside could reach. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/** All that is given out of IPv6 (IANA, IPv6 Global Unicast Address Space); beyond it `::7f00:1` is this machine by an old way of writing. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether anybody in the world means the same machine by this address: none of a network of one's own, of this machine, of a provider. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(givenOut))
}

/** Whether an address is one by which a machine speaks with itself, or with whatever it has (`0.0.0.0`). */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ['loopback', 'unspecified'].includes(ipaddr.process(address).range())
}

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** ms for which a name server is waited for, and how often it is asked: all of it within the time that an attempt has. */
const limits = { timeout: 2000, maxTimeout: 3000, tries: 2 }

/**
 * The addresses of a name, none of them private. The name servers are asked here and not by the system, which runs two look-ups at a time in a
 * process: receivers whose name servers never answer would put off all others, and the database's name. The hosts file of the machine has no say.
 * @throws {NotPublicError} where one of the addresses is not public
 * @throws {Error} with the `code` of the resolver, where there are none
 */
export async function findPublicAddresses(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver(limits)
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = [...read(ipv4, 4), ...read(ipv6, 6)]
  if (ipv4.status === 'rejected' && found.length === 0) throw ipv4.reason
  if (!found.every(({ address }) => isPublicAddress(address))) throw new NotPublicError(host)
  return found
}

const read = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []

/**
 * Finds the addresses of a name for the very connection that is about to be made, and gives none where one of them is not public: what the
 * name said before, or says to others, does not count.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  callbackify(findPublicAddresses)(host, (error: NodeJS.ErrnoException | null, found: LookupAddress[] | undefined) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
    return options.all === true ? done(null, found ?? []) : done(null, first.address, first.family)
  })
}

/** Refuses an address that is written as a number, of which no name is asked. @throws {NotPublicError} */
export function refusePrivateNumber(host: string): void {
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublicError(host)
}
