/** The path and the query of an address, without the first question mark: further ones are part of the query (RFC 3986, section 3.4). */
export function splitAddress(address: string): { path: string; query: string } {
  const begin = address.indexOf('?')
  return begin === -1 ? { path: address, query: '' } : { path: address.slice(0, begin), query: address.slice(begin + 1) }
}
