import type { PublishPreview } from '../../shared/editing.ts'
import { languages } from '../../shared/languages.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { isObject } from './merge-records.ts'

/** Free texts, wherever they stand in the record. */
export function listFreeTexts(value: unknown, path: readonly PropertyKey[] = []): PublishPreview['freeTexts'] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => listFreeTexts(entry, [...path, index]))
  if (!isObject(value)) return []
  const written = value['text']
  const own =
    isObject(written) && written['text'] === undefined && written['phrase'] === undefined
      ? [{ path: writePath(path), languages: languages.map(({ code }) => code).filter((code) => written[code] !== undefined) }]
      : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'text' && own.length > 0 ? [] : listFreeTexts(inner, [...path, key]))),
  ]
}
