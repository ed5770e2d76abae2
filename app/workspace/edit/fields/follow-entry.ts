import type { RecordValue } from '../../record/record-values.ts'

/**
 * Where an entry of a list stands after a step of editing, undoing or redoing, which leaves all other entries the same objects.
 * @returns null where it is gone
 */
export function followEntry(before: readonly RecordValue[], now: readonly RecordValue[], index: number): number | null {
  // An entry that was just added.
  if (index >= before.length) return index < now.length ? index : null
  const entry = before[index]
  if (now[index] === entry) return index
  const moved = now.indexOf(entry)
  if (moved >= 0) return moved
  return now.length === before.length ? index : null
}
