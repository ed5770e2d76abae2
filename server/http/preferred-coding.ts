const codings = [
  ['br', /(^|,)\s*br\s*($|,|;\s*q=(1|0\.0*[1-9]))/],
  ['gzip', /(^|,)\s*gzip\s*($|,|;\s*q=(1|0\.0*[1-9]))/],
] as const

/** The better of the cached content codings that the client accepts (RFC 9110, section 12.5.3); null: neither. */
export function preferredCoding(accepted = ''): 'br' | 'gzip' | null {
  return codings.find(([, isAccepted]) => isAccepted.test(accepted))?.[0] ?? null
}
