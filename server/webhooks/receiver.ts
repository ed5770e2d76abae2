import { isIP } from 'node:net'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { isKnownHost } from '../http/check-host.ts'
import type { Services } from '../services.ts'
import { findPublicAddresses, hostOf, isPublicAddress } from './public-address.ts'

/** Whether an address is one of this server: it would tell itself. */
export function isOwnHost(url: URL, brands: Services['brands'], config: Services['config']): boolean {
  const host = hostOf(url)
  return !config.webhookHosts.includes(host) && isIP(host) === 0 && isKnownHost(host, brands, config)
}

/**
 * Whether messages may go to an address: refused at once where a person can still mend it. What counts is what each attempt finds.
 * @throws {AppError} 400 for one that is not https, not public, not found, or of this server
 */
export async function refuseReceiver({ brands, config }: Pick<Services, 'brands' | 'config'>, address: string): Promise<void> {
  const url = new URL(address)
  const host = hostOf(url)
  if (config.webhookHosts.includes(host)) return
  const isFit = url.protocol === 'https:' && !isOwnHost(url, brands, config) && (await isPublicHost(host))
  if (!isFit) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('url', 'webhookAddress')] })
}

async function isPublicHost(host: string): Promise<boolean> {
  if (isIP(host) !== 0) return isPublicAddress(host)
  const found = await findPublicAddresses(host).catch(() => [])
  return found.length > 0
}
