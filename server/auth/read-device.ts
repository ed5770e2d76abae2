import type { FastifyRequest } from 'fastify'
import { findBrandByHost, type Brand } from '../../shared/brands.ts'
import { addressKeyOf } from './address-key.ts'

/** The device of a sign-in, in terms that its user recognises; null: unknown. */
export interface Device {
  browser: string | null
  system: string | null
  /** Never the IP address itself, but its network: /24 for IPv4, /48 for IPv6, as assigned to an office or a household. */
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

/** Browser and system by the user agent; for a program that is not a browser its own name, such as `curl`. */
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

/** The caller, as failures are counted and as the log shows it. */
export interface Caller {
  /** Key under which requests are counted. */
  address: string
  network: string | null
}

export const callerOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Caller => ({ address: addressKeyOf(ip), network: networkOf(ip) })

/** The device and the brand's pages with which somebody changes their account, for the mail about the change. */
export interface Whereby {
  brand: string
  device: Device
}

export const wherebyOf = (
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'host'>,
  { brands }: { brands: Readonly<Record<string, Brand>> },
): Whereby => ({ brand: findBrandByHost(request.host, brands).key, device: readDevice(request) })
