import { isRecipient, mostRecipients, splitRecipients } from '../../../shared/share.ts'
import type { Translate } from '../../language/texts.tsx'

/** The list with further entries; one that is there already, in whatever capitals, is not added again. */
export function addRecipients(list: readonly string[], text: string): string[] {
  const all = [...list]
  for (const entry of splitRecipients(text.replaceAll(/[<>]/g, ' ')))
    if (!all.some((known) => known.toLowerCase() === entry.toLowerCase())) all.push(entry)
  return all
}

export type RecipientsProblem = { kind: 'missing' } | { kind: 'invalid'; entries: string[] } | { kind: 'tooMany' }

/** What is wrong with a list of recipients; null where it can be sent to. */
export function findRecipientsProblem(list: readonly string[]): RecipientsProblem | null {
  const entries = list.filter((entry) => !isRecipient(entry))
  if (entries.length > 0) return { kind: 'invalid', entries }
  if (list.length === 0) return { kind: 'missing' }
  return list.length > mostRecipients ? { kind: 'tooMany' } : null
}

export function sayRecipientsProblem(problem: RecipientsProblem, t: Translate): string {
  if (problem.kind === 'invalid') return t('reason.invalidEmails', { emails: problem.entries.join(', ') })
  return problem.kind === 'missing' ? t('reason.recipientsMissing') : t('reason.tooManyRecipients', { max: mostRecipients })
}
