import { diffWordsWithSpace } from 'diff'
import type { Rich, Run } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'

/** Below this share of common words a text was rewritten, and word-by-word marks would only confuse. */
const leastCommonShare = 0.4

/** Words and spaces changed in one text from which it was rewritten too; to look for more takes a time that grows with their square. */
const mostChanges = 400

/** The whole text as added or removed. */
export function markAll(rich: Rich, mark: 'added' | 'removed'): Rich {
  return rich.map((run) => ({ ...run, mark }))
}

export function sameRich(before: Rich, after: Rich): boolean {
  return plainText(before) === plainText(after)
}

/** The new text with what was removed before what was added. */
export function compareRich(before: Rich, after: Rich): Rich {
  if (sameRich(before, after)) return after
  const [old, now] = [plainText(before), plainText(after)]
  if (old === '') return markAll(after, 'added')
  if (now === '') return markAll(before, 'removed')
  const changes = diffWordsWithSpace(old, now, { maxEditLength: mostChanges })
  if (!changes) return [...markAll(before, 'removed'), { text: ' ' }, ...markAll(after, 'added')]
  const common = changes.filter((change) => !change.added && !change.removed).reduce((sum, change) => sum + change.value.trim().length, 0)
  if (common < leastCommonShare * Math.max(old.length, now.length))
    return [...markAll(before, 'removed'), { text: ' ' }, ...markAll(after, 'added')]
  return changes.flatMap((change): Run[] => [
    change.added
      ? { text: change.value, mark: 'added' }
      : change.removed
        ? { text: change.value, mark: 'removed' }
        : { text: change.value },
  ])
}

/** Lines that stand under each other: equal ones stay, a line replaced by another is compared with it. */
export function compareLines(before: readonly Rich[], after: readonly Rich[]): Rich[] {
  if (before.length === after.length) return after.map((line, index) => compareRich(before[index] ?? [], line))
  const kept = after.map((line) => before.some((old) => sameRich(old, line)))
  const removed = before.filter((line) => !after.some((now) => sameRich(now, line)))
  return [...removed.map((line) => markAll(line, 'removed')), ...after.map((line, index) => (kept[index] ? line : markAll(line, 'added')))]
}
