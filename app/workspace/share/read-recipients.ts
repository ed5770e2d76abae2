/** Recipients at most (specification, section 9). */
export const mostRecipients = 10

/** Non-space text, @, text, dot, text (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/** The entries of a text: commas, semicolons and white space part them, as a list from elsewhere has them. */
export function splitRecipients(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((entry) => entry.replace(/^<(.*)>$/, '$1'))
    .filter((entry) => entry !== '')
}

/** The list with further entries; one that is there already, in whatever capitals, is not added again. */
export function addRecipients(list: readonly string[], text: string): string[] {
  const all = [...list]
  for (const entry of splitRecipients(text)) if (!all.some((known) => known.toLowerCase() === entry.toLowerCase())) all.push(entry)
  return all
}

export type RecipientsProblem = { kind: 'missing' } | { kind: 'invalid'; entries: string[] } | { kind: 'tooMany' }

/** What is wrong with a list of recipients; null where it can be sent to. */
export function findRecipientsProblem(list: readonly string[]): RecipientsProblem | null {
  const entries = list.filter((entry) => !isEmail(entry))
  if (entries.length > 0) return { kind: 'invalid', entries }
  if (list.length === 0) return { kind: 'missing' }
  return list.length > mostRecipients ? { kind: 'tooMany' } : null
}
