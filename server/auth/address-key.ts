import { isIPv6 } from 'node:net'

/**
 * The key under which requests of one caller are counted: its IP address, or for IPv6 its /64 network, because nobody is assigned less. An
 * IPv4 address mapped into IPv6 counts as the IPv4 address.
 * @param ip undefined once the connection is gone
 */
export function addressKeyOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  const address = ip.toLowerCase().replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  if (mapped !== undefined) return mapped
  // The URL parser writes every spelling in the one canonical way, the longest run of zeros as `::`.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = left === '' ? [] : left.split(':')
  const end = right === undefined || right === '' ? [] : right.split(':')
  if (right !== undefined) groups.push(...Array.from({ length: 8 - groups.length - end.length }, () => '0'))
  return `${[...groups, ...end].slice(0, 4).join(':')}::/64`
}
