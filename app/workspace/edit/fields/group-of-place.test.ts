import { expect, it } from 'vitest'
import { catalogueIds, readCatalogue } from '../../../../test-kit/read-catalogue.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { groupOfPlace } from './group-of-place.ts'

/** Every sentence of the library in a record, with its place. */
function listPhrases(value: unknown, path: (string | number)[] = []): { key: string; path: (string | number)[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'phrase' in value && typeof value.phrase === 'string' ? [{ key: value.phrase, path }] : []
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...parts.flatMap(([key, part]) => listPhrases(part, [...path, key]))]
}

const chosen = catalogueIds.flatMap((id) => listPhrases(readCatalogue(id).at(-1)?.record))

it('a place is offered the group from which people have chosen nearly always', () => {
  const narrowed = chosen.filter(({ path }) => groupOfPlace(path) !== '')
  const strangers = narrowed.filter(({ key, path }) => !key.startsWith(`${groupOfPlace(path)}.`))
  expect(narrowed.length / chosen.length).toBeGreaterThan(0.8)
  expect(strangers.length / narrowed.length).toBeLessThan(0.02)
})

it('the library has every group that is offered', () => {
  const { phrases, substances } = loadWording('en')
  const keys = Object.keys({ ...phrases, ...substances })
  const offered = new Set(chosen.map(({ path }) => groupOfPlace(path)).filter((group) => group !== ''))
  expect([...offered].filter((group) => !keys.some((key) => key.startsWith(`${group}.`)))).toEqual([])
})

it.each([
  [['emergency', 0, 'hours'], 'telephone'],
  [['company', 'telephoneHours'], 'telephone'],
  [['composition', 'ingredients', 3, 'name'], 'substance'],
  [['toxicology', 'notes', 0, 'values', 'substances'], 'substance'],
  [['labelElements', 'furtherTexts', 0, 'values', 'ingredients', 1], 'detergent'],
  [['parameters', 2, 'text'], ''],
])('%j: %s', (path, group) => expect(groupOfPlace(path)).toBe(group))
