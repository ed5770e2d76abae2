import { isValidCasNumber } from '../../clp/substance-numbers.ts'

/**
 * The number that a CAS number with a wrong check digit most likely is: the same digits with the check digit that belongs to them. Never taken
 * without being asked.
 * @returns null for what has no form of a CAS number
 */
export function nearestCasNumber(typed: string): string | null {
  const body = /^(\d{2,7}-\d{2})-\d$/.exec(typed.trim())?.[1]
  if (body === undefined) return null
  return Array.from({ length: 10 }, (_, digit) => `${body}-${digit}`).find(isValidCasNumber) ?? null
}
