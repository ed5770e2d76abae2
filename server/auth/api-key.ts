import { createHash, randomInt } from 'node:crypto'
import { unescape } from 'node:querystring'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Identifies this program, so that scanners of sources and logs recognise a leaked key. */
const prefix = 'psk_'
/** Lengths. Of the random part, the first eight digits name the key in lists; the others (190 bits) are the secret. */
const [named, random, check] = [8, 40, 6]
const form = new RegExp(`${prefix}[0-9A-Za-z]{${random + check}}`)
const wholeForm = new RegExp(`^${form.source}$`)

/** A new key: prefix, 40 random digits of base 62, and a check part by which a mistyped one is known without a look at the database. */
export function makeApiKey(): string {
  const secret = Array.from({ length: random }, () => digits.charAt(randomInt(digits.length))).join('')
  return `${prefix}${secret}${checkOf(secret)}`
}

/** Whether a text is meant as a key, valid or not. */
export const isMeantAsApiKey = (text: string): boolean => text.startsWith(prefix)

/** Whether it is complete and correctly typed. */
export function isApiKey(text: string): boolean {
  return wholeForm.test(text) && checkOf(text.slice(prefix.length, -check)) === text.slice(-check)
}

/** The beginning of a key, which is no secret: by it the key is named. */
export const clientIdOf = (key: string): string => key.slice(0, prefix.length + named)

/** What is stored of a key. Hashed once and without salt: it is random, so there is nothing to guess. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whether a key stands anywhere in an address, however it is escaped. */
export const holdsApiKey = (address: string): boolean => form.test(unescape(address))

/** The text without the secret parts of keys. */
export const withoutApiKeys = (text: string): string =>
  holdsApiKey(text) ? unescape(text).replaceAll(new RegExp(form.source, 'g'), `${prefix}…`) : text

function checkOf(secret: string): string {
  let [rest, text] = [crc32(secret), '']
  while (text.length < check) [rest, text] = [Math.floor(rest / digits.length), digits.charAt(rest % digits.length) + text]
  return text
}
