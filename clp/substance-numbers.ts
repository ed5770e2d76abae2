/** Digits of the text, each times its weight, summed up. */
function weightedSum(digits: string, weight: (index: number) => number): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * weight(index), 0)
}

/**
 * CAS Registry Number, 2 to 7 digits, 2 digits, check digit: 1330-20-7.
 * The check digit is the sum of the other digits, weighted 1, 2, 3 … from the right, modulo 10 (CAS, “Check Digit Verification”).
 */
export function isValidCasNumber(text: string): boolean {
  const match = /^([1-9]\d{1,6})-(\d{2})-(\d)$/.exec(text)
  if (match === null) return false
  const digits = `${match[1]}${match[2]}`
  return weightedSum(digits, (index) => digits.length - index) % 10 === Number(match[3])
}

/**
 * EC number (EINECS, ELINCS, NLP or list number): 215-535-7.
 * The check digit is the sum of the six digits, weighted 1 to 6 from the left, modulo 11; for a remainder of 10 it is 1, as in 418-070-1 and
 * 61 more of CLP Annex VI, Table 3 (Annex VI, 1.1.1.2 names the three inventories; the rule is that of the EINECS inventory).
 */
export function isValidEcNumber(text: string): boolean {
  const match = /^(\d{3})-(\d{3})-(\d)$/.exec(text)
  if (match === null || /^[0-]+$/.test(text)) return false
  const check = weightedSum(`${match[1]}${match[2]}`, (index) => index + 1) % 11
  return (check === 10 ? 1 : check) === Number(match[3])
}

/**
 * Index number of CLP Annex VI, Table 3, ABC-RST-VW-Y: 601-022-00-9. Y is a check digit after the ISBN method, X for 10
 * (CLP Annex VI, 1.1.1.1): the sum of the eight digits, weighted 1 to 8 from the left, modulo 11.
 */
export function isValidIndexNumber(text: string): boolean {
  const match = /^(\d{3})-(\d{3})-(\d{2})-([\dX])$/.exec(text)
  if (match === null || match[1] === '000') return false
  const check = weightedSum(`${match[1]}${match[2]}${match[3]}`, (index) => index + 1) % 11
  return (check === 10 ? 'X' : String(check)) === match[4]
}

/**
 * REACH registration number (Article 20(3) of Regulation (EC) No 1907/2006): 01, ten digits, two check digits, and the four-digit number
 * of the member of the joint submission, which a supplier may leave out in a safety data sheet (REACH Annex II, 1.1 and 3.2.3):
 * 01-2119488216-32 or 01-2119488216-32-0000. The method of the check digits is not published, so only the form is tested.
 */
export function isReachRegistrationNumber(text: string): boolean {
  return /^01-\d{10}-\d{2}(-\d{4})?$/.test(text)
}
