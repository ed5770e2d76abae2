import { expect, it } from 'vitest'
import { engineVersion } from '../../clp/consequences/compose-answer.ts'
import { openEngine } from './open-engine.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { drawRecipes } from '../../test-kit/draw-recipes.ts'
import { expectVersion } from '../../tests/keep-version.ts'
import { generateMixture } from '../../tests/second-classification/generate-mixture.ts'

/** Before and after the hazard classes of Delegated Regulation (EU) 2023/707 bind all, and today. */
const days = ['2025-04-30', '2026-11-23', '2028-11-01']

it('the version of the engine identifies its answers', () => {
  const table = openTable([])
  const registers = openRegister(table)
  const classify = openEngine()
  const drawn = drawRecipes(table, 60, '2026-11-23').map((line) => classificationRequest.parse(JSON.parse(line)).mixture)
  const generated = Array.from({ length: 240 }, (_, number) => classificationRequest.parse({ mixture: generateMixture(number) }).mixture)
  const mixtures = [...drawn, ...generated]
  const answers = days.flatMap((day) => {
    const register = registers.at(day)
    return mixtures.map((mixture) => ({ ...classify(mixture, register), engine: null }))
  })
  expect(answers).toHaveLength(mixtures.length * days.length)
  expectVersion('engine', engineVersion, { questions: { days, mixtures }, answers })
})
