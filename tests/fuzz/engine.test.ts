import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { hazardClasses } from '../../clp/hazard-categories.ts'
import { buildReport } from '../../documents/report/build-report.ts'
import { openEngine } from '../../server/classify/open-engine.ts'
import { openJsonWriter } from '../../server/classify/write-json.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { classificationAnswer } from '../../shared/classification/answer.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { languageCodes } from '../../shared/languages.ts'
import { recomputeStep } from '../../test-kit/recompute-step.ts'
import type { TypedComponent, TypedMixture } from '../classify-by-request.ts'
import { drawnMixture, filled, percent } from './arbitrary-mixture.ts'
import { howOften, longest, seed } from './fuzz-settings.ts'
import { listLower, saidBy } from './read-answer.ts'

const engine = openEngine()
const register = openRegister(openTable([])).at('2026-11-23')
const json = openJsonWriter()
const read = (mixture: TypedMixture) => classificationRequest.parse({ mixture }).mixture
const classify = (mixture: TypedMixture): ClassificationAnswer => engine(read(mixture), register)

const often = howOften(60, 5_000)
const millionthsOf = ({ content }: TypedComponent): number => Math.round((typeof content === 'number' ? content : content.to) * percent)

describe(`any recipe (seed ${seed})`, { timeout: longest }, () => {
  it('is answered the same in any order', () => {
    fc.assert(
      fc.property(drawnMixture, (drawn) => {
        const mixture = filled(drawn)
        const turned = classify({ ...mixture, components: mixture.components.toReversed() })
        expect(saidBy(turned)).toEqual(saidBy(classify(mixture)))
      }),
      often,
    )
  })

  it('is answered the same where a component stands in two equal rows', () => {
    fc.assert(
      fc.property(drawnMixture, (drawn) => {
        const mixture = filled(drawn)
        const components = mixture.components.flatMap((one): TypedComponent[] => {
          const half = { ...one, content: millionthsOf(one) / 2 / percent }
          return millionthsOf(one) % 2 === 0 ? [half, half] : [one]
        })
        expect(saidBy(classify({ ...mixture, components }))).toEqual(saidBy(classify(mixture)))
      }),
      often,
    )
  })

  it('is answered the same where its first components come as a raw material', () => {
    fc.assert(
      fc.property(drawnMixture, fc.nat(), (drawn, cut) => {
        const { components, ...mixture } = filled(drawn)
        const inside = components.slice(0, 1 + (cut % components.length))
        const sum = inside.reduce((all, one) => all + millionthsOf(one), 0)
        // Half of the recipe, filled up with water, so that each content in it is twice as much.
        if (sum > 50 * percent || drawn.water < 50 * percent - sum) return
        const rest = 50 * percent - sum
        const water = { name: 'Pure water', own: { classification: [] } }
        const premix = {
          name: 'Premix',
          content: 50,
          components: [
            ...inside.map((one) => ({ ...one, content: (millionthsOf(one) * 2) / percent })),
            ...(rest > 0 ? [{ ...water, content: (rest * 2) / percent }] : []),
          ],
        }
        const others = drawn.components.slice(inside.length).map(({ component }) => component)
        const left = drawn.water - rest
        const whole = { ...mixture, components: [premix, ...others, ...(left > 0 ? [{ ...water, content: left / percent }] : [])] }
        if (inside.length > drawn.components.length) return
        expect(saidBy(classify(whole))).toEqual(saidBy(classify({ ...mixture, components })))
      }),
      often,
    )
  })

  it('is no less hazardous with more of a component in place of water', () => {
    fc.assert(
      fc.property(drawnMixture, fc.nat(), fc.integer({ min: 1, max: 100 }), (drawn, number, share) => {
        const more = Math.floor((drawn.water * share) / 100)
        const components = drawn.components.map((one, index) => {
          const content = one.content + (index === number % drawn.components.length ? more : 0)
          return { component: { ...one.component, content: content / percent }, content }
        })
        const grown = { ...drawn, components, water: drawn.water - more }
        expect(listLower(classify(filled(drawn)), classify(filled(grown)))).toEqual([])
      }),
      often,
    )
  })

  it('is answered for every class, with steps that recompute and lead to the result', () => {
    fc.assert(
      fc.property(drawnMixture, (drawn) => {
        const { hazards, components, classification } = classify(filled(drawn))
        expect(new Set(hazards.map(({ hazardClass }) => hazardClass))).toEqual(new Set(hazardClasses))
        const classified = hazards.flatMap(({ category }) => category ?? [])
        expect(classification.map((one) => one.class).toSorted()).toEqual(classified.toSorted())
        const keys = new Set(components.map(({ key }) => key))
        for (const { steps, outcome, category, because, unknown } of hazards) {
          expect(unknown).toBeGreaterThanOrEqual(0)
          expect(unknown).toBeLessThanOrEqual(100)
          expect(outcome === 'classified').toBe(category !== null)
          const named = steps.flatMap(({ counted, leftOut }) => [...counted, ...leftOut].map(({ component }) => component))
          expect([...because, ...named].filter((key) => !keys.has(key))).toEqual([])
          for (const step of steps) {
            const again = recomputeStep(step)
            if (again) expect({ what: step.what, ...again }).toEqual({ what: step.what, total: step.total, isMet: step.isMet })
          }
          // Category 3 of aerosols is what neither 1 nor 2 is (CLP Annex I, 2.3.2.2).
          if (category !== null && category !== 'Aerosol 3')
            expect(steps.filter(({ isMet, gives }) => isMet && gives === category).length).toBeGreaterThan(0)
        }
      }),
      often,
    )
  })

  it('has one answer, which is as described, survives JSON and can be reported on in each language', () => {
    fc.assert(
      fc.property(drawnMixture, fc.constantFrom(...languageCodes), (drawn, language) => {
        const mixture = read(filled(drawn))
        const answer = engine(mixture, register)
        const written = Buffer.from(json.write(answer)).toString()
        expect(written).toBe(JSON.stringify(answer))
        expect(JSON.stringify(engine(read(filled(drawn)), register))).toBe(written)
        expect(classificationAnswer.safeParse(JSON.parse(written)).error).toBeUndefined()
        const report = buildReport({ mixture, answer, inputHash: '0'.repeat(64) }, language)
        expect(JSON.stringify(report)).not.toMatch(/undefined|NaN|Infinity|\[object/)
      }),
      often,
    )
  })
})
