import type { Editing } from '../draft/edit-context.tsx'
import { asObject, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** What is wrong with an entry, each with the cell in which it is told; '' of the entry as a whole. */
export function listProblems(
  problemsAt: Editing['problemsAt'],
  path: RecordPath,
  entry: Readonly<Record<string, RecordValue>>,
  language: string,
): { cell: string; reason: string }[] {
  const places: readonly (readonly string[])[] = [
    [],
    ['category'],
    ['property'],
    ['quantity'],
    ...['value', 'from', 'to', 'unit', 'sign'].map((part) => ['quantity', part]),
    ['method'],
    ...['text', 'remark'].flatMap((cell) => {
      const languages = new Set([language, ...Object.keys(asObject(asObject(entry[cell])['text']))])
      const values = Object.keys(asObject(asObject(entry[cell])['values']))
      return [
        [cell],
        [cell, 'phrase'],
        [cell, 'text'],
        ...[...languages].map((code) => [cell, 'text', code]),
        [cell, 'values'],
        ...values.map((name) => [cell, 'values', name]),
      ]
    }),
  ]
  const told = places.flatMap(([cell = '', ...rest]) =>
    problemsAt(cell === '' ? path : [...path, cell, ...rest]).map((reason) => ({ cell, reason })),
  )
  return told.filter(({ reason }, index) => told.findIndex((other) => other.reason === reason) === index)
}
