import type { FastifyRequest } from 'fastify'
import { findBrandByHost, type Brand } from '../../shared/brands.ts'
import { addressKeyOf } from './address-key.ts'

/** With what somebody signed in, as they know it themselves; null: it does not say. */
export interface Device {
  browser: string | null
  system: string | null
  /** Never the address itself: of IPv4 the network of 24 bits, of IPv6 that of 48, which an office or a household has. */
  network: string | null
}

/** In this order, since most browsers also call themselves by the names of others. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a caller says of itself. Of a program that is no browser its own name: `curl`. */
export function readDevice({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  const agent = (headers['user-agent'] ?? '').slice(0, 500)
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? null
  const [, program] = /^(?!Mozilla)([A-Za-z][\w.-]{0,39})(?:\/|$)/.exec(agent) ?? []
  return { browser: find(browsers) ?? program ?? null, system: find(systems), network: networkOf(ip) }
}

/** The network of an address. @param ip undefined once the connection is gone */
export function networkOf(ip: string | undefined): string | null {
  const key = addressKeyOf(ip)
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(key)
  if (v4) return `${v4[1]}.0/24`
  const v6 = /^(.*)::\/64$/.exec(key)
  return v6 ? `${(v6[1] ?? '').split(':').slice(0, 3).join(':')}::/48` : null
}

/** Who calls, as failures are counted and as the log tells them. */
export interface Caller {
  /** What requests are counted under. */
  address: string
  network: string | null
}

export const callerOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Caller => ({ address: addressKeyOf(ip), network: networkOf(ip) })

/** With what and on which brand's pages somebody changes their account, for the mail that tells of it. */
export interface Whereby {
  brand: string
  device: Device
}

export const wherebyOf = (
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'host'>,
  { brands }: { brands: Readonly<Record<string, Brand>> },
): Whereby => ({ brand: findBrandByHost(request.host, brands).key, device: readDevice(request) })
