import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { isLawAtHand, readLaw } from '../../tests/law-fingerprints.ts'
import { workedCases } from '../../tests/worked-cases.ts'
import type { WorkedCase, WorkedComponent, WorkedHazard } from '../../tests/worked-cases/worked-case.ts'
import { classifyMixture, type Classification } from './classify-mixture.ts'
import { classOf } from './endpoints.ts'
import { lawOn } from './law-state.ts'

const classesOfHazard: Readonly<Record<WorkedHazard, readonly string[]>> = {
  oral: ['acuteToxicity'],
  gas: ['acuteToxicity'],
  skin: ['skinCorrosionIrritation'],
  eye: ['eyeDamageIrritation'],
  sensitisation: ['respiratorySensitisation', 'skinSensitisation'],
  cmr: ['germCellMutagenicity', 'carcinogenicity', 'reproductiveToxicity'],
  targetOrgans: ['specificTargetOrganToxicitySingleExposure', 'specificTargetOrganToxicityRepeatedExposure'],
  aspiration: ['aspirationHazard'],
  aquatic: ['aquaticHazard'],
}

const isOfGas = ({ hazards }: WorkedCase) => hazards.includes('gas')

function toRequest(one: WorkedCase, isFilled: boolean) {
  const route = isOfGas(one) ? 'gas' : 'oral'
  const sum = one.components.reduce((total, { content }) => total + content, 0)
  const toComponent = ({ content, classes = [], cas, estimate, limits = {}, m, isNotAdditive }: WorkedComponent, index: number) => ({
    name: `component ${index + 1}`,
    ...(cas ? { cas } : {}),
    content,
    ...(isNotAdditive ? { additive: false } : {}),
    own: {
      classification: classes,
      ...(estimate === null ? { unknown: [route] } : {}),
      ...(typeof estimate === 'number' ? { ate: { [route]: estimate } } : {}),
      ...(m ? { m } : {}),
      limits: Object.entries(limits).map(([name, from]) => ({ class: name, from })),
    },
  })
  const components: object[] = one.components.map(toComponent)
  if (isFilled && sum < 100)
    components.push({ name: 'water to fill', content: Number((100 - sum).toFixed(6)), own: { classification: [] } })
  return {
    mixture: {
      physicalState: isOfGas(one) ? 'gas' : 'liquid',
      use: 'professional',
      ...(isOfGas(one) ? { inhalation: 'gas' } : {}),
      measured: { pH: one.pH ?? null, kinematicViscosity40: one.viscosity ?? null },
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

describe('the worked cases', () => {
  const register = openRegister(openTable([])).at('2026-11-23')
  for (const isFilled of [false, true]) {
    test.each(workedCases)(`$name, ${isFilled ? 'filled up with water' : 'as it stands'}`, (one) => {
      const { mixture } = classificationRequest.parse(toRequest(one, isFilled))
      const result = classifyMixture(mixture, register, lawOn('2026-11-23'))
      const classes = new Set(one.hazards.flatMap((hazard) => classesOfHazard[hazard]))
      const isStated = (route: string | undefined) =>
        route === undefined || !classes.has('acuteToxicity') || route === (isOfGas(one) ? 'inhalation' : 'oral')
      const found = result.classification
        .filter((entry) => classes.has(classOf(entry.class)) && isStated(entry.route))
        .map((entry) => (entry.route ? `${entry.class} ${entry.route}` : entry.class))
      expect(found.toSorted()).toEqual(one.classes.toSorted())
      const label = labelOf({ ...result, classification: result.classification.filter((entry) => isStated(entry.route)) }, classes)
      expect(label.toSorted()).toEqual(one.label.toSorted())
      if (one.estimate === undefined) return
      const given = isOfGas(one) ? result.acuteToxicity.gas : result.acuteToxicity.oral
      expect(given?.estimate).toBeCloseTo(one.estimate, 0)
      if (isFilled && one.unknown !== undefined) expect(given?.unknown).toBe(one.unknown)
    })
  }
})

const figures = z.record(z.string(), z.number())
const referenceCases = z.object({
  cases: z.array(
    z.object({
      endpoints: z.array(z.string()),
      input: z.object({
        components: z.array(
          z.object({
            pct: z.number(),
            classification: z.array(z.string()),
            cas: z.string().optional(),
            ate: figures.default({}),
            ateUnknown: z.array(z.string()).optional(),
            additivity: z.boolean().optional(),
            scl: z.array(z.string()).default([]),
            m: z.array(z.number()).optional(),
          }),
        ),
        pH: z.number().optional(),
        kinematicViscosity40C: z.number().optional(),
      }),
      expected: z.object({
        classification: z.array(z.string()),
        h: z.array(z.string()),
        ateMix: figures.default({}),
        unknownPct: z.number().optional(),
      }),
    }),
  ),
})
const hazardOfEndpoint: Readonly<Record<string, string>> = {
  'acute-oral': 'oral',
  'acute-inhal-gas': 'gas',
  sens: 'sensitisation',
  stot: 'targetOrgans',
  asp: 'aspiration',
}

if (isLawAtHand) {
  describe('the worked cases, compared with the reference', () => {
    it('have its figures, all of them', () => {
      const { cases } = referenceCases.parse(readLaw('classification-cases.json'))
      const expected = cases.map(({ endpoints, input, expected }) => ({
        hazards: endpoints.map((name) => hazardOfEndpoint[name] ?? name),
        components: input.components.map(({ pct, classification, cas, ate, ateUnknown, additivity, scl, m }) => ({
          content: pct,
          classes: classification,
          cas,
          estimate: ateUnknown ? null : Object.values(ate)[0],
          limits: Object.fromEntries(scl.map((text) => text.split('>=')).map(([name, from]) => [name, Number(from)])),
          m: m && { acute: m[0], chronic: m[1] },
          isNotAdditive: additivity === false ? true : undefined,
        })),
        pH: input.pH,
        viscosity: input.kinematicViscosity40C,
        classes: expected.classification,
        label: expected.h,
        estimate: Object.values(expected.ateMix)[0],
        unknown: expected.unknownPct,
      }))
      const ours = workedCases.map(({ name: _name, components, ...others }) => ({
        ...others,
        components: components.map((one) => ({ classes: [], limits: {}, ...one })),
      }))
      expect(ours).toEqual(expected)
    })
  })
}
