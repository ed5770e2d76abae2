import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { isKnownHost } from '../http/check-host.ts'
import type { Services } from '../services.ts'
import { findPublicAddresses, hostOf, isLoopback, isPublicAddress } from './public-address.ts'

/** Whether an address is one of this server: it would tell itself. */
export function isOwnHost(url: URL, brands: Services['brands'], config: Services['config']): boolean {
  const host = hostOf(url)
  // Who may be told on this machine by the operator's word is another program, at another port.
  if (config.webhookHosts.includes(host)) return portOf(url) === config.port && isThisMachine(host)
  return isIP(host) === 0 && isKnownHost(host, brands, config)
}

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

function isThisMachine(host: string): boolean {
  if (host === 'localhost' || isLoopback(host)) return true
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === host))
}

/**
 * Whether messages may go to an address: refused at once where a person can still mend it. What counts is what each attempt finds.
 * @throws {AppError} 400 for one that is not https, not public, not found, or of this server
 */
export async function refuseReceiver({ brands, config }: Pick<Services, 'brands' | 'config'>, address: string): Promise<void> {
  const url = new URL(address)
  const host = hostOf(url)
  const isPermitted = config.webhookHosts.includes(host) || (url.protocol === 'https:' && (await isPublicHost(host)))
  if (!isPermitted || isOwnHost(url, brands, config)) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('url', 'webhookAddress')] })
}

async function isPublicHost(host: string): Promise<boolean> {
  if (isIP(host) !== 0) return isPublicAddress(host)
  const found = await findPublicAddresses(host).catch(() => [])
  return found.length > 0
}
