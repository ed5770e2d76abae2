import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { openRegister, openTable } from '../../server/substances/register-source.ts'
import { classOf } from './endpoints.ts'
import { classifyMixture, type Classification } from './classify-mixture.ts'
import { lawOn } from './law-state.ts'

const reference = join(projectFolder, '..', 'shared', 'reference')
const file = join(reference, 'classification-cases.json')
const isAtHand = existsSync(file)

const caseSchema = z.object({
  id: z.string(),
  endpoints: z.array(z.string()),
  input: z.object({
    components: z.array(
      z.object({
        name: z.string(),
        pct: z.number(),
        classification: z.array(z.string()),
        cas: z.string().optional(),
        ate: z.record(z.string(), z.number()).optional(),
        ateUnknown: z.array(z.string()).optional(),
        additivity: z.boolean().optional(),
        scl: z.array(z.string()).optional(),
        m: z.array(z.number()).optional(),
      }),
    ),
    pH: z.number().optional(),
    kinematicViscosity40C: z.number().optional(),
  }),
  expected: z.object({
    classification: z.array(z.string()),
    h: z.array(z.string()),
    ateMix: z.record(z.string(), z.number()).optional(),
    unknownPct: z.number().optional(),
  }),
})
type Case = z.infer<typeof caseSchema>

const cases = isAtHand ? z.object({ cases: z.array(caseSchema) }).parse(JSON.parse(readFileSync(file, 'utf8'))).cases : []

const classesOfEndpoint: Readonly<Record<string, readonly string[]>> = {
  'acute-oral': ['acuteToxicity'],
  'acute-inhal-gas': ['acuteToxicity'],
  skin: ['skinCorrosionIrritation'],
  eye: ['eyeDamageIrritation'],
  sens: ['respiratorySensitisation', 'skinSensitisation'],
  cmr: ['germCellMutagenicity', 'carcinogenicity', 'reproductiveToxicity'],
  stot: ['specificTargetOrganToxicitySingleExposure', 'specificTargetOrganToxicityRepeatedExposure'],
  asp: ['aspirationHazard'],
  aquatic: ['aquaticHazard'],
}

function toRequest({ input, endpoints }: Case, isFilled: boolean) {
  const gas = endpoints.includes('acute-inhal-gas')
  const sum = input.components.reduce((total, { pct }) => total + pct, 0)
  const components: object[] = input.components.map((one) => ({
    name: one.name,
    ...(one.cas ? { cas: one.cas } : {}),
    content: one.pct,
    ...(one.additivity === false ? { additive: false } : {}),
    own: {
      classification: one.classification,
      ...(one.ate ? { ate: one.ate } : {}),
      ...(one.ateUnknown ? { unknown: one.ateUnknown } : {}),
      ...(one.m ? { m: { acute: one.m[0], chronic: one.m[1] } } : {}),
      limits: (one.scl ?? []).map((text) => {
        const [name, from] = text.split('>=')
        return { class: name, from: Number(from) }
      }),
    },
  }))
  if (isFilled && sum < 100)
    components.push({ name: 'water to fill', content: Number((100 - sum).toFixed(6)), own: { classification: [] } })
  return {
    mixture: {
      physicalState: gas ? 'gas' : 'liquid',
      use: 'professional',
      ...(gas ? { inhalation: 'gas' } : {}),
      measured: { pH: input.pH ?? null, kinematicViscosity40: input.kinematicViscosity40C ?? null },
      components,
    },
  }
}

/** H318 goes under H314, and H410 stands alone: what the cases give as the label. */
function labelOf({ classification }: Classification, classes: ReadonlySet<string>): string[] {
  const codes = classification.filter((one) => classes.has(classOf(one.class))).flatMap(({ statements }) => statements)
  const lasting = ['H410', 'H411', 'H412'].filter((code) => codes.some((one) => one === code))
  const joined = codes.some((code) => code === 'H400') && lasting.length > 0
  const left = codes.filter((code) => !(code === 'H318' && codes.includes('H314')))
  return joined ? [...left.filter((code) => code !== 'H400' && !lasting.includes(code)), 'H410'] : left
}

describe.runIf(isAtHand)('the cases of the reference', () => {
  const register = openRegister(openTable([])).at('2026-11-23')
  for (const isFilled of [false, true]) {
    test.each(cases)(`$id, ${isFilled ? 'filled up with water' : 'as it stands'}`, (one) => {
      const { mixture } = classificationRequest.parse(toRequest(one, isFilled))
      const result = classifyMixture(mixture, register, lawOn('2026-11-23'))
      const classes = new Set(one.endpoints.flatMap((endpoint) => classesOfEndpoint[endpoint] ?? []))
      const isAsked = (route: string | undefined) =>
        route === undefined || !classes.has('acuteToxicity') || one.endpoints.some((name) => name.startsWith(`acute-${route.slice(0, 4)}`))
      const found = result.classification
        .filter((entry) => classes.has(classOf(entry.class)) && isAsked(entry.route))
        .map((entry) => (entry.route ? `${entry.class} ${entry.route}` : entry.class))
      expect(found.toSorted()).toEqual(one.expected.classification.toSorted())
      const label = labelOf({ ...result, classification: result.classification.filter((entry) => isAsked(entry.route)) }, classes)
      expect(label.toSorted()).toEqual(one.expected.h.toSorted())
      for (const [route, estimate] of Object.entries(one.expected.ateMix ?? {})) {
        const given = route === 'oral' ? result.acuteToxicity.oral : result.acuteToxicity.gas
        expect(given?.estimate).toBeCloseTo(estimate, 0)
        if (isFilled && one.expected.unknownPct !== undefined) expect(given?.unknown).toBe(one.expected.unknownPct)
      }
    })
  }
})
