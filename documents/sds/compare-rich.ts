import { diffWordsWithSpace, type Change } from 'diff'
import type { Rich, Run } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'
import { alignByKey } from '../../shared/align-by-key.ts'

/** Below this share of common words, of the shorter text, a text was rewritten, and word-by-word marks would only confuse. */
const leastCommonShare = 0.4

/** Words and spaces changed in one text from which it was rewritten too; to look for more takes a time that grows with their square. */
const mostChanges = 400

/**
 * The whole text as added or removed, in one run: each marked run is announced by itself. Only what is missing in the
 * document's language stays a run of its own.
 */
export function markAll(rich: Rich, mark: 'added' | 'removed'): Rich {
  const runs: Run[] = []
  for (const run of rich) {
    const last = runs.at(-1)
    if (last && (last.missing === run.missing || isBlank(run.text))) last.text += run.text
    else runs.push({ ...run, mark })
  }
  return runs
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
  const common = changes?.filter(isKept).reduce((sum, { value }) => sum + value.trim().length, 0) ?? 0
  // The shorter text: one that only grew has all its words in the longer one.
  return changes && common >= leastCommonShare * Math.min(old.trim().length, now.trim().length)
    ? markChanges(changes)
    : [...markAll(before, 'removed'), { text: ' ' }, ...markAll(after, 'added')]
}

/**
 * Lines that stand under each other: equal ones stay, and what stands between them on both sides is compared line by line.
 */
export function compareLines(before: readonly Rich[], after: readonly Rich[]): Rich[] {
  const keyed = (lines: readonly Rich[]) => lines.map((line) => ({ key: plainText(line), line }))
  const compared: Rich[] = []
  let removed: Rich[] = []
  let added: Rich[] = []
  const endGap = () => {
    const opposite = Math.min(removed.length, added.length)
    compared.push(
      ...added.slice(0, opposite).map((line, index) => compareRich(removed[index] ?? [], line)),
      ...removed.slice(opposite).map((line) => markAll(line, 'removed')),
      ...added.slice(opposite).map((line) => markAll(line, 'added')),
    )
    removed = []
    added = []
  }
  for (const pair of alignByKey(keyed(before), keyed(after))) {
    if (pair.before === null) added.push(pair.after.line)
    else if (pair.after === null) removed.push(pair.before.line)
    else {
      endGap()
      compared.push(pair.after.line)
    }
  }
  endGap()
  return compared
}

/** Changes with at most blanks between them become one removal and one addition; the blanks belong to both. */
function markChanges(changes: readonly Change[]): Rich {
  const runs: Run[] = []
  let removed = ''
  let added = ''
  const endGroup = () => {
    runs.push(...replaceText(removed, added))
    removed = ''
    added = ''
  }
  for (const change of changes)
    if (isKept(change) && !isBlank(change.value)) {
      endGroup()
      runs.push({ text: change.value })
    } else {
      if (!change.added) removed += change.value
      if (!change.removed) added += change.value
    }
  endGroup()
  return joinUnmarked(runs)
}

/** A text and what took its place. Equal blanks at their ends stay without a mark. */
function replaceText(before: string, after: string): Run[] {
  const start = equalBlanks(/^\s*/u, before, after)
  const [old, now] = [before.slice(start.length), after.slice(start.length)]
  const end = equalBlanks(/\s*$/u, old, now)
  const runs: Run[] = [
    { text: start },
    { text: old.slice(0, old.length - end.length), mark: 'removed' },
    { text: now.slice(0, now.length - end.length), mark: 'added' },
    { text: end },
  ]
  return runs.filter(({ text }) => text !== '')
}

function equalBlanks(place: RegExp, before: string, after: string): string {
  const [blanks = ''] = place.exec(before) ?? []
  return blanks === place.exec(after)?.[0] ? blanks : ''
}

function joinUnmarked(runs: readonly Run[]): Rich {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && !last.mark && !run.mark) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

function isKept({ added, removed }: Change): boolean {
  return !added && !removed
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
