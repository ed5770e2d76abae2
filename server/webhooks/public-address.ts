import dns, { type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
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

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Finds the addresses of a name for the very connection that is about to be made, and gives none where one of them is not public: what the
 * name said before, or says to others, does not count.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  dns.lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublicError(host), '')
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })
}

/** Refuses an address that is written as a number, of which no name is asked. @throws {NotPublicError} */
export function refusePrivateNumber(host: string): void {
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublicError(host)
}
