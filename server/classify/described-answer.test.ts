import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { classificationAnswer } from '../../shared/classification/answer.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { drawRecipes } from '../../test-kit/draw-recipes.ts'
import { generateMixture } from '../../tests/second-classification/generate-mixture.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { openEngine } from './open-engine.ts'

type Plain<T> = T extends readonly (infer One)[] ? Plain<One>[] : T extends object ? { -readonly [Key in keyof T]: Plain<T[Key]> } : T
it('the description of a classification names every field of every answer', () => {
  const table = openTable([])
  const classify = openEngine()
  const register = openRegister(table).at('2026-11-23')
  const drawn = drawRecipes(table, 60, '2026-11-23').map((line) => classificationRequest.parse(JSON.parse(line)).mixture)
  const generated = Array.from({ length: 240 }, (_, number) => classificationRequest.parse({ mixture: generateMixture(number) }).mixture)
  for (const mixture of [...drawn, ...generated]) {
    const answer: Plain<ClassificationAnswer> = JSON.parse(JSON.stringify(classify(mixture, register)))
    // What is described and does not exist, or is of another type, fails to compile here.
    const described: z.output<typeof classificationAnswer> = answer
    // Parsing drops what the description does not name.
    expect(classificationAnswer.parse(described)).toEqual(answer)
  }
})
