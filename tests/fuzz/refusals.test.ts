import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import { isReasonCode } from '../../shared/reasons/reason-codes.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { drawnMixture, filled } from './arbitrary-mixture.ts'
import { howOften, longest, seed } from './fuzz-settings.ts'

type Path = readonly (string | number)[]

/** Values that no field of a recipe takes in any place: neither a figure nor a name, an answer nor a list. */
const impossible: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(-1e300, 1e300, [[]], { 'no such': 1 }, [{ no: [] }]),
  fc.string({ minLength: 2_100, maxLength: 2_200 }),
)

/** Every place of a value at which a figure, a text or an answer stands. */
function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, Array.isArray(value) ? Number(key) : key]))
}

function put(holder: unknown, [first = '', ...rest]: Path, value: unknown): void {
  if (typeof holder !== 'object' || holder === null) return
  if (rest.length === 0) Reflect.set(holder, first, value)
  else put(Reflect.get(holder, first), rest, value)
}

const written = (path: Path): string =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`), '')

const reasonsFor = (request: unknown) => {
  const read = classificationRequest.safeParse(request, { reportInput: true })
  return read.success ? [] : readIssues(read.error.issues)
}

/** Sound values that are wrong, with the field that says so. */
const wrong: readonly [field: string, value: unknown, code: string][] = [
  ['cas', '1333-74-1', 'casNumber'],
  ['ec', '200-001-9', 'ecNumber'],
  ['index', '001-001-00-0', 'indexNumber'],
  ['content', { from: 2, to: 1 }, 'range'],
]

describe(`any recipe with a fault (seed ${seed})`, { timeout: longest }, () => {
  it('is refused at the place of the fault, by a code', () => {
    fc.assert(
      fc.property(drawnMixture, fc.nat(), impossible, (drawn, number, value) => {
        const request = structuredClone({ at: '2026-11-23', mixture: filled(drawn) })
        const places = listLeaves(request)
        const place = places[number % places.length] ?? []
        put(request, place, value)
        const reasons = reasonsFor(request)
        const there = reasons.filter(({ path }) => path.startsWith(written(place)))
        expect({ place: written(place), isNamed: there.length > 0, reasons }).toEqual({ place: written(place), isNamed: true, reasons })
        expect(reasons.filter(({ code }) => !isReasonCode(code))).toEqual([])
      }),
      howOften(100, 20_000),
    )
  })

  it('says which rule a sound value breaks', () => {
    fc.assert(
      fc.property(drawnMixture, fc.nat(), fc.constantFrom(...wrong), (drawn, number, [field, value, code]) => {
        const request = structuredClone({ mixture: filled(drawn) })
        const index = number % request.mixture.components.length
        put(request, ['mixture', 'components', index, field], value)
        expect(reasonsFor(request)).toContainEqual(
          expect.objectContaining({ code, path: expect.stringContaining(`mixture.components[${index}].${field}`) }),
        )
      }),
      howOften(100, 20_000),
    )
  })
})
