import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'
import { productRecord } from '../shared/record/product-record.ts'

interface Part {
  properties?: Record<string, Part>
  required?: string[]
  items?: Part
  anyOf?: Part[]
  oneOf?: Part[]
  allOf?: Part[]
  additionalProperties?: Part | boolean
  $ref?: string
}

const schema: Part & { $defs?: Record<string, Part> } = JSON.parse(
  JSON.stringify(z.toJSONSchema(productRecord, { io: 'output', unrepresentable: 'any', reused: 'ref' })),
)

/** Fields that every record has once it is read, by the places where they stand. */
function listAlways(part: Part, place: string, within: readonly string[] = []): string[] {
  const reference = part.$ref?.split('/').at(-1)
  // A text may stand within a text.
  if (reference !== undefined && within.includes(reference)) return []
  const inside = reference === undefined ? within : [...within, reference]
  const further = [
    ...(part.anyOf ?? []),
    ...(part.oneOf ?? []),
    ...(part.allOf ?? []),
    ...(reference === undefined ? [] : [schema.$defs?.[reference] ?? {}]),
  ]
  return [
    ...(part.required ?? []).map((name) => `${place}/${name}`),
    ...Object.entries(part.properties ?? {}).flatMap(([name, one]) => listAlways(one, `${place}/${name}`, inside)),
    ...(part.items ? listAlways(part.items, `${place}/*`, inside) : []),
    ...(typeof part.additionalProperties === 'object' ? listAlways(part.additionalProperties, `${place}/*`, inside) : []),
    ...further.flatMap((one) => listAlways(one, place, inside)),
  ]
}

it('a version that was published long ago lacks no field that the program counts on: a new one is optional, and none has a default', () => {
  const file = path.join(projectFolder, 'tests/golden/frozen-fields.json')
  const always = [...new Set(listAlways(schema, ''))].toSorted()
  expect(always.length).toBeGreaterThan(100)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, `${JSON.stringify(always, null, 2)}\n`)
  const known: string[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(always.filter((one) => !known.includes(one))).toEqual([])
})
