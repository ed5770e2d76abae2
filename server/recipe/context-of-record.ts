import { z } from 'zod'
import { measuredEnds, measuredNames, recipeUses, type Recipe } from '../../shared/recipe/recipe.ts'
import { mixtureOfRecord } from '../../shared/classification/mixture-of-record.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { readEnglish } from '../classify/read-english.ts'

const { uses, parameters, labelElements, transport } = productRecord.shape
const parts = z.object({ uses, parameters, labelElements, transport: transport.optional().catch(undefined) })

/** Tests of a recipe at most. */
const mostTests = 100

/**
 * The data of a record besides section 3 that affect the classification: state, section 9, uses and packs, so that a recipe that starts
 * from it is classified like the product.
 */
export function contextOfRecord(record: WorkingRecord): Partial<Recipe> {
  const { data } = parts.safeParse({
    uses: record['uses'],
    parameters: record['parameters'],
    labelElements: record['labelElements'],
    transport: record['transport'],
  })
  if (!data) return {}
  const bare = { kind: 'mixture' as const, description: [], ingredients: [], notes: [] }
  const { physicalState, inhalation, productKind, receptacle, measured, packs } = mixtureOfRecord(
    { ...data, name: '', composition: bare },
    readEnglish,
  )
  const figures = new Map<string, unknown>(Object.entries(measured))
  // It decides on nothing but what melts on the way, and a softening point that stands for it is none of section 9.1(d).
  const isMeltingRequired =
    measured.carriageTemperature !== null && data.parameters.some((one) => one.property === 'meltingPoint' && one.quantity !== undefined)
  const values = measuredNames.flatMap((name) => {
    if (name === 'meltingPoint' && !isMeltingRequired) return []
    const value = figures.get(name)
    return typeof value === 'number' && value >= measuredEnds[name].min && value <= measuredEnds[name].max
      ? [[name, String(value)] as const]
      : []
  })
  const said = new Set(data.uses.flatMap((text) => ('phrase' in text ? [text.phrase] : [])))
  const isForWork = said.has('use.sprayRollerBrush')
  return {
    ...(physicalState === null ? {} : { physicalState }),
    ...(inhalation === null ? {} : { inhalation }),
    ...(productKind === null ? {} : { productKind }),
    ...(receptacle === null ? {} : { receptacle }),
    measured: {
      values: Object.fromEntries(values),
      methods: measured.flashPointMethod === null ? {} : { flashPoint: measured.flashPointMethod },
      ...(measured.sustainsCombustion === null ? {} : { sustainsCombustion: measured.sustainsCombustion }),
      tests: measured.tests.slice(0, mostTests).map(({ category, statement, result, method }) => ({
        class: statement === null ? category : `${category} ${statement}`,
        result,
        ...(method === null ? {} : { method }),
      })),
    },
    uses: recipeUses.filter((use) => said.has(`use.${use}`) || (isForWork && use !== 'consumer')),
    packs: packs.map(({ value, unit }) => ({ value: String(value), unit })),
  }
}
