import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What a server of TLS needs, and what signs others. */
export interface Certificate {
  /** Distinguished name. */
  name: Buffer
  key: KeyObject
  /** In PEM. */
  cert: string
}

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes))
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))
const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const isTrue = der(0x01, Buffer.from([0xff]))

const nameOf = (text: string) => sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(text)))))
const basicConstraints = (isAuthority: boolean) =>
  sequence(oid(0x55, 0x1d, 0x13), isTrue, der(0x04, isAuthority ? sequence(isTrue) : sequence()))
const alternativeNames = (hosts: readonly string[]) =>
  sequence(oid(0x55, 0x1d, 0x11), der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))))

/**
 * A certificate (RFC 5280) with a key of its own, so that no key lies in the repository.
 * @param hosts names for which it holds; none for an authority
 * @param by who signs it; itself where nobody does
 * @param days for which it is good from now on; negative for one that has expired
 */
export function makeCertificate(
  name: string,
  { hosts = [], by, days = 1 }: { hosts?: readonly string[]; by?: Certificate; days?: number } = {},
): Certificate {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const own = nameOf(name)
  const day = 24 * 3600 * 1000
  const [from, to] = [new Date(Date.now() - 10 * day), new Date(Date.now() + days * day)]
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    by?.name ?? own,
    sequence(time(from), time(to)),
    own,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints(hosts.length === 0), ...(hosts.length === 0 ? [] : [alternativeNames(hosts)]))),
  )
  const signature = sign('sha256', toBeSigned, by?.key ?? key)
  const bytes = sequence(toBeSigned, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  return { name: own, key, cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n` }
}
